/** How a card lies, told to whatever draws it. */
export interface Lying {
  /** Whether it is chosen by its name where it lies. */
  chosen?: boolean
  /** Whether it has just come here. */
  moved?: boolean
}

/** The dialogs that any page may open; the app shows them. */

class Dialogs {
  open = $state<'settings' | 'name' | 'calls' | null>(null)
}

export const dialogs = new Dialogs()

/** The sheets of the drawer. */

export const TABS = ['log', 'chat', 'rules'] as const
export type Tab = (typeof TABS)[number]

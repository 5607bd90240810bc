/** The sheets of the drawer. */

export type Tab = 'log' | 'chat' | 'rules' | 'analysis' | 'moments'

/** Those of a table that is played. */
export const TABS = ['log', 'chat', 'rules'] as const satisfies readonly Tab[]

/** Requests a minute that a network, and a key, may make. */
export const API_BUDGETS = { network: 120, key: 1200 } as const

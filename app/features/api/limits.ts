/** Requests a minute that a network may make, and a key. */
export const API_BUDGETS = { network: 120, key: 1200 } as const

/** Most open days of a round. */
export const MAX_ROUND = 20

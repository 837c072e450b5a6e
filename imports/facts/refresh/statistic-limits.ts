/** With fewer schools, a statistic says more about single schools than about a kind. */
export const MIN_SCHOOLS = 5
/** More regions are counted instead of named. */
export const MAX_NAMED_REGIONS = 3

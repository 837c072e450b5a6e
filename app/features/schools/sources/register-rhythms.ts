/** How often a publisher issues a new edition, or a scheduled import checks for one; in ascending order. */
export const RHYTHMS = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const
export type Rhythm = (typeof RHYTHMS)[number]

/** Days between two editions. */
export const RHYTHM_DAYS: Record<Rhythm, number> = { daily: 1, weekly: 7, monthly: 31, quarterly: 92, yearly: 366 }

const DAY_MS = 86_400_000
/** Days by which a publisher may be late: they are seldom on time. */
const GRACE_DAYS = 31

/** Whether data are older than their rhythm suggests. @param since day (YYYY-MM-DD) or instant of the data */
export const isOlderThanUsual = (rhythm: Rhythm, since: string | Date, now: Date = new Date()): boolean =>
  now.getTime() - new Date(since).getTime() > (RHYTHM_DAYS[rhythm] + GRACE_DAYS) * DAY_MS

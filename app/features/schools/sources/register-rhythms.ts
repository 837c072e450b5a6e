/** How often a publisher issues a new edition, or a scheduled import checks for one; in ascending order. */
export const RHYTHMS = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const
export type Rhythm = (typeof RHYTHMS)[number]

/** Days between two editions. */
export const RHYTHM_DAYS: Record<Rhythm, number> = { daily: 1, weekly: 7, monthly: 31, quarterly: 92, yearly: 366 }

const DAY_MS = 86_400_000
/** Publishers are seldom on time: a quarter of the interval, and a week. */
const allowedDays = (rhythm: Rhythm) => RHYTHM_DAYS[rhythm] * 1.25 + 7

/** Whether data are older than their rhythm suggests. @param since day (YYYY-MM-DD) or instant of the data */
export const isOlderThanUsual = (rhythm: Rhythm, since: string | Date, now: Date = new Date()): boolean =>
  now.getTime() - new Date(since).getTime() > allowedDays(rhythm) * DAY_MS

/** Days after which the team is told that a publisher has missed an edition. */
const GRACE_DAYS = 31

/** Whether an edition was missed: nothing new came for the rhythm of the publisher and a month. */
export const isMissed = (rhythm: Rhythm, since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() > (RHYTHM_DAYS[rhythm] + GRACE_DAYS) * DAY_MS

/** Maximum number of saved searches of an account. */
export const MAX_SEARCHES = 20
/** Maximum number of schools that an account follows. */
export const MAX_FOLLOWS = 50
export const MAX_NAME_LENGTH = 100
/** Maximum number of matches of a search that reports new schools: with more it is too broad. */
export const MAX_MATCHES = 2000
/** How often a search is checked for new matches, in hours until the next time. */
export const CHECK_HOURS = { at_once: 1, weekly: 7 * 24 } as const
export type Frequency = keyof typeof CHECK_HOURS
/** What people choose for a search; `at_once` means the next run of the hourly task. */
export const MAIL_CHOICES = ['never', 'weekly', 'at_once'] as const
/** What a mail may report about a school that already matched. */
export const TOPICS = ['reviews', 'events', 'facts'] as const
export type Topics = Record<(typeof TOPICS)[number], boolean>
export type MailChoice = (typeof MAIL_CHOICES)[number]

/** Possible recipients of a letter: those who manage the profile of a school, or everybody with an account. */
export const AUDIENCES = ['members', 'accounts'] as const
export type Audience = (typeof AUDIENCES)[number]

/**
 * Why a letter may go to people who unsubscribed from news: it concerns the security of accounts, an interruption or
 * change of the service, the rights of its readers, or the law requires it.
 */
export const REASONS = ['security', 'service', 'rights', 'law'] as const
export type Reason = (typeof REASONS)[number]

/** Maximum length of the subject and the text of a letter, in characters. */
export const MAX_SUBJECT_LENGTH = 120
export const MAX_TEXT_LENGTH = 5000

/** Mails in one batch, and seconds between two batches: 12,000 mails an hour, which leaves room for all others. */
export const BATCH_SIZE = 100
export const PAUSE_SECONDS = 30

/** Minutes between the order of a letter and its first mail, in which nobody has received anything yet. */
export const START_MINUTES = 5

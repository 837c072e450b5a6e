import type { de } from './de.ts'

/** Every text of the mails in one language. */
export type MailTexts = { readonly [Key in keyof typeof de]: string }

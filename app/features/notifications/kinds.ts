/**
 * What people are told in the product, each kind with the values of its sentence. Values never say anything of other
 * people that is not public: entries stay for a year, whatever becomes of what they are about.
 */
export type NotificationProps = {
  /**
   * Reviews of a school became public on a day (YYYY-MM-DD), to those who run it. `school` is its name. Entries without
   * count and day are about one review.
   */
  review: { school: string; count?: number; day?: string }
  /** A message to a school, to those who run it. */
  message: { school: string }
  /** The team answered a request. `number` is the ticket's. */
  ticket: { number: number }
  /** News of the product; the texts stand in `system_updates`. */
  update: Record<string, never>
  /** New schools that match a saved search. */
  saved_search: { name: string; count: number }
}
export type NotificationKind = keyof NotificationProps

/** What a visitor wrote to a school: goes out in the mail, and is kept in no entry. `phone` may be empty. */
export type EnquiryText = { name: string; email: string; phone: string; text: string }

/** Months after which an entry is forgotten, read or not. */
export const KEEP_MONTHS = 12

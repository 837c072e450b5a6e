/**
 * Kinds of notifications, each with the values in its sentence. Values never contain anything about other people that
 * is not public: notifications are stored for a year, whatever becomes of what they are about.
 */
export type NotificationProps = {
  /**
   * For members of a school: its reviews were published on a day (YYYY-MM-DD). `school` is its name. Notifications
   * without count and day are about a single review. `first`: it had none before.
   */
  review: { school: string; count?: number; day?: string; first?: true }
  /** For members of a school: an enquiry has arrived. */
  message: { school: string }
  /** The team answered a ticket. `number` is the ticket's. */
  ticket: { number: number }
  /** Product news; the texts are stored in `system_updates`. */
  update: Record<string, never>
  /** For members of a school: questions about it were published on a day (YYYY-MM-DD). */
  question: { school: string; count: number; day: string }
  /** A question of the person has an answer: of the school, or of a family. */
  question_answer: { school: string; bySchool?: true }
  /** New schools match a saved search. */
  saved_search: { name: string; count: number }
}
export type NotificationKind = keyof NotificationProps

/** The text of an enquiry: it is sent in the mail, but not stored in the notification. `phone` may be empty. */
export type EnquiryText = { name: string; email: string; phone: string; text: string }

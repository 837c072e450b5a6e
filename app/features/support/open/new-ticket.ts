import type { Session } from '#app/core/session.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { TicketKind, Wish } from '../ticket.ts'

/** The first message of a ticket. */
export type NewTicket = {
  kind: TicketKind
  /** What it is about; for a named person, the address of the review or school. */
  subject: string
  wish: Wish | null
  text: string
  name: string
  email: string
  phone: string | null
  /** When the sender prefers to be called. */
  preferredTime: string | null
  /** Language of the page on which it was written. */
  locale: Locale
  session: Pick<Session, 'userId' | 'role' | 'email'> | null
  schoolId: string | null
  /** Which wording of the privacy checkbox was ticked. */
  consentVersion: string | null
}

export type OpenedTicket = { id: string; number: string; dueAt: Date }

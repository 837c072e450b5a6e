import type { Session } from '#app/core/session.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { TicketKind, Wish } from '../ticket-rules.ts'

/** What somebody writes to the team for the first time. */
export type NewTicket = {
  kind: TicketKind
  /** What it is about; of a named person the address of the review or school. */
  subject: string
  wish: Wish | null
  text: string
  name: string
  email: string
  phone: string | null
  /** When the sender likes to be called. */
  preferredTime: string | null
  /** Language of the page that it was written on. */
  locale: Locale
  session: Pick<Session, 'userId' | 'role' | 'email'> | null
  schoolId: string | null
  /** Which wording of the privacy checkbox was ticked. */
  consentVersion: string | null
}

export type OpenedTicket = { id: string; number: string; dueAt: Date }

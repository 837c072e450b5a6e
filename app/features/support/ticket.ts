import { PREMIUM_ANSWER_HOURS } from '#lib/promises.ts'
/** Ways in which people reach the team. */
export const TICKET_KINDS = ['contact', 'named_person', 'live_chat', 'email', 'phone', 'priority'] as const
export type TicketKind = (typeof TICKET_KINDS)[number]

/** The ways that the support page of the dashboard offers. */
export const SUPPORT_WAYS = ['live_chat', 'email', 'phone', 'priority'] as const satisfies TicketKind[]
export type SupportWay = (typeof SUPPORT_WAYS)[number]

/**
 * Whether the chat is staffed, or when it next will be (day YYYY-MM-DD, time HH:MM in Berlin); `never` without hours.
 */
export type ChatAvailability = 'open' | 'never' | { day: string; time: string }

/** `open`: the team has to answer; `answered`: the sender may write again. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof TICKET_STATES)[number]

/** What people named in a review can ask for (GDPR Art. 15 to 17). */
export const WISHES = ['removal', 'correction', 'access'] as const
export type Wish = (typeof WISHES)[number]

export const MAX_SUBJECT_LENGTH = 150
export const MAX_ADDRESS_LENGTH = 500
export const MAX_PREFERRED_TIME_LENGTH = 100
export const MAX_ANSWER_LENGTH = 5000

const DAY_H = 24

/**
 * Hours until the team must answer. people named in reviews
 * must hear from us within a month (GDPR Art. 12(3)); for the contact form it is our own target.
 */
export const ANSWER_HOURS: Record<TicketKind, number> = {
  contact: 3 * DAY_H,
  named_person: 30 * DAY_H,
  live_chat: PREMIUM_ANSWER_HOURS,
  email: PREMIUM_ANSWER_HOURS,
  phone: PREMIUM_ANSWER_HOURS,
  priority: PREMIUM_ANSWER_HOURS,
}

/** Days without a message from the sender after which an answered ticket is closed. */
export const CLOSE_AFTER_DAYS = 30

/** Returns the group of a kind, for texts that several kinds share. */
export const ticketGroup = (kind: TicketKind): 'contact' | 'named_person' | 'support' =>
  kind === 'contact' || kind === 'named_person' ? kind : 'support'

export const EVENT_KINDS = ['open_day', 'info_evening', 'registration', 'other'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Upcoming events that a school may announce at the same time. */
export const MAX_EVENTS = 20
export const MIN_TITLE = 3
export const MAX_TITLE = 120
export const MAX_TEXT = 1000
export const MAX_PLACE = 200
export const MAX_LINK = 500
/** Days that an event may last, such as a registration period. */
export const MAX_DAYS = 92
/** Days ahead that an event may be announced: until the school year after next. */
export const DAYS_AHEAD = 730

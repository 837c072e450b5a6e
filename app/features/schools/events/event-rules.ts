export const EVENT_KINDS = ['open_day', 'info_evening', 'registration', 'other'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Events to come that a school may announce at the same time. */
export const EVENTS_MAX = 20
export const TITLE_MIN = 3
export const TITLE_MAX = 120
export const TEXT_MAX = 1000
export const PLACE_MAX = 200
export const LINK_MAX = 500
/** Days that an event may last, such as a time of registration. */
export const DAYS_MAX = 92
/** Days ahead that an event may be announced: the next but one school year. */
export const DAYS_AHEAD = 730

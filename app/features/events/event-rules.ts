export const EVENT_KINDS = ['open_day', 'info_evening', 'registration', 'other'] as const
export type EventKind = (typeof EVENT_KINDS)[number]
/** The kind that every school may announce; the others belong to premium. */
export const FREE_KIND = 'open_day' satisfies EventKind

/** Number of upcoming events that a school may announce at the same time. */
export const MAX_EVENTS = 20
export const MIN_TITLE_LENGTH = 3
export const MAX_TITLE_LENGTH = 120
export const MAX_TEXT_LENGTH = 1000
export const MAX_PLACE_LENGTH = 200
export const MAX_LINK_LENGTH = 500
/** Maximum length of an event in days; some are registration periods. */
export const MAX_DAYS = 92
/** How many days ahead an event may be announced: until the school year after next. */
export const DAYS_AHEAD = 730

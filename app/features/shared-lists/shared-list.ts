/** Bytes of the largest encrypted list: 256 kB, so that a form with it fits into what anybody may send. */
export const MAX_CONTENT_BYTES = 256_000
/** Days after the last use at which a list is deleted. */
export const LIST_DAYS = 180

export const MAX_LISTED_SCHOOLS = 30
export const MAX_PEOPLE = 6
export const MAX_QUESTIONS = 60
/** Characters of what people write on a list. */
export const MAX_LIST_NAME = 60
export const MAX_PERSON_NAME = 30
export const MAX_LIST_NOTE = 500
export const MAX_QUESTION = 200
/** Lists that a device remembers. */
export const MAX_DEVICE_LISTS = 20

/** What somebody thinks of a school. */
export const RATINGS = ['yes', 'maybe', 'no'] as const
export type Rating = (typeof RATINGS)[number]

/** Schools whose cards are asked for at once. */
export const MAX_CARDS = 60
export const MAX_SEARCH_LENGTH = 200
/** How many schools a search for the list shows. */
export const MAX_FOUND = 10

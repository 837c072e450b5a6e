const LIVE: readonly string[] = ['published', 'disputed']

/** Whether visitors see a review with this status. */
export const isLive = (status: string): boolean => LIVE.includes(status)

/** Whether a text has the form of a review's id, so that the database can be queried for it. */
export const isReviewId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

const LIVE: readonly string[] = ['published', 'disputed']

/** Whether visitors see a review with this status. */
export const isLive = (status: string): boolean => LIVE.includes(status)

/** Whether a text could be the id of a review at all, so that the database can be asked. */
export const isReviewId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

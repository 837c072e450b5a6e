/** Signatures are valid within this many seconds of their instant, so that nobody can replay an old message. */
const TOLERANCE_S = 300

/** Whether the text is an instant in seconds since 1970, at most five minutes before or after now. */
export const isRecentTimestamp = (text: string): boolean =>
  /^\d{10}$/.test(text) && Math.abs(Date.now() / 1000 - Number(text)) <= TOLERANCE_S

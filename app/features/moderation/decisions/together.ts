/** Maximum number of further reviews included in one decision. */
export const MAX_REVIEWS_TOGETHER = 20

/** A further review to decide in the same way, and the state in which the moderator saw it. */
export type AlsoDecided = { id: string; seen: string }

/** Writes it as one value of a form. */
export const writeAlso = ({ id, seen }: AlsoDecided): string => `${id}~${seen}`

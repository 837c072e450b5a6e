/** Maximum number of further reviews that one decision takes along. */
export const MAX_TOGETHER = 20

/** A further review to decide in the same way, and its state that the moderator saw. */
export type AlsoDecided = { id: string; seen: string }

/** Writes it as one value of a form. */
export const writeAlso = ({ id, seen }: AlsoDecided): string => `${id}~${seen}`

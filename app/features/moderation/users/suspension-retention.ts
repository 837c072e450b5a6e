/** Months for which the reason of a suspension is kept after it ended by itself. */
export const SUSPENSION_KEEP_MONTHS = 12

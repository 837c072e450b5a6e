/** Months for which the reason of a suspension is stored after it ended automatically. */
export const SUSPENSION_KEEP_MONTHS = 12

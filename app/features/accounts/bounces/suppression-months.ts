/** Months for which an address that mails came back from gets none. */
export const SUPPRESSION_MONTHS = 12

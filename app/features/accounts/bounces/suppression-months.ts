/** Months for which an address receives no mails after one bounced. */
export const SUPPRESSION_MONTHS = 12

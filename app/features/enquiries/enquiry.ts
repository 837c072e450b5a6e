/** Months after which an enquiry is deleted, answered or not. */
export const KEEP_MONTHS = 12
export const ENQUIRIES_PER_PAGE = 20

export const ENQUIRY_STATES = ['open', 'answered'] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

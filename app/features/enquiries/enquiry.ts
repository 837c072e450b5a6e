export const ENQUIRIES_PER_PAGE = 20

export const ENQUIRY_STATES = ['open', 'answered'] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

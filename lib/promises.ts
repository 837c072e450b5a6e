/** Months within which an appeal against a rejection or removal is possible (DSA Art. 20 (1): at least six). */
export const APPEAL_MONTHS = 6
/** Months for which what exceeds the free plan is kept, hidden, once Premium has ended. */
export const LAPSED_MONTHS = 12
/** Hours within which a case is to be decided; messages to the team have deadlines of their own. */
export const TARGET_H = 72
/** Hours within which Premium schools get an answer, on every day of the week: the promise of the plan. */
export const PREMIUM_ANSWER_HOURS = 24
/** Months after which a message to the team or to a school is deleted: what people agree to when they write it. */
export const MESSAGE_MONTHS = 12

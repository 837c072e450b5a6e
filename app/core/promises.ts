/** Months within which an appeal against a rejection or removal is possible (DSA Art. 20 (1): at least six). */
export const APPEAL_MONTHS = 6
/** Months for which what exceeds the free plan is kept, hidden, once Premium has ended. */
export const LAPSED_MONTHS = 12
/** Hours within which a case is to be decided; messages to the team have deadlines of their own. */
export const TARGET_H = 72

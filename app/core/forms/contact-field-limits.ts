// Apart from the rules that use them: forms need these, and browsers need not load what checks forms.
export const MIN_NAME = 2
export const MAX_NAME = 120
export const MAX_EMAIL = 254
export const MAX_PHONE = 60
export const MIN_MESSAGE = 10
export const MAX_MESSAGE = 3000

/** Which wording of the privacy checkbox people agree to: the day since when it has been so. */
export const CONSENT_VERSION = '2026-11-21'

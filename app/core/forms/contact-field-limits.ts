// A separate file from the rules that use them, because forms need these limits but browsers need not load the
// validation.
export const MIN_NAME = 2
export const MAX_NAME = 120
export const MAX_EMAIL = 254
export const MAX_PHONE = 60
export const MIN_MESSAGE = 10
export const MAX_MESSAGE = 3000

/** Version of the privacy checkbox that people agree to: the day on which its wording took effect. */
export const CONSENT_VERSION = '2026-11-21'

// A separate file from the rules that use them, because forms need these limits but browsers need not load the
// validation.
export const MIN_NAME_LENGTH = 2
export const MAX_NAME_LENGTH = 120
export const MAX_EMAIL_LENGTH = 254
export const MAX_PHONE_LENGTH = 60
export const MIN_MESSAGE_LENGTH = 10
export const MAX_MESSAGE_LENGTH = 3000

/** Version of the privacy checkbox that people agree to: the day on which its wording took effect. */
export const CONSENT_VERSION = '2026-11-21'

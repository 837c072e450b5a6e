// Apart from the rules that use them: forms need these, and browsers need not load what checks forms.
export const NAME_MIN = 2
export const NAME_MAX = 120
export const EMAIL_MAX = 254
export const PHONE_MAX = 60
export const MESSAGE_MIN = 10
export const MESSAGE_MAX = 3000

/** Which wording of the privacy checkbox people agree to: the day since when it has been so. */
export const CONSENT_VERSION = '2026-11-21'

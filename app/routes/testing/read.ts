import type { Right } from '#app/core/policy.ts'

/** `missing`: what the page shows does not exist. */
export type Read = { may: Right; missing?: true }
export const missing = (may: Right): Read => ({ may, missing: true })

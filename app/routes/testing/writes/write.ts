import type { Right } from '#app/core/policy.ts'

/** A form, and who may send it. `missing`: it is about something that does not exist. */
export type Write = { form: Record<string, string>; may: Right; missing?: true }

/** Returns a function that describes forms that take a right. */
export const by =
  (may: Right) =>
  (intent: string, fields: Record<string, string> = {}): Write => ({ form: { intent, ...fields }, may })

/**
 * Like {@link by}, about something that does not exist: people with a session are told so, whether or not they would
 * have the right.
 */
export const missing =
  (may: Right) =>
  (intent: string, fields: Record<string, string> = {}): Write => ({ form: { intent, ...fields }, may, missing: true })

export const everybody = (form: Record<string, string> = {}): Write => ({ form, may: 'everybody' })

/** The id in every path that has one: a school on the free plan. */
export const OWN_SCHOOL = '1'
export const PREMIUM_SCHOOL = '2'

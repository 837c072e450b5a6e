/** The facts about a school that can be corrected: columns of `schools`, in the order of the form. */
export const CORRECTION_FIELDS = [
  ...(['name', 'category', 'local_type', 'ownership', 'street', 'postal_code', 'city', 'country'] as const),
  ...(['phone', 'email', 'website', 'pupils'] as const),
] as const
export type CorrectionField = (typeof CORRECTION_FIELDS)[number]

/** Ways to reach a school, shown only while the school shows them. */
export const CONTACT_FIELDS: readonly CorrectionField[] = ['phone', 'email', 'website']

export const MAX_VALUE = 300
export const MAX_REASON = 1000

/** The facts about a school that can be corrected: columns of `schools`, in form order. */
export const CORRECTION_FIELDS = [
  ...(['name', 'category', 'local_type', 'ownership', 'street', 'postal_code', 'city', 'country'] as const),
  ...(['phone', 'email', 'website', 'pupils'] as const),
] as const
export type CorrectionField = (typeof CORRECTION_FIELDS)[number]

/**
 * What anybody can report besides facts of the register: an accepted `position` moves the pin; a school that is
 * `closed` or a `duplicate` of another is changed by the team.
 */
export const REPORTABLE = [...CORRECTION_FIELDS, ...(['position', 'closed', 'duplicate'] as const)] as const
export type Reportable = (typeof REPORTABLE)[number]

/** Whether the team itself has to change the directory before it accepts a report. */
export const needsChangeByTeam = (field: Reportable): field is 'closed' | 'duplicate' =>
  field === 'closed' || field === 'duplicate'

/** Ways to reach a school, shown only while the school shows them. */
export const CONTACT_FIELDS: readonly CorrectionField[] = ['phone', 'email', 'website']

export const MAX_VALUE_LENGTH = 300
export const MAX_REASON_LENGTH = 1000

/** Writes a position as stored with corrections: degrees with at most six decimals, a tenth of a metre. */
export const positionText = ({ lat, lng }: { lat: number; lng: number }): string =>
  `${Number(lat.toFixed(6))}, ${Number(lng.toFixed(6))}`

import type { RejectionReason } from '../register-school.ts'
import type { Row } from '../source.ts'

const NO_SCHOOL = /higher education|children.s centre|local authority|training|miscellaneous centre/i

/** Returns why an establishment is not imported, if so. */
export function britishRejection(row: Row<'type' | 'group' | 'status'>): RejectionReason | undefined {
  if (row.status === 'Proposed to open') return 'not_open'
  if (/^secure unit|academy secure/i.test(row.type)) return 'prison_or_hospital'
  return NO_SCHOOL.test(row.type) || /^universit/i.test(row.group) ? 'not_a_school' : undefined
}

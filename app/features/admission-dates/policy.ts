import type { Policy } from '#app/core/policy.ts'

/** Who keeps the calendar of admission. */
export const ADMISSION_DATES_POLICY = {
  readRows: 'admin',
  saveRow: 'admin',
  removeRow: 'admin',
  checkTable: 'admin',
  saveTable: 'admin',
} as const satisfies Policy

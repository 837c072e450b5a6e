import type { AdmissionRow } from '../admission-row.ts'

/** A row of a file about primary schools in England; fields that a test does not set are filled in. */
export function admissionRow(given: Partial<AdmissionRow> = {}): AdmissionRow {
  return {
    ...{ id: 'a', origin: 'file', country: 'GB', area: 'ENG', stages: ['primary'], schoolForm: '', sector: '' },
    ...{ event: 'deadline', name: '', rule: '', from: '', to: '', schoolYear: '', turns: '', bring: [] },
    ...{ source: 'https://www.gov.uk/schools-admissions', publisher: 'GOV.UK', licence: 'OGL', readOn: '2026-01-01' },
    ...{ validUntil: '', cite: '', note: '' },
    ...given,
  }
}

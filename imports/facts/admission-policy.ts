import type { Fact, Period } from './fact.ts'

/** Whether a school of England chooses its pupils, as the tables and the register say it. */
export function admissionPolicy(cell: string, period?: Period): Fact[] {
  const at = period ? { period } : {}
  if (/^selective/i.test(cell)) return [{ fact: 'admission_policy', ...at, choice: 'selective' }]
  const isOpen = /^(non-selective|comprehensive|modern)/i.test(cell)
  return isOpen ? [{ fact: 'admission_policy', ...at, choice: 'not_selective' }] : []
}

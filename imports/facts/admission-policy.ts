import type { Fact, Period } from './fact.ts'

/** Returns whether a school in England selects its pupils, from the wording of the tables or the register. */
export function admissionPolicy(cell: string, period?: Period): Fact[] {
  const at = period ? { period } : {}
  if (/^selective/i.test(cell)) return [{ fact: 'admission_policy', ...at, choice: 'selective' }]
  const isOpen = /^(non-selective|comprehensive|modern)/i.test(cell)
  return isOpen ? [{ fact: 'admission_policy', ...at, choice: 'not_selective' }] : []
}

import { expect, test } from 'vitest'
import type { RegisterFact } from '#app/features/schools/register-summary.ts'
import { withOrderedFact } from './fact-orders.server.ts'

const fact = (icon: RegisterFact['icon'], text: string): RegisterFact => ({ icon, text, label: text })
const facts = [fact('users', '890 pupils'), fact('user-round', 'girls'), fact('graduation-cap', 'Brevet 92% (2024)')]
const inRow = (order: Parameters<typeof withOrderedFact>[2]['fact']) =>
  withOrderedFact(
    { sentence: null, facts },
    { factValue: { value: 24, edition: 0 } },
    { fact: order, first: 'most' },
    'en',
  ).facts.map(({ icon, text }) => `${icon} ${text}`)

test('an ordered fact has the icon of its section, and a row one result and one number of pupils', () => {
  const [pupils, girls, brevet] = ['users 890 pupils', 'user-round girls', 'graduation-cap Brevet 92% (2024)']
  expect(inRow('class_size').slice(1)).toEqual([pupils, girls, brevet])
  expect(inRow('class_size')[0]).toMatch(/^user-round .*: 24/)
  expect(inRow('textbook_cost')[0]).toMatch(/^list-checks /)
  expect(inRow('bac_pass_rate').slice(1)).toEqual([pupils, girls])
  expect(inRow('pupils').slice(1)).toEqual([girls, brevet])
})

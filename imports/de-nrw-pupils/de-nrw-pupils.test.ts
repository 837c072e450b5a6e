import { expect, test } from 'vitest'
import { readFacts } from '../testing/read-table.ts'
import { deNrwPupils } from './source.ts'

/** Line 1 names the delimiter, and the header has a trailing one. */
const content = 'sep=;\nSchulnummer;Anzahl;\n"100011";"947";\n"100012";"0";\n"123";"5";\n'

test('pupils belong to the year of the file name or of the given day', async () => {
  const [one, none, odd] = await readFacts(deNrwPupils, { content, name: 'schuelerzahlen.csv', day: '2025-10-15' })
  const period = { kind: 'school_year', start: '2025-08-01' }
  expect(one).toEqual({ key: 'de-NW-100011', facts: [{ fact: 'pupils', number: 947, period }] })
  expect(none).toEqual({ key: 'de-NW-100012', facts: [] })
  expect(odd).toBe('bad_code')
})

test('without a year they hold on the day of the file', async () => {
  const [one] = await readFacts(deNrwPupils, { content, name: 'schuelerzahlen.csv' })
  expect(one).toEqual({ key: 'de-NW-100011', facts: [{ fact: 'pupils', number: 947 }] })
})

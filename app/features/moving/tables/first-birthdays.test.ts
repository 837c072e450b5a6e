import { expect, test } from 'vitest'
import { readAdmissionFiles } from '#app/features/admission-dates/files/admission-files.server.ts'
import { readCsv } from '#app/features/admission-dates/files/read-csv.server.ts'
import { parseTurns } from '#app/features/admission-dates/rules/recurring-rule.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { readTables } from './read-tables.server.ts'

const COMMITTED = new URL('../../../../data', import.meta.url).pathname
const placeOf = ({ country, area }: { country: string; area: string }) => `${country} ${area}`.trim()

/** The day of those who must begin primary school, by place; that of children who may begin early is another one. */
async function entryDays(): Promise<Map<string, string>> {
  const { files } = await readAdmissionFiles(`${COMMITTED}/admissions`)
  const rows = files.flatMap(({ text }) => readCsv(text, berlinDay()).rows.map(({ row }) => row))
  return new Map(
    rows
      .filter(({ event, stages, turns }) => event === 'school_start' && stages.includes('primary') && turns !== '')
      .filter(({ name }) => name !== 'Anticipo')
      .map((row) => [placeOf(row), row.turns]),
  )
}

test('the table of classes and the dates of admission have one day for every area in both', async () => {
  const { years } = await readTables(COMMITTED, berlinDay())
  const days = await entryDays()
  const firsts = years.filter((row, index) => placeOf(row) !== placeOf(years[index - 1] ?? { country: '', area: '' }))
  const compared = firsts.filter((row) => days.has(placeOf(row)))
  expect(compared.filter(({ country }) => country === 'DE')).toHaveLength(16)
  expect(compared.map((row) => `${placeOf(row)} ${row.turns}`)).toEqual(
    compared.map((row) => `${placeOf(row)} ${days.get(placeOf(row))}`),
  )
})

test('communities have the day of their country', async () => {
  const { years } = await readTables(COMMITTED, berlinDay())
  const countries = new Map(years.filter(({ area }) => area === '').map((row) => [row.country, row]))
  for (const [place, turns] of await entryDays()) {
    const country = countries.get(place.slice(0, 2) as 'ES')
    if (country) expect(parseTurns(turns)!.by).toBe(parseTurns(country.turns)!.by)
  }
})

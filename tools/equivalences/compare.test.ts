import fs from 'node:fs'
import { expect, test } from 'vitest'
import { readTable } from '#app/features/admission-dates/files/read-table.server.ts'
import { NEWCOMER_COLUMNS, YEAR_COLUMNS } from '#app/features/moving/tables/row-schemas.ts'
import { READERS } from '#app/features/moving/tables/rows.ts'
import { csvLine } from '#lib/text/csv.ts'
import { compareReadings, formOf } from './compare.ts'

const readData = (file: string) => fs.readFileSync(new URL(`../../data/${file}.csv`, import.meta.url), 'utf8')
const table = readData('equivalences')
const sources = readData('moving-sources')

test('the form of the second reader has rows read once, the addresses of their texts and nothing that was read', () => {
  const once = table.replace(/,2,([^,]*)$/gm, ',1,$1')
  const form = formOf('equivalences', once, sources)
  expect(form.length).toBeGreaterThan(200)
  for (const { country, class: number, sources: texts, ...rest } of form) {
    expect([country, number].every(Boolean)).toBe(true)
    expect(texts!.split('|').every((text) => text.startsWith('https://'))).toBe(true)
    const { area: _, ...read } = rest
    expect(Object.values(read).join('')).toBe('')
  }
  expect(formOf('equivalences', table.replace(/,1,([^,]*)$/gm, ',2,$1'), sources)).toEqual([])
})

test('two readings agree, differ in a cell, or one has no row', () => {
  expect(compareReadings('equivalences', table, table)).toEqual([])
  const changed = table.replace('FR,,6,6e,secondary,11,12,11@12-31@0', 'FR,,6,6e,secondary,11,12,11@08-31@0')
  expect(compareReadings('equivalences', table, changed)).toEqual([
    { key: 'FR  6', column: 'turns', first: '11@12-31@0', second: '11@08-31@0' },
  ])
  const empty = csvLine(YEAR_COLUMNS)
  expect(compareReadings('equivalences', table, empty)[0]).toMatchObject({ column: '', second: 'not read' })
})

test('the same in other capitals, in another order or counted from the next year is no difference', () => {
  const kinds = 'upper_secondary:Lycée général et technologique|vocational:Lycée professionnel'
  const other = 'vocational:lycée professionnel|upper_secondary:lycée général et technologique'
  expect(table).toContain(kinds)
  const counted = table.replaceAll(kinds, other).replaceAll(',6@12-31@0,', ',7@12-31@+1,')
  expect(counted).not.toBe(table.replaceAll(kinds, other))
  expect(compareReadings('equivalences', table, counted)).toEqual([])
})

test.each(['equivalences', 'newcomers'] as const)('the documentation has the figures of %s.csv', (name) => {
  const columns = name === 'equivalences' ? YEAR_COLUMNS : NEWCOMER_COLUMNS
  const said = readTable<string>(readData(name), columns).lines.filter(({ cells }) => cells.sources !== '')
  const checked = said.filter(({ cells }) => Number(cells.checked) === READERS).length
  const figures = [said.length, checked, said.length - checked].join(' | ')
  const documentation = fs.readFileSync(new URL('../../docs/equivalences.md', import.meta.url), 'utf8')
  expect(documentation).toContain(`| \`${name}.csv\` | ${figures} |`)
})

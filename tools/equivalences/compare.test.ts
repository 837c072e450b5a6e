import fs from 'node:fs'
import { expect, test } from 'vitest'
import { YEAR_COLUMNS } from '#app/features/moving/tables/row-schemas.ts'
import { csvLine } from '#lib/text/csv.ts'
import { compareReadings, formOf } from './compare.ts'

const table = fs.readFileSync(new URL('../../data/equivalences.csv', import.meta.url), 'utf8')

test('the form of the second reader names texts and classes and nothing that was read', () => {
  const form = formOf('equivalences', table)
  expect(form.length).toBeGreaterThan(200)
  for (const { country, class: number, sources, ...rest } of form) {
    expect([country, number, sources].every(Boolean)).toBe(true)
    const { area: _, ...read } = rest
    expect(Object.values(read).join('')).toBe('')
  }
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

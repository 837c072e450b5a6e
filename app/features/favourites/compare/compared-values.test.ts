import { describe, expect, it } from 'vitest'
import type { FactValue } from '#app/features/facts/find-fact-values.server.ts'
import { FACTS, type FactId } from '#app/features/facts/vocabulary/facts.ts'
import { chooseEdition } from './choose-edition.ts'
import { comparedNumber, type Place } from './may-compare.ts'
import { placeBars } from './place-bars.ts'

const of = (year: number, number: number | null, given: Partial<FactValue> = {}): FactValue => ({
  period: 'school_year',
  start: `${year}-08-01`,
  isImportDay: false,
  number,
  choice: null,
  missing: number === null ? 'suppressed' : null,
  source: 'gb-gias',
  ...given,
})

describe('the edition of a row', () => {
  const numbers = (...histories: FactValue[][]) => chooseEdition(histories).map((value) => value?.start.slice(0, 4))

  it('is the newest that all schools have', () => {
    expect(numbers([of(2022, 1), of(2023, 2), of(2024, 3)], [of(2022, 1), of(2023, 5)])).toEqual(['2023', '2023'])
  })

  it('is that of those who know it, whatever the others lack', () => {
    expect(numbers([of(2023, 2), of(2024, 3)], [], [of(2024, null)])).toEqual(['2024', undefined, '2024'])
    expect(numbers([of(2023, 2), of(2024, 3)], [of(2023, 4), of(2024, null)])).toEqual(['2023', '2023'])
  })

  it('is not the one in common if a school has said something newer for long', () => {
    expect(numbers([of(2018, 1), of(2021, 3)], [of(2018, 1)])).toEqual(['2021', '2018'])
    expect(numbers([of(2019, 1), of(2021, 3)], [of(2019, 1)])).toEqual(['2019', '2019'])
  })

  it('is each school’s newest where there is none in common', () => {
    expect(numbers([of(2021, 1), of(2024, 3)], [of(2022, 1), of(2023, 5)])).toEqual(['2024', '2023'])
  })

  it('is not the same for two sources that name no period', () => {
    const imported = { isImportDay: true, period: 'day' as const }
    const values = [[of(2024, 1, imported)], [of(2024, 2, { ...imported, source: 'gb-wales' })]]
    const schools = [PLACE, PLACE]
    expect(comparedNumber('pupils', schools, chooseEdition(values))).toBeUndefined()
    expect(comparedNumber('pupils', schools, [of(2024, 1, imported), of(2024, 2, imported)])).toBeDefined()
  })
})

const PLACE: Place = { id: 'gb-1', country: 'GB', region: 'Kent', kind: 'primary' }

describe('numbers may be compared', () => {
  const isFair = (id: FactId, other: Partial<Place> = {}, value: FactValue | null = of(2024, 2)) =>
    comparedNumber(id, [PLACE, { ...PLACE, ...other }], [of(2024, 1), value]) !== undefined

  it('among schools of a type in an area, in one edition', () => {
    expect(isFair('class_size', { region: 'Essex' })).toBe(true)
    expect(isFair('class_size', { kind: 'secondary' })).toBe(false)
    expect(isFair('class_size', { kind: 'nursery' })).toBe(false)
    expect(isFair('class_size', { country: 'FR' })).toBe(false)
    expect(isFair('class_size', { id: 'gb-WLS-1' })).toBe(false)
    expect(isFair('class_size', {}, of(2023, 2))).toBe(false)
  })

  it('only if there are two, within a region for what regions measure, never for what describes families', () => {
    expect(isFair('class_size', {}, null)).toBe(false)
    expect(isFair('class_size', {}, of(2024, null))).toBe(false)
    expect(isFair('social_index_nrw')).toBe(true)
    expect(isFair('social_index_nrw', { region: 'Essex' })).toBe(false)
    expect(isFair('other_language_share')).toBe(false)
    expect(isFair('catholic_share')).toBe(false)
  })
})

describe('bars', () => {
  const bars = (id: FactId, ...numbers: (number | null)[]) => {
    const definition = FACTS[id]
    return definition.kind === 'number' ? placeBars(numbers, definition).map((bar) => bar && [bar.from, bar.to]) : []
  }

  it('of counts begin at zero, of shares end at all', () => {
    expect(bars('pupils', 100, 400, null)).toEqual([[0, 25], [0, 100], null])
    expect(bars('ks2_expected', 40, 80)).toEqual([
      [0, 40],
      [0, 80],
    ])
    expect(bars('pupils', 0, 0)).toEqual([
      [0, 100],
      [0, 100],
    ])
  })

  it('of differences begin in the middle, of scores without a zero lie on their scale', () => {
    expect(bars('bac_value_added', -4, 8)).toEqual([
      [25, 50],
      [50, 100],
    ])
    expect(bars('ks2_reading', 100, 110)).toEqual([
      [0, 50],
      [0, 75],
    ])
  })
})

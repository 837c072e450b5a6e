import { describe, expect, test } from 'vitest'
import type { SchoolDocument } from '#search-engine/index.ts'
import { generateDocuments } from '../../search/documents.ts'
import type { AskedText } from './asked-text.ts'
import { judge, meantBy } from './judge.ts'
import { officialRow } from './official-row.ts'

const [example] = generateDocuments(1)
let count = 0
const school = (given: Partial<SchoolDocument>): SchoolDocument => ({
  ...example!,
  id: `school-${count++}`,
  name: 'Grundschule am Bach',
  localType: 'Grundschule',
  category: 'primary',
  country: 'DE',
  city: 'Köln',
  postalCode: '50667',
  features: [],
  faith: null,
  facts: [],
  ...given,
})
const schools = (number: number, given: Partial<SchoolDocument> = {}) =>
  Array.from({ length: number }, () => school(given))
const where = { country: 'DE', towns: ['Koln'], regions: [], postcodes: [] } as const

const asked = (given: Partial<AskedText>): AskedText => ({
  text: 'grundschule köln',
  page: 'de',
  country: 'DE',
  class: 'kind and town',
  task: 'moves to Köln',
  where: { ...where, towns: [...where.towns], regions: [], postcodes: [] },
  kind: { categories: ['primary'] },
  wanted: [],
  excluded: [],
  wants: 'many',
  ...given,
})
const verdict = (text: Partial<AskedText>, directory: SchoolDocument[], rows: SchoolDocument[][]) =>
  judge(meantBy(asked(text), directory.map(officialRow)), rows)
const rowsOf = (...lists: SchoolDocument[][]) => lists.flat().map((one) => [one])

describe('many', () => {
  const [meant, others] = [schools(6), schools(5, { city: 'Bonn' })]
  const all = [...meant, ...others]

  test('four of the first five must be meant', () => {
    expect(verdict({}, all, rowsOf(meant.slice(0, 4), others)).isRight).toBe(true)
    expect(verdict({}, all, rowsOf(meant.slice(0, 3), others)).isRight).toBe(false)
  })

  test('as many as there are suffice', () => {
    expect(verdict({}, [meant[0]!, ...others], rowsOf([meant[0]!], others)).isRight).toBe(true)
    expect(verdict({}, [meant[0]!, ...others], rowsOf(others, [meant[0]!])).isRight).toBe(false)
  })

  test('a site counts only if it is meant itself', () => {
    const sites = schools(4, { category: 'secondary', localType: 'Gymnasium' })
    expect(verdict({}, [...all, ...sites], [[meant[0]!, ...sites]]).isRight).toBe(false)
    expect(verdict({}, all, [meant.slice(0, 4)]).isRight).toBe(true)
  })

  test('schools for adults need not be shown where there are others', () => {
    const evening = schools(4, { audience: 'adults' })
    expect(verdict({}, [meant[0]!, ...evening], rowsOf([meant[0]!])).isRight).toBe(true)
    expect(verdict({}, evening, rowsOf(evening)).isRight).toBe(true)
    expect(verdict({}, evening, []).isRight).toBe(false)
  })
})

describe('a wanted property', () => {
  const wanted = [{ field: 'faith' as const, values: ['catholic'], words: 'kathol' }]
  const [known, open] = [[school({ faith: 'catholic' }), school({ name: 'Kath. Schule, katholisch' })], schools(5)]
  const not = schools(5, { faith: 'protestant' })
  const all = [...known, ...open, ...not]

  test('wants those that are known to have it, then those of which it is open', () => {
    expect(verdict({ wanted }, all, rowsOf(known, open))).toMatchObject({ isRight: true, isFirstRight: true })
    expect(verdict({ wanted }, all, rowsOf(open))).toMatchObject({ isRight: false, isFirstRight: false })
  })

  test('is content with those that are known alone', () =>
    expect(verdict({ wanted }, all, rowsOf(known)).isRight).toBe(true))

  test('never wants those known not to have it', () => {
    expect(verdict({ wanted }, all, rowsOf(known, not)).isRight).toBe(false)
    expect(verdict({ wanted }, [...open, ...not], rowsOf(open)).isRight).toBe(true)
    expect(verdict({ excluded: wanted }, all, rowsOf(known, open.slice(0, 3))).isRight).toBe(false)
    expect(verdict({ excluded: wanted }, all, rowsOf(not)).isRight).toBe(true)
  })
})

describe('one', () => {
  const named = school({ name: 'Schiller-Gymnasium', localType: 'Gymnasium', category: 'high_school' })
  const text = { kind: undefined, where: undefined, name: 'schiller gymnasium', wants: 'one' as const }

  test('is right among the first five', () => {
    expect(verdict(text, [named, ...schools(5)], rowsOf(schools(4), [named]))).toMatchObject({
      isRight: true,
      isFirstRight: false,
      areThere: undefined,
    })
    expect(verdict(text, [named, ...schools(5)], rowsOf(schools(5), [named])).isRight).toBe(false)
  })

  test('is in the country that is meant', () => {
    const elsewhere = school({ ...named, id: 'elsewhere', country: 'FR' })
    expect(verdict(text, [named, elsewhere], rowsOf([elsewhere])).isRight).toBe(false)
  })
})

test('a place is a town, a region, the beginning of a postal code, or a distance', () => {
  const at = school({
    city: 'Paris 15e Arrondissement',
    region: 'Île-de-France',
    postalCode: 'SW1 2AB',
    lat: 48.84,
    lng: 2.3,
  })
  const found = (place: Partial<NonNullable<AskedText['where']>>) =>
    verdict({ where: { country: 'DE', towns: [], regions: [], postcodes: [], ...place } }, [at], [[at]]).isRight
  expect(found({ towns: ['paris'] })).toBe(true)
  expect(found({ towns: ['Parisot'] })).toBe(false)
  expect(found({ regions: ['Ile de France'] })).toBe(true)
  expect(found({ postcodes: ['SW12'] })).toBe(true)
  expect(found({ around: { point: [48.85, 2.35], km: 5 } })).toBe(true)
  expect(found({ around: { point: [48.85, 2.35], km: 2 } })).toBe(false)
  expect(found({ country: 'FR', towns: ['Paris'] })).toBe(false)
})

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { example, factsExample } from '#imports/testing/mappings.ts'
import { draftSchema } from './mapping.schema.ts'
import { parseMapping, readMappingFile } from './parse-mapping.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mapping-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const read = (text: string) => {
  fs.writeFileSync(path.join(folder, 'mapping.json'), text)
  return readMappingFile(path.join(folder, 'mapping.json'))
}

const fieldsWith = (more: object) => ({ fields: { ...example().fields, ...more } })
const factWith = (more: object) => factsExample({ facts: [{ fact: 'pupils', column: 'Zahl', ...more }] })
const table = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, 'primary']))

test('a mapping of schools and one of facts are accepted, from a file with a byte order mark, too', async () => {
  expect(parseMapping(example()).problems).toBeUndefined()
  expect(parseMapping(factsExample()).problems).toBeUndefined()
  expect((await read(`\uFEFF${JSON.stringify(example())}`)).mapping?.id).toBe('de-saarland')
})

test.each([
  [{ id: 'saarland' }, 'id must be a country and a name, such as de-saarland.'],
  [{ id: 'fr-saarland' }, 'id must begin with the country.'],
  [{ id: 'de-nrw' }, 'id is already the name of a source of the program.'],
  [{ url: 'javascript:alert(1)' }, 'url must be an address that begins with https://.'],
  [{ attribution: ' ' }, 'attribution: Too small: expected string to have >=1 characters.'],
  [{ schoolIds: 'de-' }, 'schoolIds must be a country and its part, such as de-SL- or fr-.'],
  [{ schoolIds: 'fr-' }, 'schoolIds must begin with the country.'],
  [{ overrules: ['gb-gias'] }, 'overrules.0: Invalid input: expected "de-jedeschule".'],
  [{ colums: [] }, 'The mapping: Unrecognized key: "colums".'],
  [{ code: undefined }, 'code: Invalid input: expected object, received undefined.'],
  [
    { code: { column: 'Nr', forms: ['#'.repeat(31)] } },
    'code.forms.0: Too big: expected string to have <=30 characters.',
  ],
  [fieldsWith({ name: {} }), 'fields.name must have exactly one of column, join, filled and constant.'],
  [
    fieldsWith({ name: { column: 'a', constant: 'b' } }),
    'fields.name must have exactly one of column, join, filled and constant.',
  ],
  [
    fieldsWith({ city: { column: 'a', split: { at: '#'.repeat(31), keep: 'after' } } }),
    'fields.city.split.at.0: Too big: expected string to have <=30 characters.',
  ],
  [
    fieldsWith({ city: { column: 'a', split: { at: '#####', keep: 'rest' } } }),
    'fields.city.split.keep: Invalid option: expected one of "before"|"found"|"after".',
  ],
  [
    fieldsWith({ type: { filled: Array.from({ length: 41 }, (_, at) => `x${at}`) } }),
    'fields.type.filled: Too big: expected array to have <=40 items.',
  ],
  [fieldsWith({ title: 'x' }), 'fields: Unrecognized key: "title".'],
  [
    fieldsWith({ type: { column: 'a', values: { Kita: 'nursery' } } }),
    'fields.type.values.Kita: Invalid option: expected one of "primary"|"secondary"|"high_school"|"vocational"|"special_needs"|"other".',
  ],
  [fieldsWith({ type: { column: 'a', values: table(1001) } }), 'fields.type.values must have at most 1000 values.'],
  [fieldsWith({ position: { lat: 'a' } }), 'fields.position must have lat and lng, or x, y and projection, or point.'],
  [
    fieldsWith({ position: { lat: 'a', lng: 'b', projection: 'EPSG:25832' } }),
    'fields.position must have lat and lng, or x, y and projection, or point.',
  ],
  [{ skip: [{ column: 'a', reason: 'not_open' }] }, 'skip.0 must have exactly one of is and isNot.'],
  [
    { skip: Array(51).fill({ column: 'a', is: ['x'], reason: 'not_open' }) },
    'skip: Too big: expected array to have <=50 items.',
  ],
  [{ fields: undefined }, 'facts must not be empty where there are no fields.'],
  [
    { relations: [{ other: 'a', kind: { column: 'b', values: { Partner: 'partner' } } }] },
    'relations.0.kind.values.Partner: Invalid option: expected one of "predecessor"|"successor".',
  ],
  [factWith({ fact: 'grade_of_lunch' }), /^facts\.0\.fact: Invalid option: expected one of /],
  [factWith({ yes: ['x'] }), 'facts.0 must not have yes, no or contains, because pupils is no flag.'],
  [factWith({ fact: 'canteen' }), 'facts.0 must say with yes or contains when canteen holds.'],
  [factWith({ fact: 'clubs', times: 2 }), 'facts.0 must not have times or thousands, because clubs is no number.'],
  [factWith({ fact: 'contract', values: { a: 'rented' } }), /^facts\.0 has the value rented, which is not one of /],
  [
    factWith({ fact: 'admission_last_distance' }),
    'facts.0 must say with times in which unit admission_last_distance is: 1 for kilometres, 0.001 for metres, 1.609344 for miles.',
  ],
  [
    factWith({ fact: 'admission_criteria', column: undefined, constant: 'siblings; charm' }),
    /^facts\.0 has the value charm, which is not one of faith, siblings/,
  ],
  [
    { code: { column: 'Nr', is: 'official_code' } },
    'code.is must not stand beside fields or relations, which need the code of the register.',
  ],
  [factWith({ times: -1 }), 'facts.0.times: Too small: expected number to be >0.'],
  [
    factWith({ period: { kind: 'year', constant: '2024-25' } }),
    'facts.0.period must have a constant of its kind: 2024-25 for a school year, 2024 for a year, 2024-09-01 for a day.',
  ],
  [
    factsExample({ period: { kind: 'year', constant: '2024', column: 'x' } }),
    'period must have a column or a constant.',
  ],
])('%j is refused in one sentence with its place', (more, sentence) => {
  const [problem] = parseMapping({ ...example(), ...more }).problems ?? []
  if (typeof sentence === 'string') expect(problem).toBe(sentence)
  else expect(problem).toMatch(sentence)
})

test.each([
  ['no JSON', 'columns: []', /^The mapping is no JSON: /],
  ['too large', JSON.stringify(example({ dataset: 'x'.repeat(200_000) })), /^The mapping is larger than 200 kB/],
  ['nested deeply', '['.repeat(90_000) + ']'.repeat(90_000), /^The mapping: Invalid input/],
  ['a value of JSON', 'null', /^The mapping: Invalid input/],
])('a file that is %s is refused', async (_kind, text, sentence) => {
  expect((await read(text)).problems).toEqual([expect.stringMatching(sentence)])
})

test('of many problems the first ones are told', () => {
  const facts = Array(100).fill({ fact: 'x', column: 'y' })
  expect(parseMapping(factsExample({ facts })).problems).toHaveLength(20)
})

test('a mapping is a draft, and stays the same as one', () => {
  const { mapping } = parseMapping(example())
  const { mapping: again } = parseMapping(draftSchema.parse(mapping))
  expect(again).toEqual(mapping)
})

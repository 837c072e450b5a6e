import { expect, test } from 'vitest'
import { draftOf, emptyDraft, meaningIn, shownFacts, tablesOf, targetOf } from './draft-form.ts'
import type { FoundColumn } from './findings.schema.ts'
import { draftSchema } from './mapping.schema.ts'
import { typeWords, withTypeWords } from './type-words.ts'

const column = (name: string, ...values: string[]): FoundColumn => ({
  name,
  filled: 1,
  examples: values,
  values: values.map((value) => ({ value, count: 1 })),
  isPersonal: false,
})
const COLUMNS = [
  column('Nr', '1'),
  column('Schulname', 'A'),
  column('Form', 'Grundschule', 'Gymnasium'),
  column('Zahl', '9'),
]
const form = (fields: Record<string, string>) => (name: string) => fields[name] ?? ''
const TYPED = { id: 'de-x', 'column-0': 'code', 'column-1': 'name', 'column-2': 'type' }

test('the usual names of columns begin a draft, and a name is taken once', () => {
  const draft = emptyDraft([column('Schulname'), column('Name'), column('PLZ'), column('Straße'), column('Hausnr.')])
  expect(['Schulname', 'Name', 'PLZ', 'Straße', 'Hausnr.'].map((name) => targetOf(draft, name))).toEqual([
    ...['name', undefined, 'postalCode', 'street', 'street'],
  ])
})

test('a form gives columns a meaning, and takes it away', () => {
  const draft = draftOf(draftSchema.parse({}), COLUMNS, form(TYPED))
  expect(COLUMNS.map(({ name }) => targetOf(draft, name))).toEqual(['code', 'name', 'type', undefined])
  expect(targetOf(draftOf(draft, COLUMNS, form({ ...TYPED, 'column-2': '' })), 'Form')).toBeUndefined()
})

test('values get a meaning once their column is known; a meaning by a beginning stays one', () => {
  const draft = draftOf(draftSchema.parse({}), COLUMNS, form(TYPED))
  expect(tablesOf(draft, COLUMNS)).toMatchObject([{ target: 'type', column: 'Form' }])
  const known = {
    ...draft,
    fields: { ...draft.fields, type: { column: ['Form'], values: { 'Gym*': 'high_school' as const } } },
  }
  const values = { 'type-column': 'Form', 'type-0': 'primary', 'type-1': 'high_school' }
  const next = draftOf(known, COLUMNS, form({ ...TYPED, ...values }))
  expect(next.fields?.type?.values).toEqual({ 'Gym*': 'high_school', Grundschule: 'primary' })
  const emptied = draftOf(next, COLUMNS, form({ ...TYPED, ...values, 'type-0': '' }))
  expect(meaningIn(emptied, 'type', 'Grundschule')).toBe('')
})

test('a column that a new edition renames keeps the table of values', () => {
  const known = draftSchema.parse({
    code: 'Nr',
    fields: { type: { column: 'Schulform', values: { Gymnasium: 'high_school' } } },
  })
  const next = draftOf(known, COLUMNS, form(TYPED))
  expect(next.fields?.type).toMatchObject({ column: ['Form'], values: { Gymnasium: 'high_school' } })
})

test('facts come from columns; those that the screen cannot show stay', () => {
  const constant = { fact: 'bilingual_programme', constant: 'Programa' }
  const known = draftSchema.parse({ facts: [{ fact: 'pupils', column: 'Zahl', missing: { x: 'too_few' } }, constant] })
  expect(shownFacts(known, COLUMNS)).toEqual([{ index: 0, id: 'pupils', column: 'Zahl' }])
  const rows = { 'fact-0': 'pupils', 'fact-column-0': '3', 'fact-1': 'canteen', 'fact-column-1': '2' }
  expect(draftOf(known, COLUMNS, form(rows)).facts).toMatchObject([
    { fact: 'pupils', missing: { x: 'too_few' } },
    constant,
    { fact: 'canteen', column: ['Form'] },
  ])
  expect(draftOf(known, COLUMNS, form({})).facts).toMatchObject([constant])
})

test('relations, which the screen does not show, stay', () => {
  const relations = [{ other: { column: ['Neu'] }, kind: { constant: 'successor' } }]
  const known = draftSchema.parse({ relations })
  expect(draftOf(known, COLUMNS, form(TYPED)).relations).toEqual(relations)
})

test('values that no form sends say nothing', () => {
  const odd = { 'column-0': '__proto__', 'fact-0': 'constructor', 'fact-column-0': '99', 'period-kind': 'era' }
  const draft = draftOf(draftSchema.parse({}), COLUMNS, form(odd))
  expect([draft.code, draft.facts, draft.period]).toEqual([undefined, [], undefined])
})

const FORMS = [
  column('Nr', '1'),
  column('Grundschule', '0', '88'),
  column('Gymnasium', '912'),
  column('Anschrift', 'a'),
]
const FILLED = { 'column-0': 'code', 'column-1': 'typeFilled', 'column-2': 'typeFilled', 'column-3': 'address' }

test('several columns say by which is filled what type a school is, and each gets a category', () => {
  const draft = draftOf(draftSchema.parse({}), FORMS, form(FILLED))
  expect(FORMS.map(({ name }) => targetOf(draft, name))).toEqual(['code', 'typeFilled', 'typeFilled', 'address'])
  expect(tablesOf(draft, FORMS)).toEqual([
    {
      target: 'type',
      column: 'Grundschule, Gymnasium',
      values: [
        { value: 'Grundschule', count: 1 },
        { value: 'Gymnasium', count: 1 },
      ],
    },
  ])
  const values = { 'type-column': 'Grundschule, Gymnasium', 'type-0': 'primary', 'type-1': 'high_school' }
  const next = draftOf(draft, FORMS, form({ ...FILLED, ...values }))
  expect(next.fields?.type).toMatchObject({
    filled: [['Grundschule'], ['Gymnasium']],
    empty: ['0'],
    values: { Grundschule: 'primary', Gymnasium: 'high_school' },
  })
  const plain = draftOf(next, FORMS, form({ 'column-1': 'type' }))
  expect(plain.fields?.type).toMatchObject({ column: ['Grundschule'] })
  expect(plain.fields?.type?.filled).toBeUndefined()
})

test('an address in one column is split at the postal code of the country, until it is a column of its own', () => {
  const draft = draftOf(draftSchema.parse({}), FORMS, form(FILLED))
  const split = (keep: string, at = ['#####']) => ({ column: ['Anschrift'], split: { at, keep } })
  expect(draft.fields).toMatchObject({ street: split('before'), postalCode: split('found'), city: split('after') })
  expect(draftOf(draft, FORMS, form(FILLED)).fields).toEqual(draft.fields)
  const street = draftOf(draft, FORMS, form({ ...FILLED, 'column-3': 'street' })).fields
  expect([street?.street, street?.postalCode, street?.city]).toEqual([{ column: ['Anschrift'] }, undefined, undefined])
  const british = draftOf(draftSchema.parse({}), FORMS, form({ ...FILLED, country: 'GB' }))
  expect(british.fields?.postalCode?.split?.at).toContain('@@# #@@')
})

test('words with a star have their category below the values, and more may be added', () => {
  const known = draftSchema.parse({
    fields: { type: { column: 'Form', values: { Grundschule: 'primary', '*gym*': 'high_school' } } },
  })
  expect(typeWords(known, COLUMNS)).toEqual([['*gym*', 'high_school']])
  const words = { 'type-words': 'shown', 'type-word-0': '*gymnasium*', 'type-means-0': 'high_school' }
  const more = {
    'type-word-1': ' Förder* ',
    'type-means-1': 'special_needs',
    'type-word-2': 'x',
    'type-means-2': 'odd',
  }
  expect(withTypeWords(known, known, COLUMNS, form({ ...words, ...more })).fields?.type?.values).toEqual({
    Grundschule: 'primary',
    '*gymnasium*': 'high_school',
    'Förder*': 'special_needs',
  })
  expect(withTypeWords(known, known, COLUMNS, form({}))).toEqual(known)
})

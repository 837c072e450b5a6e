import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { MAX_LISTED_SCHOOLS, MAX_PEOPLE, MAX_QUESTIONS, RATINGS } from '../shared-list.ts'
import {
  addContent,
  addPerson,
  addQuestion,
  addSchool,
  contentOf,
  holdsMore,
  type ListDocument,
  note,
  openDocument,
  rate,
  removePerson,
  removeQuestion,
  removeSchool,
  setListName,
  tickQuestion,
  viewOf,
} from './list-document.ts'
import { agreementOn, summarise, unrated } from './list-view.ts'

const SCHOOLS = ['de-NW-1', 'de-NW-2', 'fr-1']
const PEOPLE = ['anna', 'ben']
const QUESTIONS = ['q1', 'q2']

type Edit = (document: ListDocument, at: number) => unknown
const schoolId = fc.constantFrom(...SCHOOLS)
const personId = fc.constantFrom(...PEOPLE)
const edit: fc.Arbitrary<Edit> = fc.oneof(
  schoolId.map(
    (id): Edit =>
      (list, at) =>
        addSchool(list, { id, name: `Schule ${id}`, place: 'Köln', at }),
  ),
  schoolId.map(
    (id): Edit =>
      (list) =>
        removeSchool(list, id),
  ),
  personId.map(
    (id): Edit =>
      (list, at) =>
        addPerson(list, { id, name: id, at }),
  ),
  personId.map(
    (id): Edit =>
      (list) =>
        removePerson(list, id),
  ),
  fc.tuple(personId, schoolId, fc.option(fc.constantFrom(...RATINGS), { nil: undefined })).map(
    ([person, school, rating]): Edit =>
      (list) =>
        rate(list, person, school, rating),
  ),
  fc.tuple(personId, schoolId, fc.string({ maxLength: 20 })).map(
    ([person, school, text]): Edit =>
      (list) =>
        note(list, person, school, text),
  ),
  fc.constantFrom(...QUESTIONS).map(
    (id): Edit =>
      (list, at) =>
        addQuestion(list, { id, text: `Frage ${id}?`, at, by: 'anna' }),
  ),
  fc.tuple(fc.constantFrom(...QUESTIONS), fc.boolean()).map(
    ([id, done]): Edit =>
      (list) =>
        tickQuestion(list, id, done),
  ),
  fc.constantFrom(...QUESTIONS).map(
    (id): Edit =>
      (list) =>
        removeQuestion(list, id),
  ),
  fc.string({ maxLength: 10 }).map(
    (name): Edit =>
      (list) =>
        setListName(list, name),
  ),
)

test('whatever two people change apart, in any order of merging everybody reads the same', () => {
  fc.assert(
    fc.property(fc.array(edit), fc.array(edit), fc.array(edit), (common, ones, others) => {
      const start = openDocument()
      for (const [at, change] of common.entries()) change(start, at)
      const [one, other] = [openDocument(contentOf(start)), openDocument(contentOf(start))]
      for (const [at, change] of ones.entries()) change(one, 100 + at)
      for (const [at, change] of others.entries()) change(other, 200 + at)
      const [first, second] = [contentOf(one), contentOf(other)]
      const merged = openDocument(first, second)
      expect(viewOf(openDocument(second, first, second))).toEqual(viewOf(merged))
      addContent(one, second)
      addContent(other, first)
      expect(viewOf(one)).toEqual(viewOf(merged))
      expect(viewOf(other)).toEqual(viewOf(merged))
      expect(holdsMore(one, contentOf(other))).toBe(false)
    }),
    { numRuns: 200 },
  )
})

test('what each person rates and notes apart is there for both', () => {
  const start = openDocument()
  addSchool(start, { id: 'de-NW-1', name: 'A', place: 'Köln', at: 1 })
  for (const id of PEOPLE) addPerson(start, { id, name: id, at: 2 })
  const [anna, ben] = [openDocument(contentOf(start)), openDocument(contentOf(start))]
  rate(anna, 'anna', 'de-NW-1', 'yes')
  rate(ben, 'ben', 'de-NW-1', 'maybe')
  note(anna, 'anna', 'de-NW-1', '  Mensa\u202e?  ')
  expect(holdsMore(anna, contentOf(start))).toBe(true)
  addContent(anna, contentOf(ben))
  const view = viewOf(anna)
  expect(Object.fromEntries(view.ratings.get('de-NW-1')!)).toEqual({ anna: 'yes', ben: 'maybe' })
  expect(view.notes.get('de-NW-1')?.get('anna')).toBe('Mensa?')
  expect(holdsMore(ben, contentOf(anna))).toBe(false)
  removeSchool(ben, 'de-NW-1')
  expect(holdsMore(ben, contentOf(anna))).toBe(true)
})

test('a list takes no more than it may', () => {
  const list = openDocument()
  const fill = (most: number, add: (id: string) => boolean) => {
    for (let at = 0; at < most; at++) expect(add(`${at}`)).toBe(true)
    expect(add('more')).toBe(false)
  }
  fill(MAX_LISTED_SCHOOLS, (id) => addSchool(list, { id, name: 'x'.repeat(300), place: '', at: 0 }))
  fill(MAX_PEOPLE, (id) => addPerson(list, { id, name: 'x'.repeat(100), at: 0 }))
  fill(MAX_QUESTIONS, (id) => addQuestion(list, { id, text: '👩‍🏫'.repeat(300), at: 0, by: '' }))
  expect(addQuestion(openDocument(), { id: 'q', text: ' ', at: 0, by: '' })).toBe(false)
  note(list, '0', '0', 'x'.repeat(900))
  const view = viewOf(list)
  expect(view.schools[0]?.name).toHaveLength(200)
  expect(view.people[0]?.name).toHaveLength(30)
  expect([...view.questions[0]!.text].length).toBeLessThanOrEqual(200)
  expect(view.notes.get('0')?.get('0')).toHaveLength(500)
})

test('what no page of ours writes is not read', () => {
  const list = new Y.Doc()
  list.getMap('about').set('name', 5)
  const schools = list.getMap('schools')
  for (const [id, value] of Object.entries({
    'a b': { name: 'A', place: '', at: 1 },
    [`x${'y'.repeat(100)}`]: { name: 'A', place: '', at: 1 },
    noName: { place: '', at: 1 },
    noInstant: { name: 'A', place: '', at: 'now' },
    text: 'A',
    nothing: null,
  }))
    schools.set(id, value)
  for (let at = 0; at < 1000; at++) list.getMap('people').set(`p${at}`, { name: 'A', at })
  list.getMap('questions').set('q', { text: 'Frage', at: 1, by: 'a', done: 'yes' })
  list.getMap('ratings').set('anna de-NW-1', 'perfect')
  list.getMap('notes').set('anna de-NW-1', 'x'.repeat(5000))
  const view = viewOf(openDocument(contentOf(list)))
  expect(view).toMatchObject({ name: '', schools: [], questions: [{ id: 'q', done: false }] })
  expect(view.people).toHaveLength(2 * MAX_PEOPLE)
  expect([view.ratings.size, view.notes.size]).toEqual([0, 0])
})

test('bytes that are no document are refused', () => {
  expect(() => openDocument(new Uint8Array([9, 200, 200, 1, 3]))).toThrow()
})

function rated(ratings: Record<string, (typeof RATINGS)[number] | undefined>) {
  const list = openDocument()
  addSchool(list, { id: 's', name: 'S', place: '', at: 1 })
  for (const [id, rating] of Object.entries(ratings)) {
    addPerson(list, { id, name: '', at: 1 })
    rate(list, id, 's', rating)
  }
  return viewOf(list)
}

test.each([
  [{}, 'open'],
  [{ a: 'yes' }, 'open'],
  [{ a: 'yes', b: undefined }, 'some'],
  [{ a: 'yes', b: 'yes' }, 'all'],
  [{ a: 'yes', b: 'no' }, 'some'],
  [{ a: 'maybe', b: undefined }, 'open'],
  [{ a: 'no', b: undefined }, 'open'],
  [{ a: 'maybe', b: 'no' }, 'nobody'],
  [{ a: 'yes', b: 'yes', c: 'maybe' }, 'some'],
  [{ a: 'yes', b: 'yes', c: 'yes' }, 'all'],
] as const)('%j is %s', (ratings, agreement) => {
  expect(agreementOn(rated(ratings), 's')).toBe(agreement)
})

test('what is left are missing ratings and open questions', () => {
  const list = openDocument()
  for (const id of SCHOOLS) addSchool(list, { id, name: id, place: '', at: 1 })
  for (const id of PEOPLE) addPerson(list, { id, name: id, at: 1 })
  rate(list, 'anna', 'de-NW-1', 'yes')
  rate(list, 'ben', 'de-NW-1', 'yes')
  rate(list, 'ben', 'fr-1', 'no')
  for (const id of QUESTIONS) addQuestion(list, { id, text: id, at: 1, by: 'ben' })
  tickQuestion(list, 'q1', true)
  const left = summarise(viewOf(list))
  expect(left).toMatchObject({ unrated: 3, openQuestions: 1 })
  expect([...left.schools].map(([agreement, schools]) => [agreement, schools.map(({ id }) => id)])).toEqual([
    ['all', ['de-NW-1']],
    ['some', []],
    ['open', ['de-NW-2', 'fr-1']],
    ['nobody', []],
  ])
  expect(unrated(viewOf(list), 'fr-1').map(({ id }) => id)).toEqual(['anna'])
})

import { expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { factText } from '#app/features/facts/format-fact.ts'
import { type Concession, type SchoolDocument, SearchEngine, textQuery } from '#search-engine/index.ts'
import { makeSchool } from '#search-engine/testing/make-school.ts'
import { readSearchAddress } from '../search-address.ts'
import { resultNotes, searchedText } from './result-notes.server.ts'

const searched = (q: string, concessions: Concession[], to?: string) =>
  searchedText(
    { concessions, ...(to !== undefined && { correction: { from: q, to } }) },
    readSearchAddress(new URLSearchParams({ q })),
  )
const word = (...words: string[]): Concession => ({ kind: 'word', words })
const property = (words: string): Concession => ({
  kind: 'property',
  words: [words],
  having: 0,
  total: 9,
  isKnown: false,
})

test.each<[string, Concession[], string]>([
  ['Gymnasium Köln', [], 'Gymnasium Köln'],
  ['Gymnasium Xylophon Köln', [word('Xylophon')], 'Gymnasium Köln'],
  ['Anna und Otto Schule Köln', [word('Anna', 'Otto')], 'Schule Köln'],
  ['Gymnasium mit offenem Ganztag in Köln', [property('offenem Ganztag')], 'Gymnasium in Köln'],
  ['Lycée Clamecy, internat', [{ kind: 'type', words: ['Lycée'] }, property('internat')], 'Clamecy'],
  ['Xylophon', [word('Xylophon')], ''],
])('for %j with %j it is %j', (q, concessions, expected) => {
  expect(searched(q, concessions)).toBe(expected)
})

test('a corrected text counts as corrected', () => {
  expect(searched('Gymnasum Xylophon', [word('Xylophon')], 'Gymnasium Xylophon')).toBe('Gymnasium')
})

test('a property is told with the numbers of the list, and without those of another one', () => {
  const school = (id: string, given: Partial<SchoolDocument> = {}) => makeSchool({ id, city: 'Köln', ...given })
  const full = ['a', 'b'].map((id) => school(id, { features: ['fullDay'] }))
  const engine = SearchEngine.build([...full, ...Array.from({ length: 9 }, (_, at) => school(`c${at}`))])
  const notes = (query: string) => {
    const address = readSearchAddress(new URLSearchParams(query))
    const found = engine.search(textQuery(address.text, { language: 'de', types: address.types }))
    return resultNotes(found, address, 'de').concessions.map(({ sentence }) => sentence)
  }
  const beginning = 'Ob „Ganztag“ zutrifft, steht hier bei den meisten Schulen nicht in den Registern'
  expect(notes('q=Ganztag Köln')).toEqual([`${beginning}: 11 Schulen, 2 mit dieser Angabe zuerst.`])
  expect(notes('q=Ganztag Köln&type=primary')).toEqual([`${beginning}. Schulen mit dieser Angabe kommen zuerst.`])
})

test('who asks for what inspectors say reads what their grades do not mean', () => {
  const engine = SearchEngine.build([makeSchool({ country: 'GB', city: 'Bristol', region: 'Bristol' })])
  const notes = (text: string) => {
    const found = engine.search(textQuery(text, { language: 'en' }))
    return resultNotes(found, readSearchAddress(new URLSearchParams({ q: text })), 'en').warnings
  }
  expect(notes('good ofsted primary Bristol')).toEqual([factText('en', 'fact.ofsted_rating.warning')])
  expect(notes('primary Bristol')).toEqual([])
})

import * as Y from 'yjs'
import { MAX_ID_LENGTH } from '#app/features/favourites/compare-address.ts'
import { tidyText } from '#lib/text/plain-text.ts'
import {
  MAX_LIST_NAME,
  MAX_LIST_NOTE,
  MAX_LISTED_SCHOOLS,
  MAX_PEOPLE,
  MAX_PERSON_NAME,
  MAX_QUESTION,
  MAX_QUESTIONS,
  RATINGS,
  type Rating,
} from '../shared-list.ts'
import type { ListedSchool, ListView, Person, Question } from './list-view.ts'

/**
 * The content of a list as a document whose changes merge in any order (Yjs). What one person writes has keys of its
 * own, so that nobody's rating or note replaces another's; of two changes of the same value one wins, everywhere the
 * same.
 */
export type ListDocument = Y.Doc

/** Entries beyond twice the most of each kind are not read: only a hostile list has them. */
const SLACK = 2
const MAX_PLACE = 200

/** Opens a document. @param contents states of the same list, in any order @throws Error for bytes that are none */
export function openDocument(...contents: Uint8Array[]): ListDocument {
  const document = new Y.Doc()
  for (const content of contents) addContent(document, content)
  return document
}

/** Who changed a document: this page, or what came from elsewhere. */
export const FROM_ELSEWHERE = 'elsewhere'

/** Takes in what another copy of the document holds. @throws Error for bytes that are no document */
export const addContent = (document: ListDocument, content: Uint8Array): void =>
  Y.applyUpdate(document, content, FROM_ELSEWHERE)

/** The whole document as bytes. */
export const contentOf = (document: ListDocument): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Y.encodeStateAsUpdate(document))

/** Whether a document holds anything that a copy lacks. */
export function holdsMore(document: ListDocument, copy: Uint8Array): boolean {
  const other = openDocument(copy)
  const missing = Y.encodeStateAsUpdate(document, Y.encodeStateVector(other))
  // Deletions are not in the vector of states: they show only once they are taken in.
  const before = contentOf(other)
  Y.applyUpdate(other, missing)
  return !isSame(before, contentOf(other))
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

const pair = (personId: string, schoolId: string) => `${personId} ${schoolId}`
const mapOf = (document: ListDocument, name: 'about' | 'schools' | 'people' | 'questions' | 'ratings' | 'notes') =>
  document.getMap<unknown>(name)

export function setListName(document: ListDocument, name: string): void {
  mapOf(document, 'about').set('name', cut(name, MAX_LIST_NAME))
}

/** @returns false when there is no room for another school */
export function addSchool(document: ListDocument, { id, name, place, at }: ListedSchool): boolean {
  const schools = mapOf(document, 'schools')
  if (schools.has(id)) return true
  if (schools.size >= MAX_LISTED_SCHOOLS) return false
  schools.set(id, { name: cut(name, MAX_PLACE), place: cut(place, MAX_PLACE), at })
  return true
}

/** Removes a school; what was said of it comes back with it. */
export function removeSchool(document: ListDocument, id: string): void {
  mapOf(document, 'schools').delete(id)
}

/** @returns false when there is no room for another person */
export function addPerson(document: ListDocument, { id, name, at }: Person): boolean {
  const people = mapOf(document, 'people')
  if (!people.has(id) && people.size >= MAX_PEOPLE) return false
  people.set(id, { name: cut(name, MAX_PERSON_NAME), at })
  return true
}

/** Removes a person with all ratings and notes. */
export function removePerson(document: ListDocument, id: string): void {
  document.transact(() => {
    for (const map of [mapOf(document, 'ratings'), mapOf(document, 'notes')])
      for (const key of [...map.keys()]) if (key.startsWith(`${id} `)) map.delete(key)
    mapOf(document, 'people').delete(id)
  })
}

/** Sets what a person thinks of a school; undefined takes it back. */
export function rate(document: ListDocument, personId: string, schoolId: string, rating: Rating | undefined): void {
  const ratings = mapOf(document, 'ratings')
  if (rating) ratings.set(pair(personId, schoolId), rating)
  else ratings.delete(pair(personId, schoolId))
}

/** Sets a person's note on a school; an empty one removes it. */
export function note(document: ListDocument, personId: string, schoolId: string, text: string): void {
  const notes = mapOf(document, 'notes')
  const kept = cut(text, MAX_LIST_NOTE)
  if (kept) notes.set(pair(personId, schoolId), kept)
  else notes.delete(pair(personId, schoolId))
}

/** @returns false when there is no room for another question, or nothing is asked */
export function addQuestion(document: ListDocument, { id, text, at, by }: Omit<Question, 'done'>): boolean {
  const questions = mapOf(document, 'questions')
  const asked = cut(text, MAX_QUESTION)
  if (!asked || questions.size >= MAX_QUESTIONS) return false
  const question = new Y.Map<unknown>(Object.entries({ text: asked, at, by, done: false }))
  questions.set(id, question)
  return true
}

/** Ticks a question off, or opens it again. */
export function tickQuestion(document: ListDocument, id: string, done: boolean): void {
  const question = mapOf(document, 'questions').get(id)
  if (question instanceof Y.Map) question.set('done', done)
}

export function removeQuestion(document: ListDocument, id: string): void {
  mapOf(document, 'questions').delete(id)
}

const cut = (text: string, most: number): string => beginningOf(tidyText(text), most).trim()

/** The first code points of a text. */
const beginningOf = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join('')

/** Reads what a document says. Whatever has another form is left out: anybody with the write key may send anything. */
export function viewOf(document: ListDocument): ListView {
  const name = mapOf(document, 'about').get('name')
  return {
    name: typeof name === 'string' ? beginningOf(name, MAX_LIST_NAME) : '',
    schools: entriesOf(mapOf(document, 'schools'), MAX_LISTED_SCHOOLS).flatMap(readSchool).toSorted(byAge),
    people: entriesOf(mapOf(document, 'people'), MAX_PEOPLE).flatMap(readPerson).toSorted(byAge),
    questions: entriesOf(mapOf(document, 'questions'), MAX_QUESTIONS).flatMap(readQuestion).toSorted(byAge),
    ratings: bySchool(mapOf(document, 'ratings'), isRating),
    notes: bySchool(mapOf(document, 'notes'), isNote),
  }
}

type Entry = [id: string, fields: Record<string, unknown>]

function entriesOf(map: Y.Map<unknown>, most: number): Entry[] {
  const entries = [...map].slice(0, SLACK * most)
  return entries.map(([id, value]) => [id, ((value instanceof Y.Map ? value.toJSON() : value) ?? {}) as Entry[1]])
}

const byAge = (one: { at: number; id: string }, other: { at: number; id: string }) =>
  one.at - other.at || (one.id < other.id ? -1 : 1)

const isId = (id: string) => id.length > 0 && id.length <= MAX_ID_LENGTH && !/[\p{Cc}\s]/u.test(id)
const isInstant = (at: unknown): at is number => typeof at === 'number' && Number.isFinite(at)

function readSchool([id, { name, place, at }]: Entry): ListedSchool[] {
  if (!isId(id) || typeof name !== 'string' || typeof place !== 'string' || !isInstant(at)) return []
  return [{ id, name: beginningOf(name, MAX_PLACE), place: beginningOf(place, MAX_PLACE), at }]
}

function readPerson([id, { name, at }]: Entry): Person[] {
  if (!isId(id) || typeof name !== 'string' || !isInstant(at)) return []
  return [{ id, name: beginningOf(name, MAX_PERSON_NAME), at }]
}

function readQuestion([id, { text, at, by, done }]: Entry): Question[] {
  if (!isId(id) || typeof text !== 'string' || typeof by !== 'string' || !isInstant(at)) return []
  return [{ id, text: beginningOf(text, MAX_QUESTION), at, by, done: done === true }]
}

const isRating = (value: unknown): value is Rating => RATINGS.includes(value as Rating)
const isNote = (value: unknown): value is string => typeof value === 'string' && value.length <= 2 * MAX_LIST_NOTE

function bySchool<Value>(
  map: Y.Map<unknown>,
  isValid: (value: unknown) => value is Value,
): Map<string, Map<string, Value>> {
  const found = new Map<string, Map<string, Value>>()
  for (const [key, value] of map) {
    const [personId = '', schoolId = ''] = key.split(' ', 2)
    if (!isValid(value)) continue
    const of = found.get(schoolId) ?? new Map<string, Value>()
    found.set(schoolId, of.set(personId, value))
  }
  return found
}

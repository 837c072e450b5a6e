import { MAX_ID_LENGTH, readIds } from '#app/features/favourites/compare-address.ts'
import { CATEGORIES } from '#db/vocabulary.ts'
import {
  type Answers,
  ENTRY_AGES,
  HOME_LANGUAGES,
  MAX_AMONG,
  MAX_TEXT_LENGTH,
  MAX_WISHES,
  NEEDS,
  NO_ANSWERS,
  WISHES,
} from './answers.ts'
import { FINDABLE_WAYS } from './way-limit.ts'

/** Reads the answers of an address; what is unknown or invalid counts as not answered. */
export function readAnswers(query: URLSearchParams): Answers {
  const one = <T>(values: readonly T[], name: string) => values.find((value) => String(value) === query.get(name))
  const several = <T extends string>(values: readonly T[], name: string) =>
    values.filter((value) => query.getAll(name).includes(value))
  const text = (name: string, most: number) => (query.get(name) ?? '').trim().slice(0, most)
  // Their order is how much they matter.
  const wishes = query.getAll('wish').flatMap((wish) => WISHES.find((known) => known === wish) ?? [])
  return {
    place: text('in', MAX_TEXT_LENGTH),
    types: several(CATEGORIES, 'type'),
    entry: one(ENTRY_AGES, 'class'),
    way: one(FINDABLE_WAYS, 'way'),
    wishes: [...new Set(wishes)].slice(0, MAX_WISHES),
    needs: several(NEEDS, 'need'),
    language: one(HOME_LANGUAGES, 'language'),
    among: readIds(query.getAll('schools').join()).slice(0, MAX_AMONG),
    ask: text('ask', Math.max(MAX_TEXT_LENGTH, MAX_ID_LENGTH)),
  }
}

/** Returns the address of a choice, without language: one for the same answers, to be shared. */
export function choosePath(given: Partial<Answers>): string {
  const { place, types, entry, way, wishes, needs, language, among, ask } = { ...NO_ANSWERS, ...given }
  const query = new URLSearchParams()
  const set = (name: string, value: string | number | undefined) =>
    value !== undefined && value !== '' && query.append(name, String(value))
  set('in', place)
  for (const type of types) set('type', type)
  set('class', entry)
  set('way', way)
  for (const wish of wishes) set('wish', wish)
  for (const need of needs) set('need', need)
  set('language', language)
  set('ask', ask)
  // With commas, so that people can read it.
  const schools = among.length > 0 ? [`schools=${among.map(encodeURIComponent).join(',')}`] : []
  const all = [...schools, ...(query.size > 0 ? [query.toString()] : [])]
  return all.length > 0 ? `/choose?${all.join('&')}` : '/choose'
}

/** Whether a choice can be made: it needs a place, a shortlist or, by POST, a home. */
export const saysWhere = ({ place, among }: Answers): boolean => place !== '' || among.length > 0

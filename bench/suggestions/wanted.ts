import fs from 'node:fs'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import type { Suggestions } from '#search-engine/index.ts'
import { fold, words } from '#search-engine/language/fold.ts'
import { isPlacePreposition, isStopWord } from '#search-engine/language/names/stop-words.ts'
import { typeWord } from '#search-engine/language/names/type-words.ts'
import { townKey } from '#search-engine/language/places/town.ts'

/** A text that a person types on a page of a country's language, and the row that they want. */
export type TypedText = { kind: string; home: CountryCode; text: string; wanted: Wanted }

/**
 * A school by its id, or by its name and town; a place by its name; a search by a text that means the same type and
 * place.
 */
export type Wanted =
  | { row: 'school'; id: string }
  | { row: 'school'; name: string; city: string }
  | { row: 'place'; name: string }
  | { row: 'search'; text: string }

/** A row of the list. */
export type SuggestedRow =
  | { row: 'school'; id: string; name: string; city: string }
  | { row: 'place'; name: string; text: string }
  | { row: 'search'; text: string }

/** Returns the rows in the order in which the page shows them. */
export function rowsOf({ order, places, schools, types }: Suggestions): SuggestedRow[] {
  const rows: Record<(typeof order)[number], SuggestedRow[]> = {
    places: places.map(({ name, text }) => ({ row: 'place', name, text })),
    schools: schools.map(({ id, name, city }) => ({ row: 'school', id, name, city })),
    types: types.map(({ text }) => ({ row: 'search', text })),
  }
  return order.flatMap((group) => rows[group])
}

export function isWanted(wanted: Wanted, row: SuggestedRow): boolean {
  if (wanted.row !== row.row) return false
  if (wanted.row === 'school' && row.row === 'school') {
    if ('id' in wanted) return row.id === wanted.id
    return fold(row.name) === fold(wanted.name) && townKey(row.city) === townKey(wanted.city)
  }
  if (wanted.row === 'place' && row.row === 'place')
    return [row.name, row.text].some((name) => townKey(name) === townKey(wanted.name))
  return wanted.row === 'search' && row.row === 'search' && meaningOf(row.text) === meaningOf(wanted.text)
}

/** Returns a search with its longest type in the spelling of registers, before the place and without prepositions. */
function meaningOf(text: string): string {
  const list = words(text)
  for (let length = list.length; length > 0; length--) {
    for (let from = 0; from + length <= list.length; from++) {
      const type = typeWord(list.slice(from, from + length).join(' '))
      if (!type) continue
      const place = list.toSpliced(from, length).filter((word) => !isPlacePreposition(word) && !isStopWord(word))
      return `${fold(type.text)} ${townKey(place.join(' '))}`
    }
  }
  return fold(text)
}

/**
 * Reads a file of texts: a line each with kind, country, text, what row is wanted (school, place or search), and it: an
 * id, a name, a text; for a school told by its name, a sixth column has its town.
 */
export function readTexts(file: string): TypedText[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [kind = '', country, text = '', row, what = '', city] = line.split('\t')
    const home = COUNTRIES.find((one) => one === country)
    const wanted = wantedOf(row, what, city)
    if (!home || !wanted || text === '') throw new Error(`No text with what is wanted: ${line}`)
    return { kind, home, text, wanted }
  })
}

function wantedOf(row: string | undefined, what: string, city: string | undefined): Wanted | undefined {
  if (row === 'school') return city === undefined ? { row, id: what } : { row, name: what, city }
  if (row === 'place') return { row, name: what }
  return row === 'search' ? { row, text: what } : undefined
}

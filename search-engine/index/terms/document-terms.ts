import { words } from '../../language/fold.ts'
import { categoryTerms } from '../../language/names/category-terms.ts'
import { isSaintWord, SAINT_TERM } from '../../language/names/saints.ts'
import { isStopWord } from '../../language/names/stop-words.ts'
import { nameTerms } from '../../language/names/terms.ts'
import { spelledTownKey } from '../../language/places/town.ts'
import {
  cityWordTerm,
  codeTerm,
  initialsTerm,
  localTypeTerm,
  postalTerm,
  regionWordTerm,
  townTerm,
} from '../../language/term-kinds.ts'
import type { SchoolDocument } from '../document.ts'

/** The terms by which a school is found: those of its name and town as written, and those that mean the same. */
export type DocumentTerms = { written: string[]; synonyms: string[] }

export function documentTerms(school: SchoolDocument): DocumentTerms {
  const { own, also } = nameTermsOf(school)
  const city = words(school.city)
  const written = [...own, ...city.map(cityWordTerm), ...numbers(school)]
  if (city.length > 0) written.push(townOf(school))
  if (school.localType.trim() !== '') written.push(localTypeTerm(school.localType.trim()))
  const locality = words(localityIn(school)).map(cityWordTerm)
  const initials = initialsOf(school).map(initialsTerm)
  const synonyms = [...also, ...initials, ...locality, ...words(school.region).map(regionWordTerm)]
  if (city.some((word) => isSaintWord(word, school.country))) synonyms.push(cityWordTerm(SAINT_TERM))
  return { written: [...new Set(written)], synonyms: [...new Set(synonyms)] }
}

/**
 * Returns the terms of all names: a word of the official name is as good as one of the displayed name, and one of its
 * institution's name less so, so that a school with that name comes before the sites of an institution with that name.
 */
function nameTermsOf(school: SchoolDocument) {
  const { name, officialName = name, instituteName, localType, category, country, region } = school
  const shown = nameTerms(name, localType, country, region)
  const official = officialName === name ? shown : nameTerms(officialName, localType, country, region)
  const own = new Set([...shown.own, ...official.own])
  const byCategory = categoryTerms(category, country, words(`${name} ${officialName} ${localType}`))
  const institute = instituteName === undefined ? { own: [], also: [] } : nameTerms(instituteName, '', country, region)
  const also = [...shown.also, ...official.also, ...byCategory, ...institute.own, ...institute.also]
  return { own: [...own], also: also.filter((term) => !own.has(term)) }
}

/** Countries where families call schools by their initials: RGS, KEGS, ESG. */
const WITH_INITIALS: readonly string[] = ['GB', 'DE']
const [FEWEST_INITIALS, MOST_INITIALS] = [3, 6]
const NUMERAL = /^[ivx\d]+$/

/** Returns the initials of a name, and those without the number of a king. */
function initialsOf({ name, officialName = name, country }: SchoolDocument): string[] {
  if (!WITH_INITIALS.includes(country)) return []
  const lists = [words(name), words(officialName)].map((list) => list.filter((word) => !isStopWord(word)))
  const all = [...lists, ...lists.map((list) => list.filter((word) => !NUMERAL.test(word)))]
  const initials = all.map((list) => list.map(([letter = '']) => letter).join(''))
  return [...new Set(initials)].filter(({ length }) => length >= FEWEST_INITIALS && length <= MOST_INITIALS)
}

const BRITISH_LOCALITY = /,([^,]*)$/

/** Returns the part of the town that an address names: the end of a British one, in brackets in Spain. */
function localityIn({ country, street }: SchoolDocument): string {
  if (country === 'GB') return BRITISH_LOCALITY.exec(street)?.[1] ?? ''
  if (country !== 'ES' || !street.includes('(')) return ''
  return street.slice(street.indexOf('(') + 1).split(')', 1)[0] ?? ''
}

function numbers({ country, postalCode, codes, institute }: SchoolDocument): string[] {
  const postal = postalCode.trim() === '' ? [] : [postalTerm(country, postalCode)]
  return [...postal, ...[...codes, institute ?? ''].filter((code) => code.trim() !== '').map(codeTerm)]
}

/** Returns the term that all schools of one town share. */
export function townOf({ country, city, region }: Pick<SchoolDocument, 'country' | 'city' | 'region'>): string {
  return townTerm(country, spelledTownKey(city, country), region)
}

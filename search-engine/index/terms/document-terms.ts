import { words } from '../../language/fold.ts'
import { categoryTerms } from '../../language/names/category-terms.ts'
import { isSaintWord, SAINT_TERM } from '../../language/names/saints.ts'
import { nameTerms } from '../../language/names/terms.ts'
import { spelledTownKey } from '../../language/places/town.ts'
import {
  cityWordTerm,
  codeTerm,
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
  const synonyms = [...also, ...words(school.region).map(regionWordTerm)]
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

function numbers({ country, postalCode, codes, institute }: SchoolDocument): string[] {
  const postal = postalCode.trim() === '' ? [] : [postalTerm(country, postalCode)]
  return [...postal, ...[...codes, institute ?? ''].filter((code) => code.trim() !== '').map(codeTerm)]
}

/** Returns the term that all schools of one town share. */
export function townOf({ country, city, region }: Pick<SchoolDocument, 'country' | 'city' | 'region'>): string {
  return townTerm(country, spelledTownKey(city, country), region)
}

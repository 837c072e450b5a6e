import { degrees } from '../cleaning/position.ts'
import { capitalsToTitle, readableName } from '../cleaning/title-case.ts'
import type { Position, RegisterSchool } from '../register-school.ts'
import { frenchAccents } from './accents.ts'

/** Localisations that only name the town. */
const TOWN_ONLY = /^(ville|commune|ne sait pas|zone_adressage)$/i

/** Converts a name in capitals, which is also abbreviated (CLG PR ST JOSEPH); most names need no change. */
export function frenchName(name: string): string {
  if (/\p{Ll}/u.test(name)) return name
  const spelled = ABBREVIATIONS.reduce((text, [short, long]) => text.replace(short, long), name)
  return readableName(frenchAccents(spelled), 'fr')
}

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/^CLG\b/, 'COLLEGE'],
  [/^(EC|ECS)\b\.?/, 'ECOLE'],
  [/\bPRHC\b/, 'PRIVE HORS CONTRAT'],
  [/\bPR\b|\bPRIV\b/, 'PRIVE'],
  [/\bST\b/g, 'SAINT'],
  [/\bSTE\b/g, 'SAINTE'],
]

/**
 * Converts the words of a street that are in capitals, often only those after the type: 12 boulevard DE LA CORNICHE.
 */
export function frenchStreet(street: string): string {
  return capitalsToTitle(frenchAccents(street), 'fr')
}

/** Returns the town without the number of its arrondissement, which is part of the postal code. */
export function frenchCity(city: string): string {
  return readableName(city.replace(/\s+\d+e(r)?\s+arrondissement$/i, ''), 'fr')
}

const WORDS_WITHIN = /(?<=[\s-])(?:De|Du|Des|La|Le|Les|Lès|Sur|Sous|Et|En|Aux|Au|D|L)(?=[\s'’-])/g
const ARTICLE = /^(?:(?:Le|La|Les) |L )/

/** Returns the words of a place without capitals within: Ille-Et-Vilaine, Côtes D'armor. */
export function frenchArea(name: string): string {
  return name
    .replace(WORDS_WITHIN, (word) => word.toLowerCase())
    .replace(/(?<=[\s-]d['’])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/**
 * Returns a commune whose words a collection wrote apart, each with a capital, as communes are written: Dol De Bretagne
 * → Dol-de-Bretagne, Saint Jean D Angely → Saint-Jean-d'Angely. An article at the beginning stands alone.
 */
export function frenchCommune(name: string): string {
  const [article = ''] = ARTICLE.exec(name) ?? []
  const words = frenchArea(` ${name.slice(article.length)}`)
    .trim()
    .replace(/ ([dl]) (?=\p{Lu})/gu, " $1'")
  return article.replace(/^L $/, "L'") + words.replace(/^St(e?)(?=[ -])/, 'Saint$1').replaceAll(' ', '-')
}

/** Returns the position, marked `town` if the localisation only names the town. */
export function frenchPosition(lat: string, lng: string, precision: string): Position | null {
  return degrees(lat, lng, TOWN_ONLY.test(precision) ? 'town' : 'exact')
}

/** Returns the status. Schools about to close (A FERMER) are open; schools about to open (A OUVRIR) take enrolments. */
export function frenchStatus(state: string): RegisterSchool['status'] {
  return /^ferm/i.test(state) ? 'closed' : 'active'
}

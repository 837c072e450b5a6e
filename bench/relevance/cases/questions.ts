import type { CountryCode } from '#db/vocabulary.ts'
import { plain, townsWithAtLeast } from '../directory.ts'
import type { MakeCase } from './case.ts'
import { ABROAD, isHomeWord, KINDS } from './kinds-of-school.ts'
import { asTyped, distanceKm, manyInTown, pickKindInTown } from './make.ts'

// Causes 4 and 5: words that carry no meaning or ask for an order, and words for kinds of schools in any language.

const QUESTIONS: Readonly<Record<CountryCode, readonly string[]>> = {
  DE: ['beste KIND in TOWN', 'gute KIND TOWN', 'welche KIND gibt es in TOWN', 'KIND TOWN PLZ', 'suche KIND in TOWN'],
  FR: ['meilleur KIND TOWN', 'quel KIND à TOWN', 'bon KIND TOWN', 'liste des KIND à TOWN', 'je cherche KIND à TOWN'],
  ES: ['mejor KIND TOWN', 'mejores KIND en TOWN', 'busco KIND en TOWN', 'qué KIND hay en TOWN', 'KIND buenos TOWN'],
  IT: ['migliore KIND TOWN', 'cerco KIND a TOWN', 'elenco KIND TOWN', 'quale KIND a TOWN', 'buona KIND TOWN'],
  GB: ['best KIND in TOWN', 'outstanding KIND TOWN', 'good KIND in TOWN', 'list of KIND TOWN', 'KIND in TOWN ofsted'],
}
const NEAR: Readonly<Record<CountryCode, readonly string[]>> = {
  DE: ['KIND in meiner Nähe', 'KIND in der Nähe'],
  FR: ['KIND près de chez moi', 'KIND autour de moi'],
  ES: ['KIND cerca de mí', 'KIND cerca de mi casa'],
  IT: ['KIND vicino a me', 'KIND vicino casa'],
  GB: ['KIND near me', 'KIND nearby'],
}
const WITHIN: Readonly<Record<CountryCode, string>> = {
  DE: 'KIND im Umkreis von 10 km um TOWN',
  FR: 'KIND à moins de 10 km de TOWN',
  ES: 'KIND a menos de 10 km de TOWN',
  IT: 'KIND entro 10 km da TOWN',
  GB: 'KIND within 6 miles of TOWN',
}
const NEAR_ME_KM = 50
const WITHIN_KM = 11
/** The centre of a town may be this far from one of its schools. */
const SURELY_KM = 5

export const questionCase: MakeCase = (directory, country, random) => {
  const found = pickKindInTown(directory, country, random)
  if (!found) return undefined
  const { town, kind, word } = found
  const fill = (text: string) => asTyped(text.replace('KIND', word).replace('TOWN', town.name), random)
  const way = random.integer(1, 4)
  if (way > 2) return manyInTown(fill(random.pick(QUESTIONS[country])), kind, town)
  const placed = town.schools.find(({ lat, precision }) => lat !== null && precision !== 'postal_code')
  if (!placed) return undefined
  const near = { lat: placed.lat as number, lng: placed.lng as number }
  const isNear = way === 1
  return {
    text: fill(isNear ? random.pick(NEAR[country]) : WITHIN[country]),
    wants: 'most',
    ...(isNear && { near }),
    fits: (school) => kind.is(school) && distanceKm(near, school) < (isNear ? NEAR_ME_KM : 2 * WITHIN_KM),
    ...(!isNear && { surely: (school) => kind.is(school) && distanceKm(near, school) < SURELY_KM }),
    meant: `${kind.words[0]} near ${town.name}`,
  }
}

/** A kind of school in the words of its own country, singular and plural, or of another country. */
export const typeCase: MakeCase = (directory, country, random) => {
  const towns = townsWithAtLeast(directory, country, 2)
  if (towns.length === 0) return undefined
  const town = random.pick(towns)
  const isHome = random.chance(0.5)
  const kind = random.pick(isHome ? KINDS[country] : ABROAD)
  const word = random.pick(kind.words)
  if (!town.schools.some(kind.is) || (!isHome && isHomeWord(word, country))) return undefined
  if (plain(town.name).length < 3) return undefined
  const text = random.pick([`${word} ${town.name}`, `${town.name} ${word}`, `${word} in ${town.name}`])
  return manyInTown(asTyped(text, random), kind, town)
}

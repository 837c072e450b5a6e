import type { CountryCode } from '#db/vocabulary.ts'
import { germanWords, typedWords, withoutUmlauts } from '../fold.ts'
import { isSaintWord } from '../names/saints.ts'
import { typeWord } from '../names/type-words.ts'

/** Suffixes that French registers and addresses add to a town: Paris 15e Arrondissement, LYON 03, PARIS CEDEX 13. */
const FRENCH_SUFFIX = / (?:cedex(?: \d+)?|\d+(?:er?|eme)? arrondissement|\d\d?)$/

/**
 * Returns one key for all spellings of a town's name: folded, every saint word as `st`, without French districts and
 * delivery numbers. Towns with the same name in one country have the same key.
 */
export function townKey(name: string, country?: CountryCode): string {
  return withoutUmlauts(spelledTownKey(name, country))
}

/** Returns the {@link townKey} of folded words. */
export function townKeyOf(list: readonly string[]): string {
  return list.map((word) => (isSaintInTown(word) ? 'st' : word)).join(' ')
}

/** The s of an elided or shortened word does not mean saint. */
const isSaintInTown = (word: string) => word !== 's' && isSaintWord(word)

/**
 * Returns the key of a name as spelt, which tells apart towns that share a {@link townKey}: Aue is not Au, and Munster
 * is not Münster; but Muenchen is München, and ss is ß.
 */
export function spelledTownKey(name: string, country?: CountryCode): string {
  const key = (country === 'DE' ? germanWords : typedWords)(name)
    .map((word) => (isSaintInTown(withoutUmlauts(word)) ? 'st' : word))
    .join(' ')
  return country === 'FR' ? key.replace(FRENCH_SUFFIX, '') : key
}

/** Additions at which a name may be cut: Freiburg im Breisgau, Saint-Germain-en-Laye, Newcastle upon Tyne. */
const ADDITION = / (?:am|an der|an|im|in|bei|ob der|vor der|a d|a|sur|sous|en|les|lez|aux|upon|on|under|next) .+$/
/** Additions after the first word of a name in Italy and Spain: Desenzano del Garda, Jerez de la Frontera. */
const SOUTHERN_ADDITION =
  /^((?:las?|los|el|il|lo|le|l) )?(\p{L}{5,}) (?:de|del|della|dell|dei|degli|di|d|sul|sulla|al) .+$/u
const ARTICLE = /^(?:l|la|le|les|el|los|las|il|lo|the) (?=.)/
const OTHER_NAME = /[/(]|\s-\s/

const southernName = (name: string, country: CountryCode) => {
  const [, article = '', short] = (country === 'IT' || country === 'ES' ? SOUTHERN_ADDITION.exec(name) : null) ?? []
  if (short === undefined || isSaintWord(short) || typeWord(short) !== undefined) return []
  return article === '' ? [short] : [article + short, short]
}

/**
 * Returns shorter names, as {@link spelledTownKey} writes them, under which people look for a town: Frankfurt for
 * Frankfurt am Main or Frankfurt (Oder), Spezia for La Spezia, either name of Alicante/Alacant. Never the last words
 * alone: Sevilla is not El Cuervo de Sevilla.
 */
export function shortTownKeys(name: string, country: CountryCode): string[] {
  const key = spelledTownKey(name, country)
  const names = name.split(OTHER_NAME).map((part) => spelledTownKey(part, country))
  const isNoted = /\(/.test(name)
  const bases = OTHER_NAME.test(name) ? (isNoted ? names.slice(0, 1) : names) : [key]
  const shorter = bases.flatMap((base) => [
    base,
    base.replace(ADDITION, ''),
    base.replace(ARTICLE, ''),
    ...southernName(base, country),
  ])
  return [...new Set(shorter)].filter((short) => short !== key && short.length >= 3)
}

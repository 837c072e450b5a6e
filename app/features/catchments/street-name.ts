import { editDistance } from '#search-engine/base/text/edit-distance.ts'
import { typedWords } from '#search-engine/language/fold.ts'

/** Abbreviations in French addresses, folded: those of the standard AFNOR NF Z 10-011 and what people write. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  all: 'allee',
  av: 'avenue',
  ave: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  blvd: 'boulevard',
  boul: 'boulevard',
  ch: 'chemin',
  che: 'chemin',
  chem: 'chemin',
  crs: 'cours',
  dr: 'docteur',
  gal: 'general',
  gen: 'general',
  imp: 'impasse',
  lot: 'lotissement',
  mal: 'marechal',
  pass: 'passage',
  pdt: 'president',
  pl: 'place',
  prom: 'promenade',
  pte: 'porte',
  qu: 'quai',
  r: 'rue',
  res: 'residence',
  rpt: 'rondpoint',
  rte: 'route',
  s: 'saint',
  sq: 'square',
  st: 'saint',
  ste: 'sainte',
  vge: 'village',
}
const KINDS = new Set(
  `allee avenue boulevard chemin cite cour cours enclos escalier espace esplanade forum hameau impasse jardin jardins
  lotissement passage place pont pourtour promenade quai residence rondpoint route rue ruelle square village`.split(
    /\s+/,
  ),
)
const SMALL_WORDS = new Set(['a', 'au', 'aux', 'd', 'de', 'des', 'du', 'en', 'et', 'l', 'la', 'le', 'les', 'sur'])
/** Precedes the name of a hamlet, which has no other kind: lieu-dit, lieudit, LD. */
const HAMLET = /^(?:lieu dit|lieudit|ld) /
const ROUND_POINT = /\brond point\b/

/** A street for comparison: its kind (empty for hamlets and where none was typed) and the words of its name. */
type StreetName = { kind: string; name: string }

/** Returns the kind and the name of a French street without accents, abbreviations and small words. */
function streetNameOf(text: string): StreetName {
  const folded = typedWords(text).join(' ').replace(HAMLET, '').replace(ROUND_POINT, 'rondpoint')
  const long = folded.split(' ').map((word) => (Object.hasOwn(LONG_FORMS, word) ? LONG_FORMS[word]! : word))
  const kind = long.length > 1 && KINDS.has(long[0]!) ? long[0]! : ''
  const own = kind === '' ? long : long.slice(1)
  const named = own.filter((word) => !SMALL_WORDS.has(word))
  return { kind, name: (named.length > 0 ? named : own).join(' ') }
}

/**
 * Finds the streets that a text means: those with the same kind and name; where no kind was typed, those with the name.
 *
 * @param streets as published
 */
export function findStreets(text: string, streets: readonly string[]): string[] {
  const typed = streetNameOf(text)
  const named = streets.filter((street) => streetNameOf(street).name === typed.name)
  const same = named.filter((street) => streetNameOf(street).kind === typed.kind)
  return same.length > 0 || typed.kind !== '' ? same : named
}

const MAX_EDITS = 2
const MIN_WORD_LENGTH = 3

/** Finds streets with a similar name, most similar first. @param most number of streets */
export function findSimilarStreets(text: string, streets: readonly string[], most: number): string[] {
  const { name } = streetNameOf(text)
  const typed = name.split(' ').filter((word) => word.length >= MIN_WORD_LENGTH)
  const scored = [...new Set(streets)].flatMap((street) => {
    const other = streetNameOf(street).name
    const edits = editDistance(name, other, MAX_EDITS)
    const shared = typed.filter((word) => other.split(' ').some((own) => own === word || own.startsWith(word))).length
    const score = edits <= MAX_EDITS ? typed.length + 1 - edits / MAX_EDITS : shared
    return score > 0 ? [{ street, score }] : []
  })
  scored.sort((one, other) => other.score - one.score || one.street.localeCompare(other.street, 'fr'))
  return scored.slice(0, most).map(({ street }) => street)
}

/** Returns a street in capitals as people write it: Rue d Ernee. Its accents are not in the data. */
export function readableStreet(street: string): string {
  const written = street.toLowerCase().replace(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase())
  const small = written.replace(/ (?:De|Du|Des|La|Le|Les|Et|En|Sur|Au|Aux|A)(?= )/g, (word) => word.toLowerCase())
  return small.replace(/ (D|L) (?=\p{L})/gu, (_, letter: string) => ` ${letter.toLowerCase()}’`)
}

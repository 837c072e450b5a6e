import type { Category, CountryCode } from '#db/vocabulary.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import { plain } from '../directory.ts'

/** Words for a kind of school, singular and plural, and the schools that people mean by them. */
export type Kind = { words: readonly string[]; is: (school: SchoolDocument) => boolean }

const named = ({ name, officialName = '', localType }: SchoolDocument) => plain(`${name} ${officialName} ${localType}`)
const NURSERY =
  /maternelle|infantil|infanzia|materna|nursery|kinder|kita|pre school|asilo|bressol|llar d infants|ninos|nido|early years/

/** A kind that follows from the category; nurseries do not count. */
const category = (wanted: readonly Category[], ...words: string[]): Kind => ({
  words,
  is: (school) => wanted.includes(school.category) && (wanted[0] !== 'primary' || !isOnlyNursery(school)),
})
/** The same in a country whose registers list a school with several stages under the highest. */
const stage = (wanted: readonly Category[], pattern: RegExp, ...words: string[]): Kind => {
  const { is } = category(wanted, ...words)
  return { words, is: (school) => is(school) || pattern.test(named(school)) }
}
/** A kind that follows from the name or the register's term. */
const called = (pattern: RegExp, ...words: string[]): Kind => ({ words, is: (school) => pattern.test(named(school)) })

/** Whether the register lists a school only as a nursery. */
function isOnlyNursery({ localType, name }: SchoolDocument): boolean {
  const type = plain(localType)
  return NURSERY.test(type)
    ? !/primar|primaire|elementa/.test(type)
    : /^(?:ecole )?maternelle|^scuola dell infanzia/.test(plain(name))
}

/** The kinds of school in each country, in its own terms. */
export const KINDS: Readonly<Record<CountryCode, readonly Kind[]>> = {
  DE: [
    called(/grundsch|primarsch|volkssch|\bgs\b|\bggs\b|\bkgs\b|\bgg\b|\bkg\b/, 'Grundschule', 'Grundschulen'),
    called(/gymnas|\bgym\b/, 'Gymnasium', 'Gymnasien'),
    called(/realsch/, 'Realschule', 'Realschulen'),
    called(/gesamtsch|\bigs\b|\bkgs\b|stadtteil/, 'Gesamtschule', 'Gesamtschulen'),
    called(/forder|sonder/, 'Förderschule', 'Förderschulen'),
    category(['vocational'], 'Berufsschule', 'berufliche Schule'),
  ],
  FR: [
    category(['primary'], 'école primaire', 'école élémentaire', 'écoles primaires'),
    called(/maternelle/, 'école maternelle', 'maternelle', 'écoles maternelles'),
    called(/college/, 'collège', 'collèges'),
    called(/lycee/, 'lycée', 'lycées'),
    called(/lycee professionnel|\blp\b|des metiers|enseignement professionnel/, 'lycée professionnel', 'lycée pro'),
  ],
  ES: [
    stage(['primary'], /primaria/, 'primaria', 'colegio de primaria', 'escuela primaria'),
    called(
      /(?:escuela|escola|educacion) infantil(?! y| primaria)|guarderia|bressol|llar d infants|casa de ninos/,
      'escuela infantil',
      'guardería',
      'escuelas infantiles',
    ),
    { words: ['colegio', 'colegios'], is: (school) => school.category !== 'other' },
    called(/\binstitut|\bies\b/, 'instituto', 'institutos'),
    stage(['secondary', 'high_school'], /secundaria/, 'secundaria', 'educación secundaria'),
  ],
  IT: [
    called(/primaria|elementare/, 'scuola primaria', 'scuola elementare', 'elementari'),
    called(/infanzia|materna/, "scuola dell'infanzia", 'scuola materna', 'asilo'),
    category(['secondary'], 'scuola media', 'scuole medie', 'scuola secondaria di primo grado'),
    category(['high_school'], 'liceo', 'licei'),
    called(/tecnic|\bist tec|\bit[aceginst]+\b|geometri/, 'istituto tecnico', 'istituti tecnici'),
    called(/profess|\bist? p|\bips|\bipi|albergh/, 'istituto professionale'),
  ],
  GB: [
    category(['primary'], 'primary school', 'primary schools', 'primary'),
    category(['secondary', 'high_school'], 'secondary school', 'secondary schools'),
    called(/nursery|early years|kinder/, 'nursery', 'nursery school', 'nurseries'),
    category(['special_needs'], 'special school', 'special schools'),
    called(/high school/, 'high school', 'high schools'),
    called(/grammar/, 'grammar school', 'grammar schools'),
  ],
}
const [, spanishNursery] = KINDS.ES

const SPANISH_PRIMARY = /educacion (?:infantil )?(?:y )?primaria|infantil primaria/
/** Foreign words for a category; "school of this category" is all that they can mean. */
export const ABROAD: readonly Kind[] = [
  stage(
    ['primary'],
    SPANISH_PRIMARY,
    'primary school',
    'école primaire',
    'escuela primaria',
    'scuola primaria',
    'Grundschule',
  ),
  stage(['primary'], SPANISH_PRIMARY, 'elementary school', 'scuola elementare', 'écoles élémentaires'),
  // Spanish schools for 12 to 16 are listed with those up to 18.
  {
    words: ['scuola media', 'middle school', 'Realschule'],
    is: ({ category: own, country }) => own === 'secondary' || (own === 'high_school' && country === 'ES'),
  },
  category(['secondary', 'high_school'], 'secondary school', 'secondary schools', 'instituto'),
  category(['high_school'], 'lycée', 'Gymnasium', 'liceo', 'high school', 'grammar school', 'bachillerato'),
  category(['vocational'], 'vocational school', 'Berufsschule', 'formación profesional', 'lycée professionnel'),
  category(['special_needs'], 'special school', 'Förderschule', 'educación especial'),
  {
    words: ['nursery', 'kindergarten', 'maternelle', 'guardería', 'asilo'],
    is: (school) => (school.country === 'ES' ? spanishNursery?.is(school) === true : NURSERY.test(named(school))),
  },
]
/** The words' country must differ from the town's: these kinds are familiar words at home. */
export const isHomeWord = (word: string, country: CountryCode): boolean =>
  KINDS[country].some(({ words }) => words.some((own) => plain(own) === plain(word)))

import type { SchoolDocument } from '#search-engine/index.ts'
import { createRandom, type Random } from '../directory/random.ts'
import { type Asked, makeQuery, type QueryClass } from './asked.ts'
import { limitedQuestions } from './limited-questions.ts'
import { mistype } from './mistype.ts'

const SEED = 77
const QUESTIONS_EACH = 30
const FREQUENT =
  'schule,grundschule,école,scuola,school,primary school,st,gymnasium,college,colegio,saint joseph,gym,scuola primaria,sch,ceip,instituto,liceo,lycée,academy,realschule'

/** Alternative spellings that people use. */
const ABBREVIATIONS: readonly [RegExp, string][] = [
  [/Gymnasium/, 'Gym.'],
  [/Grundschule/, 'GS'],
  [/Realschule/, 'RS'],
  [/Sankt /, 'St. '],
  [/Saint-/, 'St '],
  [/Collège/, 'Clg'],
  [/Lycée professionnel/, 'LP'],
  [/^CEIP/, 'Colegio de Educación Infantil y Primaria'],
  [/^IES/, 'Instituto'],
  [/Nuestra Señora/, 'Ntra. Sra.'],
  [/Istituto Comprensivo/, 'IC'],
  [/Scuola Primaria/, 'Scuola elementare'],
  [/Church of England/, 'CofE'],
  [/Integrierte Gesamtschule/, 'IGS'],
]

/** Creates several hundred questions from the schools themselves, the same ones for the same schools. */
export function makeQuestions(schools: readonly SchoolDocument[]): Asked[] {
  const random = createRandom(SEED)
  return [...textQuestions(schools, random), ...limitedQuestions(schools, random)]
}

function textQuestions(schools: readonly SchoolDocument[], random: Random): Asked[] {
  const ask = (name: QueryClass, count: number, pick: () => SchoolDocument, textOf: TextOf): Asked[] =>
    Array.from({ length: count }, () => {
      const school = pick()
      return { class: name, query: makeQuery({ text: textOf(school, random) }), ...wantedIn(name, school) }
    })
  const any = () => random.pick(schools)
  const accented = schools.filter(({ name, city }) => /[äöüßéèêáíóúñç]/i.test(name + city))
  const pickAccented = () => random.pick(accented)
  return [
    ...ask('exact name', QUESTIONS_EACH, any, ({ name }) => name),
    ...ask('prefix', QUESTIONS_EACH, any, ({ name }) => cut(name, random)),
    ...ask('place', QUESTIONS_EACH, any, ({ city }) => city),
    ...ask('postal code', QUESTIONS_EACH, any, postalCode),
    ...ask('name + place', QUESTIONS_EACH + 10, any, withPlace),
    ...ask('typo', QUESTIONS_EACH + 10, any, mistype),
    ...ask('accent', QUESTIONS_EACH, pickAccented, withoutAccents),
    ...abbreviations(schools),
    ...FREQUENT.split(',').map((text): Asked => ({ class: 'frequent word', query: makeQuery({ text }) })),
    ...ask('suggestion', QUESTIONS_EACH * 2, any, beginning).map((one) => ({ ...one, isSuggestion: true })),
  ]
}

type TextOf = (school: SchoolDocument, random: Random) => string

const BY_NAME: readonly QueryClass[] = ['exact name', 'typo']
const WITH_PLACE: readonly QueryClass[] = ['name + place', 'accent', 'abbreviation']

/** Prefixes, places and codes fit many schools, none of which is the wanted one; typos often leave out the town. */
function wantedIn(asked: QueryClass, { name, city }: SchoolDocument): Pick<Asked, 'wanted'> {
  if (BY_NAME.includes(asked)) return { wanted: { name } }
  return WITH_PLACE.includes(asked) ? { wanted: { name, city } } : {}
}

const cut = (name: string, random: Random) => {
  const length = Math.max(5, Math.floor(name.length * (0.45 + random.next() * 0.4)))
  return name.slice(0, length).trim()
}

function postalCode({ postalCode: code, country }: SchoolDocument, random: Random): string {
  if (random.chance(0.6)) return code
  return country === 'GB' ? (code.split(' ')[0] as string) : code.slice(0, 3)
}

function withPlace({ name, city }: SchoolDocument, random: Random): string {
  return (random.chance(0.3) ? `${city} ${name}` : `${name} ${city}`).toLowerCase()
}

function withoutAccents({ name, city }: SchoolDocument, random: Random): string {
  const text = `${name} ${city}`
  const spelled = random.chance(0.5) ? text.replace(/([äöü])/gi, '$1e') : text
  return spelled.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}

function abbreviations(schools: readonly SchoolDocument[]): Asked[] {
  return ABBREVIATIONS.flatMap(([long, short]) => {
    const named = schools.filter(({ name }) => long.test(name)).slice(0, 2)
    return named.map((school): Asked => {
      const text = `${school.name.replace(long, short)} ${school.city}`
      return { class: 'abbreviation', query: makeQuery({ text }), ...wantedIn('abbreviation', school) }
    })
  })
}

function beginning({ name, city }: SchoolDocument, random: Random): string {
  return random.pick([name, city]).slice(0, random.integer(2, 7))
}

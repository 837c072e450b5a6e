import type { SchoolDocument } from '#search-engine/index.ts'
import { createRandom, type Random } from '../directory/random.ts'
import { type Asked, makeQuery, type QueryClass } from './asked.ts'
import { limitedQuestions } from './limited-questions.ts'
import { mistype } from './mistype.ts'

const SEED = 77
const EACH = 30
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

/** Makes several hundred questions from the schools themselves, the same ones for the same schools. */
export function makeQuestions(schools: readonly SchoolDocument[]): Asked[] {
  const random = createRandom(SEED)
  return [...textQuestions(schools, random), ...limitedQuestions(schools, random)]
}

function textQuestions(schools: readonly SchoolDocument[], random: Random): Asked[] {
  const ask = (name: QueryClass, count: number, text: () => string): Asked[] =>
    Array.from({ length: count }, () => ({ class: name, query: makeQuery({ text: text() }) }))
  const any = () => random.pick(schools)
  const accented = schools.filter(({ name, city }) => /[äöüßéèêáíóúñç]/i.test(name + city))
  return [
    ...ask('exact name', EACH, () => any().name),
    ...ask('prefix', EACH, () => cut(any().name, random)),
    ...ask('place', EACH, () => any().city),
    ...ask('postal code', EACH, () => postalCode(any(), random)),
    ...ask('name + place', EACH + 10, () => withPlace(any(), random)),
    ...ask('typo', EACH + 10, () => mistype(any(), random)),
    ...ask('accent', EACH, () => withoutAccents(random.pick(accented), random)),
    ...abbreviations(schools).map((text): Asked => ({ class: 'abbreviation', query: makeQuery({ text }) })),
    ...FREQUENT.split(',').map((text): Asked => ({ class: 'frequent word', query: makeQuery({ text }) })),
    ...ask('suggestion', EACH * 2, () => beginning(any(), random)).map((one) => ({ ...one, isSuggestion: true })),
  ]
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

function abbreviations(schools: readonly SchoolDocument[]): string[] {
  return ABBREVIATIONS.flatMap(([long, short]) => {
    const named = schools.filter(({ name }) => long.test(name)).slice(0, 2)
    return named.map(({ name, city }) => `${name.replace(long, short)} ${city}`)
  })
}

function beginning({ name, city }: SchoolDocument, random: Random): string {
  return random.pick([name, city]).slice(0, random.integer(2, 7))
}

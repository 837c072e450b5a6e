import fs from 'node:fs'
import path from 'node:path'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import { type Directory, plain } from '../directory.ts'
import type { MakeCase } from './case.ts'
import { KINDS } from './kinds-of-school.ts'
import { asTyped, distanceKm } from './make.ts'

// Causes 2 and 3: parts of cities, and areas. The lists are those of public gazetteers that the search uses as well;
// what is right follows from plain distances and postal codes.

const DISTRICT_KM = 8
/** For schools that are only placed in the centre of their city. */
const CITY_KM = 15
const FOLDER = path.join(import.meta.dirname, '../../../search-engine/language/gazetteer')
const rows = (file: string) =>
  fs
    .readFileSync(path.join(FOLDER, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

const districts = rows('places.tsv')
  .map(([key = '', country, name = '', city = '', lat, lng]) => {
    return { key, country, name, city, lat: Number(lat), lng: Number(lng) }
  })
  .filter(({ city, name }) => city !== '' && plain(city) !== plain(name) && !/\d/.test(name))
const districtsOf = Map.groupBy(districts, ({ country }) => country ?? '')
const namesakes = Map.groupBy(districts, ({ key, country }) => `${country} ${key}`)

const isArea = (name: string) => areas.some((area) => plain(area.name) === plain(name))

/** Several places have the name, or the town or area of that name is meant without a sign of the district. */
const isAmbiguous = (directory: Directory, { key, country, name }: (typeof districts)[number]) =>
  namesakes.get(`${country} ${key}`)?.length !== 1 ||
  COUNTRIES.some((other) => directory.of[other].townNames.has(plain(name))) ||
  isArea(name)

export const districtCase: MakeCase = (directory, country, random) => {
  if (country === 'FR' && random.chance(0.5)) return arrondissementCase(directory, country, random)
  const district = random.pick(districtsOf.get(country) ?? [])
  const kind = random.pick(KINDS[country])
  const isAlone = random.chance(0.5) && !isAmbiguous(directory, district)
  const where = isAlone
    ? district.name
    : random.pick([`${district.city} ${district.name}`, `${district.name} ${district.city}`])
  const isNear = (school: Parameters<typeof kind.is>[0]) =>
    distanceKm(district, school) < (school.precision === 'town' ? CITY_KM : DISTRICT_KM)
  const isCalledSo = ({ name }: SchoolDocument) => isAlone && plain(name).includes(plain(district.name))
  return {
    text: asTyped(`${random.pick(kind.words)} ${where}`, random),
    wants: 'most',
    // Without the city, a school with that name may be meant: Collège Les Chartreux.
    fits: (school) => kind.is(school) && ((school.country === country && isNear(school)) || isCalledSo(school)),
    surely: (school) => school.country === country && kind.is(school) && isNear(school),
    meant: `${kind.words[0]} near ${district.name}, ${district.city}`,
  }
}

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ')
const ARRONDISSEMENTS = [
  ['Paris', '750', 20],
  ['Lyon', '6900', 9],
  ['Marseille', '130', 16],
] as const

const arrondissementCase: MakeCase = (_, country, random) => {
  const [city, begin, count] = random.pick(ARRONDISSEMENTS)
  const number = random.integer(1, count)
  const code = begin + String(number).padStart(5 - begin.length, '0')
  const spelling = random.pick([`${number}e`, `${number}ème`, `${number}`, ROMAN[number - 1] as string])
  const kind = random.pick(KINDS[country])
  return {
    text: asTyped(`${random.pick(kind.words)} ${random.pick([`${city} ${spelling}`, code])}`, random),
    wants: 'most',
    fits: (school) => school.country === 'FR' && kind.is(school) && school.postalCode === code,
    meant: `${kind.words[0]} in ${code}`,
  }
}

const areas = rows('areas.tsv').map(([country, name = '', codes = '']) => ({ country, name, codes: codes.split(' ') }))
const areasOf = Map.groupBy(areas, ({ country }) => country ?? '')
/** The words that people write before the name of an area. */
const CALLED: Readonly<Record<CountryCode, readonly string[]>> = {
  DE: ['Landkreis', 'Kreis', ''],
  FR: ['', 'département', 'dans'],
  ES: ['provincia de', 'en', ''],
  IT: ['provincia di', 'in', ''],
  GB: ['', 'in', 'county'],
}

/** Nobody calls any of these a Kreis. */
const LAENDER: ReadonlySet<string> = new Set([
  'Baden-Württemberg',
  'Bayern',
  'Brandenburg',
  'Hessen',
  'Mecklenburg-Vorpommern',
  'Niedersachsen',
  'Nordrhein-Westfalen',
  'Rheinland-Pfalz',
  'Saarland',
  'Sachsen',
  'Sachsen-Anhalt',
  'Schleswig-Holstein',
  'Thüringen',
])

/** DE12 is not part of DE1. */
const isIn = (postalCode: string, code: string) =>
  /[a-z]/i.test(code) ? postalCode.split(' ')[0] === code : postalCode.startsWith(code)

export const areaCase: MakeCase = (directory, country, random) => {
  const area = random.pick(areasOf.get(country) ?? [])
  const name = area.name.split('/')[0] as string
  const isTown = directory.of[country].townNames.has(plain(name))
  const isSaid = /kreis|county|provinc|région|comunidad/i.test(name)
  const isLand = LAENDER.has(name)
  const word = isSaid || isLand ? '' : random.pick(CALLED[country].slice(0, isTown ? 1 : undefined))
  // Without a sign that the area is meant, the town of the same name is.
  if (isTown && word === '' && !isSaid) return undefined
  const kind = random.pick(KINDS[country])
  return {
    text: asTyped(`${random.pick(kind.words)} ${word} ${name}`.replace(/ {2}/g, ' '), random),
    wants: 'most',
    fits: (school) =>
      school.country === country &&
      kind.is(school) &&
      // Registers name some areas themselves, whatever area the postal code belongs to.
      (plain(school.region) === plain(name) || area.codes.some((code) => isIn(school.postalCode, code))),
    meant: `${kind.words[0]} in ${area.name}`,
  }
}

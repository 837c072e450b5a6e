import type { CountryCode } from '#db/vocabulary.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import type { Random } from '../../directory/random.ts'
import { type Directory, inTown, plain, townsWithAtLeast } from '../directory.ts'
import { abbreviate, mistype } from '../spellings.ts'
import type { MakeCase } from './case.ts'
import { asTyped, oneSchool } from './make.ts'

// Causes 7 to 9: words joined, split or next to a street or number, typing errors next to a place, and synonyms.

const pickSchool = ({ of }: Directory, country: CountryCode, random: Random) => random.pick(of[country].schools)

/** Spells a name as somebody who has only heard it might. */
const RESPELL: readonly ((name: string, random: Random) => string)[] = [
  // Two words as one.
  (name) => name.replace(/(\p{L}{4,})[ -](?=\p{L}{4})/u, '$1'),
  (name) => name.replaceAll('-', ' '),
  (name) => name.replaceAll(' ', '-'),
  (name) => name.replaceAll('.', ''),
  // The space after a dot or a comma is missing.
  (name) => name.replace(/([.,]) (?=\p{L})/gu, '$1'),
  // The last word of a German compound on its own.
  (name) => name.replace(/(\p{L}{4,}?)s?(schule|gymnasium|kolleg)\b/u, '$1 $2'),
  (name) => name.replace(/straße\b/u, 'str.').replace(/str\.$/u, 'straße'),
  (name) => name.replace(/['’]/g, ' '),
]

/** A school by a respelt name, with its town if others share the name. */
const respelt: MakeCase = (directory, country, random) => {
  const school = pickSchool(directory, country, random)
  const name = random.pick(RESPELL)(school.name, random)
  return name === school.name ? undefined : oneSchool(asTyped(`${name} ${school.city}`, random), school)
}

const NUMBER = /[\s,]+\d[\d\s./a-z-]*$/i

/** A school by its street and town. */
const byStreet: MakeCase = (directory, country, random) => {
  const school = pickSchool(directory, country, random)
  const street = school.street.replace(NUMBER, '').trim()
  if (street.split(' ').length > 4 || street.length < 6 || /\d/.test(street)) return undefined
  const typed = random.chance(0.5) ? street.replace(/straße$/i, 'str.') : street.replace(/str\.$/i, 'straße')
  const isThere = ({ street: other }: SchoolDocument) => plain(other).startsWith(plain(street))
  const town = { name: school.city, country, schools: [school] }
  return {
    text: asTyped(`${typed} ${school.city}`, random),
    wants: 'one',
    fits: (other) => inTown(town)(other) && (isThere(other) || plain(other.name).includes(plain(street))),
    meant: `in ${street}, ${school.city}`,
  }
}

/** A school with its postal code and town. */
const besideCode: MakeCase = (directory, country, random) => {
  const school = pickSchool(directory, country, random)
  if (school.postalCode === '') return undefined
  const where = random.pick([`${school.postalCode} ${school.city}`, `${school.city} ${school.postalCode}`])
  return oneSchool(asTyped(`${school.name} ${where}`, random), school)
}

export const joinedCase: MakeCase = (directory, country, random) =>
  random.pick([respelt, respelt, respelt, byStreet, besideCode])(directory, country, random)

/** A name with a typing error, together with its town. */
export const mistypedCase: MakeCase = (directory, country, random) => {
  const school = pickSchool(directory, country, random)
  const name = mistype(school.name, random, (word) => directory.words.has(word))
  if (name === undefined) return undefined
  return oneSchool(asTyped(random.pick([`${name} ${school.city}`, `${school.city} ${name}`]), random), school)
}

const FIRST_NAMES: Readonly<Record<CountryCode, RegExp>> = {
  DE: /\b(Albert|Friedrich|Anne|Heinrich|Johann|Wilhelm|Theodor|Astrid|Sophie|Käthe|Otto|Geschwister)(?=[ -]\p{Lu})/u,
  FR: /\b(Jean|Victor|Jules|Louis|Pierre|Paul|Marie|Albert|Jacques|Georges|Henri|Émile|René)(?=[ -]\p{Lu})/u,
  ES: /\b(Juan|Miguel|Antonio|José|Federico|Francisco|María|Ramón|Rafael|Manuel)(?= \p{Lu})/u,
  IT: /\b(Galileo|Giuseppe|Giovanni|Leonardo|Alessandro|Guglielmo|Luigi|Enrico|Maria|Antonio|Dante|Ugo)(?= \p{Lu})/u,
  GB: /\b(St|Saint|King|Queen|Sir)(?= \p{Lu})/u,
}

/** A school by an abbreviation of its name, or with the initial of a first name. */
const shortened: MakeCase = (directory, country, random) => {
  const school = pickSchool(directory, country, random)
  const initial = country !== 'GB' && random.chance(0.5)
  const name = initial
    ? school.name.replace(FIRST_NAMES[country], (first) => `${first.charAt(0)}.`)
    : abbreviate(school.name, random)
  if (name === undefined || name === school.name) return undefined
  return oneSchool(asTyped(`${name} ${school.city}`, random), school)
}

/** Names of Spanish communities, and the beginnings of their postal codes. */
const COMMUNITIES: readonly (readonly [names: readonly string[], codes: readonly string[]])[] = [
  [
    ['Andalucía', 'comunidad de Andalucía'],
    ['04', '11', '14', '18', '21', '23', '29', '41'],
  ],
  [
    ['Cataluña', 'Catalunya'],
    ['08', '17', '25', '43'],
  ],
  [['Comunidad de Madrid', 'Madrid comunidad'], ['28']],
  [
    ['Comunidad Valenciana', 'Comunitat Valenciana'],
    ['03', '12', '46'],
  ],
  [
    ['País Vasco', 'Euskadi'],
    ['01', '20', '48'],
  ],
  [['Castilla y León'], ['05', '09', '24', '34', '37', '40', '42', '47', '49']],
  [['Región de Murcia'], ['30']],
  [['Galicia'], ['15', '27', '32', '36']],
]

/** A Spanish community is not the province of the same name; NRW writes KGS for Katholische Grundschule. */
const regional: MakeCase = (directory, country, random) => {
  if (country === 'DE') {
    const towns = townsWithAtLeast(directory, country, 5).filter(
      ({ schools }) => schools[0]!.region === 'Nordrhein-Westfalen',
    )
    if (towns.length === 0) return undefined
    const town = random.pick(towns)
    return {
      text: asTyped(`${random.pick(['Kath. Grundschule', 'KGS', 'katholische Grundschule'])} ${town.name}`, random),
      wants: 'most',
      fits: (school) =>
        inTown(town)(school) &&
        school.category === 'primary' &&
        /kath\w* grund|\bkgs?\b/.test(plain(`${school.name} ${school.officialName ?? ''}`)),
      meant: `Katholische Grundschule in ${town.name}`,
    }
  }
  if (country !== 'ES') return undefined
  const word = random.pick(['colegio', 'instituto', 'escuela infantil'])
  if (random.chance(0.5)) {
    const [names, codes] = random.pick(COMMUNITIES)
    return {
      text: asTyped(`${word} ${random.pick(names)}`, random),
      wants: 'most',
      fits: (other) => other.country === 'ES' && codes.some((code) => other.postalCode.startsWith(code)),
      meant: `schools in ${names[0]}`,
    }
  }
  const school = pickSchool(directory, country, random)
  return {
    text: asTyped(random.pick([`${word} ${school.region}`, `${word} en la comunidad de ${school.region}`]), random),
    wants: 'most',
    fits: (other) => other.country === 'ES' && other.region === school.region,
    meant: `schools in ${school.region}`,
  }
}

/** The sites of an Italian institute by its code, or by its name and town if no word of it occurs in their names. */
const byInstitute: MakeCase = (directory, country, random) => {
  const school = pickSchool(directory, country, random)
  const { institute, instituteName } = school
  if (country !== 'IT' || institute === null || institute.includes(' ')) return undefined
  if (instituteName !== undefined && random.chance(0.5)) {
    const own = new Set(plain(school.name).split(' '))
    const named = plain(instituteName)
    if (named.split(' ').some((word) => own.has(word))) return undefined
    const words = named.split(' ')
    const town = { name: school.city, country, schools: [school] }
    return {
      text: asTyped(`${instituteName} ${school.city}`, random),
      wants: 'most',
      fits: ({ institute: other, name }) => other === institute || words.every((word) => plain(name).includes(word)),
      surely: (other) => other.institute === institute && inTown(town)(other),
      meant: `schools of the institute ${instituteName}, ${school.city}`,
    }
  }
  return {
    text: institute.toLowerCase(),
    wants: 'most',
    fits: (other) => other.institute === institute,
    meant: `schools of the institute ${institute}`,
  }
}

export const synonymCase: MakeCase = (directory, country, random) =>
  random.pick([shortened, shortened, shortened, shortened, regional, byInstitute, byInstitute])(
    directory,
    country,
    random,
  )

import type { CountryCode } from '#db/vocabulary.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import { inTown, plain, townsWithAtLeast } from '../directory.ts'
import type { MakeCase } from './case.ts'
import { KINDS } from './kinds-of-school.ts'
import { asTyped } from './make.ts'

// Cause 6: properties of schools in addition to a kind and a town.

type Property = { words: readonly string[]; is: (school: SchoolDocument) => boolean }

const names = ({ name, officialName = '', localType }: SchoolDocument) => plain(`${name} ${officialName} ${localType}`)
/** Schools that are known to have the property, or whose name or type says so. */
const property = (is: (school: SchoolDocument) => boolean, pattern: RegExp, ...words: string[]): Property => ({
  words,
  is: (school) => is(school) || pattern.test(names(school)),
})
const isPrivate = ({ ownership }: SchoolDocument) => ownership === 'private'
const isPublic = ({ ownership }: SchoolDocument) => ownership === 'public'
const isCatholic = ({ faith }: SchoolDocument) => faith === 'catholic'
const isProtestant = ({ faith }: SchoolDocument) => faith === 'protestant'
const isAnglican = ({ faith }: SchoolDocument) => faith === 'anglican'
const isBoarding = ({ boarding }: SchoolDocument) => boarding === true
const isGirls = ({ gender }: SchoolDocument) => gender === 'girls'
const has =
  (feature: SchoolDocument['features'][number]) =>
  ({ features }: SchoolDocument) =>
    features.includes(feature)

const PROPERTIES: Readonly<Record<CountryCode, readonly Property[]>> = {
  DE: [
    property(isPrivate, /\bpriv|\bfreie/, 'private', 'privat'),
    property(isCatholic, /kath|\bkgs?\b/, 'katholische', 'kath.'),
    property(isProtestant, /\bev/, 'evangelische', 'ev.'),
    property(has('montessori'), /montessori/, 'Montessori'),
    property(has('waldorf'), /waldorf|steiner/, 'Waldorf'),
    property(isBoarding, /internat/, 'Internat'),
  ],
  FR: [
    property(isPrivate, /\bpriv/, 'privé', 'privée'),
    property(isPublic, /\bpubli/, 'public'),
    property(isCatholic, /cathol/, 'catholique'),
    property(isBoarding, /internat/, 'internat'),
  ],
  ES: [
    property(isPrivate, /privad|concert/, 'concertado', 'privado'),
    property(isPublic, /public|ceip/, 'público'),
    property(isCatholic, /catol|religios/, 'católico'),
  ],
  IT: [
    property(isPrivate, /paritari|privat/, 'paritaria', 'privata'),
    property(isPublic, /statale/, 'statale', 'pubblica'),
    property(isCatholic, /cattolic/, 'cattolica'),
    property(has('montessori'), /montessori/, 'Montessori'),
  ],
  GB: [
    property(isPrivate, /independent|private/, 'independent', 'private'),
    property(isAnglican, /church of england|\bcofe\b|c of e|\bce\b/, 'C of E', 'church of england'),
    property(isCatholic, /catholic|\brc\b/, 'catholic', 'RC'),
    property(isGirls, /girls/, 'girls', 'all girls'),
    property(isBoarding, /boarding/, 'boarding'),
  ],
}

export const propertyCase: MakeCase = (directory, country, random) => {
  const towns = townsWithAtLeast(directory, country, 5)
  if (towns.length === 0) return undefined
  const town = random.pick(towns)
  const { words, is } = random.pick(PROPERTIES[country])
  const kind = random.pick(KINDS[country])
  if (!town.schools.some((school) => is(school) && kind.is(school))) return undefined
  const text = [random.pick(words), random.pick(kind.words)]
  return {
    text: asTyped(`${(country === 'DE' || country === 'GB' ? text : text.reverse()).join(' ')} ${town.name}`, random),
    wants: 'most',
    fits: (school) => inTown(town)(school) && kind.is(school) && is(school),
    meant: `${words[0]} ${kind.words[0]} in ${town.name}`,
  }
}

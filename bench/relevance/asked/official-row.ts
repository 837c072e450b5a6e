import { distanceKm } from '#search-engine/base/distance.ts'
import { choiceNames, choicesAt, SEARCHED_FACT_IDS, SEARCHED_FACTS } from '#search-engine/base/searched-facts.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import type { AskedProperty, AskedText } from './asked-text.ts'
import { plain } from './plain.ts'

/** A school with its texts in the plain spelling in which expectations are written. */
export type OfficialRow = {
  school: SchoolDocument
  /** Name, official name, type, name of the institution. */
  named: string
  /** The town, also without the number of a French arrondissement. */
  towns: readonly string[]
  region: string
  postalCode: string
}

const DISTRICT = / (?:cedex.*|\d+(?:er|e|eme)? arrondissement|\d\d?)$/
const withoutSpaces = (code: string) => code.replaceAll(' ', '')

export function officialRow(school: SchoolDocument): OfficialRow {
  const { name, officialName, localType, instituteName, city, region, postalCode } = school
  const town = plain(city)
  return {
    school,
    named: plain([name, officialName, localType, instituteName].join(' ')),
    towns: [town, town.replace(DISTRICT, '')],
    region: plain(region),
    postalCode: withoutSpaces(postalCode),
  }
}

/** Returns whether a school is where the text says; anywhere in the country if it says nothing. */
export function placeTest({ where, country }: AskedText): (row: OfficialRow) => boolean {
  if (!where) return ({ school }) => school.country === country
  const [towns, regions] = [new Set(where.towns.map(plain)), new Set(where.regions.map(plain))]
  const codes = where.postcodes.map(withoutSpaces)
  const { around } = where
  return (row) =>
    row.school.country === where.country &&
    (row.towns.some((town) => towns.has(town)) ||
      regions.has(row.region) ||
      codes.some((code) => row.postalCode.startsWith(code)) ||
      (around !== undefined && isWithin(around, row.school)))
}

type Around = NonNullable<NonNullable<AskedText['where']>['around']>

function isWithin({ point: [lat, lng], km }: Around, school: SchoolDocument): boolean {
  if (school.lat === null || school.lng === null) return false
  return distanceKm({ lat, lng }, { lat: school.lat, lng: school.lng }) <= km
}

/** Returns whether a school is of the kind that the text asks for, and has its name. */
export function kindTest({ kind, name }: AskedText): (row: OfficialRow) => boolean {
  const [hasName, hasWords, hasOther] = [name, kind?.words, kind?.without].map((source) =>
    source === undefined ? undefined : new RegExp(source),
  )
  const { categories = [], age } = kind ?? {}
  const isAny = categories.length === 0 && !hasWords
  return ({ school, named }) => {
    if (hasName && !hasName.test(named)) return false
    if (!isAny && !categories.includes(school.category) && !hasWords?.test(named)) return false
    if (hasOther?.test(named)) return false
    if (age === undefined || school.ageFrom === null || school.ageTo === null) return true
    return school.ageFrom <= age && age <= school.ageTo
  }
}

/** Returns whether the official row says that a school has a property; undefined if it leaves that open. */
export function hasProperty(property: AskedProperty, { school, named }: OfficialRow): boolean | undefined {
  if (property.words && new RegExp(property.words).test(named)) return true
  const known = valuesOf(property, school)
  return known?.some((value) => property.values.includes(value))
}

/** Returns the values that an official row states; undefined if it states none. */
function valuesOf({ field, values }: AskedProperty, school: SchoolDocument): readonly string[] | undefined {
  const given = (value: string | null) => (value === null ? undefined : [value])
  switch (field) {
    case 'ownership':
      return given(school.ownership)
    case 'faith':
      return given(school.faith)
    case 'gender':
      return given(school.gender)
    case 'boarding':
      return school.boarding === null ? undefined : [String(school.boarding)]
    case 'feature':
      return values.some((value) => school.features.some((own) => own === value)) ? values : undefined
    case 'language':
      return school.languages.length === 0 ? undefined : school.languages
    case 'fact':
      return factsOf(values, school)
    case 'name':
      return undefined
  }
}

function factsOf(values: readonly string[], { facts = [] }: SchoolDocument): readonly string[] | undefined {
  const ids = SEARCHED_FACT_IDS.filter((id) => values.some((value) => value.startsWith(`${id}.`)))
  const known = facts.filter(({ fact }) => ids.includes(fact))
  if (known.length === 0) return undefined
  return known.flatMap(({ fact, value }) => {
    const at = choicesAt(SEARCHED_FACTS[fact], value)
    return at.length === 0 ? [`${fact}.no`] : at.map((one) => `${fact}.${choiceNames(fact)[one]}`)
  })
}

import { type Category, COUNTRIES, type CountryCode, FEATURES, type Feature } from '#db/vocabulary.ts'
import { BRITAIN } from './names/britain.ts'
import { FRANCE } from './names/france.ts'
import { GERMANY } from './names/germany.ts'
import { ITALY } from './names/italy.ts'
import type { Kind, Naming } from './names/naming.ts'
import { SPAIN } from './names/spain.ts'
import { createTownPicker, type Town, type TownPicker } from './places/towns.ts'
import { createRandom, type Random, runningTotals } from './random.ts'

/** Builds names by a country's patterns. */
type SchoolNamer = (kind: Kind, isPrivate: boolean, town: Town, random: Random) => string

/** A made-up school: the columns of the table `schools` that a register fills in, and what visitors would add. */
export type GeneratedSchool = {
  id: string
  name: string
  category: Category
  local_type: string
  ownership: 'public' | 'private'
  street: string
  postal_code: string
  city: string
  region: string
  country: CountryCode
  lat: number
  lng: number
  position_precision: 'exact' | 'postal_code' | 'town'
  phone: string
  email: string
  website: string
  features: Feature[]
  languages: string[]
  pupils: number
  status: 'active' | 'closed'
  source: typeof GENERATED_SOURCE
  source_id: string
  source_date: string
  /** Numbers of published reviews with one to five stars. */
  stars: [number, number, number, number, number]
  premium: boolean
}

export const GENERATED_SOURCE = 'generated'
const SOURCE_DATE = '2026-01-01'

/** Schools of each country as a percentage, similar to the registers. */
const SHARES: Readonly<Record<CountryCode, number>> = { DE: 24, FR: 25, ES: 14, IT: 22, GB: 15 }
const NAMINGS: Readonly<Record<CountryCode, Naming>> = { DE: GERMANY, FR: FRANCE, ES: SPAIN, IT: ITALY, GB: BRITAIN }
/** Share of schools with each feature, in the order of the vocabulary. */
const FEATURE_SHARES = [0.35, 0.15, 0.3, 0.22, 0.25, 0.18, 0.12, 0.13, 0.05, 0.1, 0.04, 0.02, 0.07, 0.08]
const LANGUAGES = ['en', 'fr', 'es', 'de', 'it']
const PREMIUM_SHARE = 0.03
const CLOSED_SHARE = 0.01
const UNREVIEWED_SHARE = 0.35
/** Largest number of reviews of a school; reviewed schools have 6 on average, and rarely come close to this. */
const MAX_REVIEWS = 60
const REVIEW_SKEW = 11
const UNIT_LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ']

type Country = { code: CountryCode; naming: Naming; kindTotals: number[]; name: SchoolNamer; town: TownPicker }

/**
 * Yields made-up schools in real towns, the same ones for the same seed, one after another without keeping them. Names
 * follow the patterns of each country; about as many schools share a name as in the registers.
 */
export function* generateSchools(count: number, seed = 1): Generator<GeneratedSchool> {
  const random = createRandom(seed)
  const countries = COUNTRIES.map(openCountry)
  const totals = runningTotals(COUNTRIES.map((country) => SHARES[country]))
  for (let number = 1; number <= count; number++) {
    yield makeSchool(number, countries[random.pickWeighted(totals)] as Country, random)
  }
}

function openCountry(code: CountryCode): Country {
  const naming = NAMINGS[code]
  const kindTotals = runningTotals(naming.kinds.map(({ weight }) => weight))
  return { code, naming, kindTotals, name: createNamer(naming), town: createTownPicker(code) }
}

function makeSchool(number: number, country: Country, random: Random): GeneratedSchool {
  const town = country.town(random)
  const kind = country.naming.kinds[random.pickWeighted(country.kindTotals)] as Kind
  const isPrivate = random.chance(kind.privately)
  const slug = `gen-${number}`
  return {
    id: slug,
    name: country.name(kind, isPrivate, town, random),
    category: kind.category,
    local_type: kind.localType,
    ownership: isPrivate ? 'private' : 'public',
    street: country.naming.address(random.pick(country.naming.streets), random.integer(1, 120)),
    postal_code: postalCode(town, random),
    city: town.name,
    region: town.region,
    country: country.code,
    ...position(town, random),
    phone: `+${String(random.integer(30, 49))} ${random.integer(100, 999)} ${random.integer(100000, 999999)}`,
    email: `office@${slug}.example`,
    website: `https://${slug}.example`,
    features: FEATURES.filter((_, index) => random.chance((FEATURE_SHARES[index] ?? 0) * (isPrivate ? 1.5 : 1))),
    languages: LANGUAGES.filter(() => random.chance(0.25)),
    pupils: Math.round(40 + random.next() ** 2 * 1200),
    status: random.chance(CLOSED_SHARE) ? 'closed' : 'active',
    source: GENERATED_SOURCE,
    source_id: `G${String(number).padStart(8, '0')}`,
    source_date: SOURCE_DATE,
    stars: starCounts(random),
    premium: random.chance(PREMIUM_SHARE),
  }
}

function postalCode(town: Town, random: Random): string {
  const code = random.pick(town.postalCodes)
  if (town.country !== 'GB') return code
  return `${code} ${random.integer(1, 9)}${random.pick(UNIT_LETTERS)}${random.pick(UNIT_LETTERS)}`
}

/** Large towns extend further; a tenth of the positions are only the town's centre, as in real registers. */
function position(town: Town, random: Random): Pick<GeneratedSchool, 'lat' | 'lng' | 'position_precision'> {
  if (random.chance(0.1)) return { lat: town.lat, lng: town.lng, position_precision: 'town' }
  const spread = Math.min(0.12, 0.004 + Math.sqrt(town.inhabitants) / 450)
  const degrees = (value: number) => Number(value.toFixed(5))
  return {
    lat: degrees(town.lat + random.normal() * spread * 0.55),
    lng: degrees(town.lng + random.normal() * spread * 0.8),
    position_precision: 'exact',
  }
}

/** Few schools have many reviews; each school has its own mean around 3.9. */
function starCounts(random: Random): GeneratedSchool['stars'] {
  const stars: GeneratedSchool['stars'] = [0, 0, 0, 0, 0]
  if (random.chance(UNREVIEWED_SHARE)) return stars
  const count = 1 + Math.floor(random.next() ** REVIEW_SKEW * MAX_REVIEWS)
  const mean = 3.9 + random.normal() * 0.5
  for (let review = 0; review < count; review++) {
    const star = Math.min(5, Math.max(1, Math.round(mean + random.normal())))
    stars[star - 1] = (stars[star - 1] ?? 0) + 1
  }
  return stars
}

function createNamer(naming: Naming): SchoolNamer {
  const usual = createPatternPicker(naming.patterns)
  const privately = createPatternPicker(naming.privatePatterns)
  return (kind, isPrivate, town, random) => {
    const written = random.pickSkewed(kind.written)
    const fill = (placeholder: string) => part(placeholder, written, naming, town, random)
    return (isPrivate ? privately : usual)(random).replace(/\{([a-z-]+)\}/g, (_, placeholder: string) =>
      fill(placeholder),
    )
  }
}

function createPatternPicker(patterns: Naming['patterns']): (random: Random) => string {
  const totals = runningTotals(patterns.map(([weight]) => weight))
  return (random) => patterns[random.pickWeighted(totals)]?.[1] ?? ''
}

function part(placeholder: string, kind: string, naming: Naming, town: Town, random: Random): string {
  switch (placeholder) {
    case 'kind':
      return kind
    case 'kind-lower':
      return kind.toLowerCase()
    case 'person':
      return random.pickSkewed(naming.people)
    case 'initial-person':
      return random.pickSkewed(naming.people).replace(/^(\p{Lu})\p{Ll}+ /u, '$1. ')
    case 'saint':
      return random.pickSkewed(naming.saints)
    case 'spot':
      return random.pick(naming.spots)
    case 'head':
      return random.pick(naming.heads)
    case 'town':
      return town.name
    case 'of-town':
      return (/^[AEIOUYÉÈÎ]/.test(town.name) ? "d'" : 'de ') + town.name
    case 'quarter':
      return naming.quarter(random)
    default:
      throw new Error(`No such part of a name: ${placeholder}`)
  }
}

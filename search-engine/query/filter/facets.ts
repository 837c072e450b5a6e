import { CATEGORIES, type Category, COUNTRIES, type CountryCode, FEATURES, type Feature } from '#db/vocabulary.ts'
import {
  byTagGroup,
  OWNERSHIPS,
  type Ownership,
  RATING_STEPS,
  type RatingStep,
  TAG_GROUPS,
  type Tag,
  type TagGroup,
} from '../../base/properties.ts'
import { TRAIT_CODES, TRAITS, type Traits } from '../../index/columns/traits.ts'
import { GROUP, GROUP_SETS } from './filter.ts'
import { InstitutionTally } from './institution-tally.ts'

/**
 * Number of results for every choice under the filters of the other groups. Where a school needs all choices of a
 * group, the choice is added to the chosen ones, so its number is what would remain; in the other groups it replaces
 * the chosen one.
 */
export type Facets = {
  types: Record<Category, number>
  countries: Record<CountryCode, number>
  ownership: Record<Ownership, number>
  ratings: Record<RatingStep, number>
  features: Record<Feature, number>
  tags: { [Group in TagGroup]: Record<Tag<Group>, number> }
}

/** Counts of result rows, by index of the vocabulary. */
export class FacetCounts {
  readonly types = new Uint32Array(CATEGORIES.length)
  readonly countries = new Uint32Array(COUNTRIES.length)
  readonly ownership = new Uint32Array(OWNERSHIPS.length + 1)
  readonly ratings = new Uint32Array(RATING_STEPS.length)
  readonly features = new Uint32Array(FEATURES.length)
  readonly tags = byTagGroup((group) => new Uint32Array(TAG_GROUPS[group].length))
  /** Rows whose sites are counted one by one. */
  readonly institutions = new InstitutionTally()

  /** Returns the facets, once all documents have been counted. */
  finish(): Facets {
    this.institutions.addTo({ ...this, ...this.tags })
    return {
      types: record(CATEGORIES, this.types),
      countries: record(COUNTRIES, this.countries),
      ownership: record(OWNERSHIPS, this.ownership),
      ratings: record(RATING_STEPS, this.ratings),
      features: record(FEATURES, this.features),
      tags: byTagGroup((group) => record<string>(TAG_GROUPS[group], this.tags[group])) as Facets['tags'],
    }
  }
}

function record<T extends string | number>(choices: readonly T[], counts: Uint32Array): Record<T, number> {
  const numbers: Partial<Record<T, number>> = {}
  for (const [at, choice] of choices.entries()) numbers[choice] = counts[at]!
  return numbers as Record<T, number>
}

/**
 * A school counts towards the facets of a group if it fails no group, or only that one: one row of counts for each
 * case.
 */
const COUNTED: readonly number[] = [0, GROUP.types, GROUP.countries, GROUP.ownership, GROUP.rating]
const UNCOUNTED_ROW = COUNTED.length
/** Row of counts for a set of failed groups. */
const ROWS = Uint8Array.from({ length: GROUP_SETS }, (_, failed) =>
  COUNTED.includes(failed) ? COUNTED.indexOf(failed) : UNCOUNTED_ROW,
)

/** Counts schools one by one: how many with each trait code fail no group, or exactly one. */
export class TraitTally {
  readonly #rows = new Uint32Array((UNCOUNTED_ROW + 1) * TRAIT_CODES)
  readonly #isUsed = new Uint8Array(UNCOUNTED_ROW + 1)

  add(traits: number, failed: number): void {
    const row = ROWS[failed]!
    this.#rows[row * TRAIT_CODES + traits]!++
    this.#isUsed[row] = 1
  }

  addTo(counts: FacetCounts): void {
    for (const [row, failed] of COUNTED.entries()) {
      for (let code = 0; code < TRAIT_CODES && this.#isUsed[row]; code++) {
        const schools = this.#rows[row * TRAIT_CODES + code]!
        if (schools > 0) addTraits(counts, TRAITS[code]!, failed, schools)
      }
    }
  }
}

/** Adds schools that fail no group, or only the one given, to the choices they count towards. */
function addTraits(counts: FacetCounts, traits: Traits, failed: number, schools: number): void {
  const { category, country, ownership, rating } = traits
  const isCounted = (group: number) => failed === 0 || failed === group
  if (isCounted(GROUP.types)) counts.types[category]! += schools
  if (isCounted(GROUP.countries)) counts.countries[country]! += schools
  if (isCounted(GROUP.ownership)) counts.ownership[ownership]! += schools
  for (let step = 0; step < rating && isCounted(GROUP.rating); step++) counts.ratings[step]! += schools
}

import type { Locale } from '#app/i18n/locales.ts'
import type { SchoolDirectoryView } from '#db/schema.ts'
import type { Category, CountryCode, Feature } from '#db/vocabulary.ts'
import { shownAverage } from './average-rule.ts'
import { kindOfSchool } from './kind-of-school.ts'
import { type Staged, stageOf } from './stages/stage-of.ts'
import { typeParts } from './stages/type-parts.server.ts'
import { townIn } from './town-name.ts'

/** Columns of `school_directory` that {@link presentBasics} reads. */
export const BASIC_COLUMNS = [
  ...(['id', 'name', 'category', 'local_type', 'country', 'region', 'city', 'street', 'postal_code'] as const),
  ...(['age_from', 'age_to'] as const),
  ...(['features', 'premium', 'sample', 'logo', 'rating_count', 'rating_average'] as const),
] as const

/** Returns what every list, comparison and profile shows about a school. */
export function presentBasics(row: Pick<SchoolDirectoryView, (typeof BASIC_COLUMNS)[number]>, locale: Locale) {
  const category = row.category as Category
  const country = row.country as CountryCode
  const staged = stagedOf(row)
  return {
    id: row.id,
    name: row.name,
    category,
    kind: kindOfSchool({ category, localType: row.local_type }),
    localType: row.local_type,
    /** The words for its type. */
    typeParts: typeParts(staged, locale),
    stage: stageOf(staged),
    country,
    city: townIn({ ...row, country }, locale),
    street: row.street,
    postalCode: row.postal_code,
    features: row.features as Feature[],
    premium: row.premium,
    sample: row.sample,
    logo: row.premium ? row.logo : null,
    ratingCount: row.rating_count,
    /** 1 to 5, null while there are too few reviews. */
    ratingAverage: shownAverage(row.rating_count, row.rating_average),
  }
}

/** Returns what determines the stages of a school. */
export function stagedOf(
  row: Pick<SchoolDirectoryView, 'category' | 'local_type' | 'country' | 'region' | 'age_from' | 'age_to'>,
): Staged {
  return {
    category: row.category as Category,
    localType: row.local_type,
    country: row.country as CountryCode,
    region: row.region,
    ages: row.age_from !== null && row.age_to !== null ? { from: row.age_from, to: row.age_to } : null,
  }
}

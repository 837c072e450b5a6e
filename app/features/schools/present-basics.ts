import type { SchoolDirectoryView } from '#db/schema.ts'
import type { Category, CountryCode, Feature } from '#db/vocabulary.ts'
import { shownAverage } from './average-rule.ts'
import { kindOfSchool } from './kind-of-school.ts'

/** Columns of `school_directory` that {@link presentBasics} reads. */
export const BASIC_COLUMNS = [
  ...(['id', 'name', 'category', 'local_type', 'country', 'city', 'street', 'postal_code', 'features'] as const),
  ...(['premium', 'sample', 'logo', 'rating_count', 'rating_average'] as const),
] as const

/** Returns what every list, comparison and profile shows about a school. */
export function presentBasics(row: Pick<SchoolDirectoryView, (typeof BASIC_COLUMNS)[number]>) {
  const category = row.category as Category
  return {
    id: row.id,
    name: row.name,
    category,
    kind: kindOfSchool({ category, localType: row.local_type }),
    localType: row.local_type,
    country: row.country as CountryCode,
    city: row.city,
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

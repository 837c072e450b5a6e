import type { SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { readSearchAddress } from '../search-address.ts'
import { searchSchools } from './search-schools.server.ts'

const MAX_SCHOOLS = 6
const AROUND_KM = '10'

type Described = { name: string; city: string; country: CountryCode }

/**
 * Finds schools that match a description: by name and town together, and by the name around the town; likeliest first,
 * at most six.
 */
export async function findAlikeSchools({ name, city, country }: Described, locale: Locale): Promise<SchoolSummary[]> {
  const search = (query: Record<string, string>) =>
    searchSchools(readSearchAddress(new URLSearchParams({ ...query, country, others: 'all' })), locale)
  const [together, around] = await Promise.all([
    search({ q: `${name} ${city}` }),
    search({ q: name, near: city, radius: AROUND_KM }),
  ])
  const answers = [together, ...(around.nearUnknown ? [] : [around])].filter((answer) => !answer.isBesideText)
  const found = answers.flatMap(({ schools }) => schools)
  return [...new Map(found.map((school) => [school.id, school])).values()].slice(0, MAX_SCHOOLS)
}

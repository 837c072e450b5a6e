import { groupName } from '#app/features/schools/kind-of-school.ts'
import '#app/i18n/all.server.ts'
import { countryName, formatDistance } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { SearchAddress } from '../search-address.ts'
import { ratingWords } from './filter-labels.ts'
import type { FurtherFilter } from './further-filter.ts'

/** One filter that is set: its text, and the change that removes it. */
type SetFilter = { key: string; label: string; without: Partial<SearchAddress> }

/**
 * Returns the filters of a search in words.
 *
 * @param where name of the place in the address, which holds only its id, and country that the search is about
 * @param furtherFilters which include their texts
 */
export function setFilters(
  address: SearchAddress,
  { near: nearName, country }: { near?: string | undefined; country?: CountryCode | undefined },
  furtherFilters: readonly FurtherFilter[],
  locale: Locale,
): SetFilter[] {
  const t = translator(locale)
  const { types, features, countries, ownership, rating, near, radius, box, further } = address
  const without = <T>(values: T[], value: T) => values.filter((each) => each !== value)
  const filters: (SetFilter | false | '' | undefined)[] = [
    ...types.map((type) => ({ key: type, label: groupName(t, type), without: { types: without(types, type) } })),
    ...features.map((feature) => ({
      key: feature,
      label: t(`feature.${feature}`),
      without: { features: without(features, feature) },
    })),
    ...countries.map((country) => ({
      key: country,
      label: countryName(locale, country),
      without: { countries: without(countries, country) },
    })),
    ownership && { key: ownership, label: t(`ownership.${ownership}`), without: { ownership: undefined } },
    rating !== undefined && { key: 'rating', label: ratingWords(rating, t, locale), without: { rating: undefined } },
    ...furtherFilters.flatMap(({ name, labels, chips = labels }) =>
      (further[name] ?? []).map(
        (choice, _, chosen) =>
          Object.hasOwn(labels, choice) && {
            key: name + choice,
            label: chips[choice]!,
            without: { further: { ...further, [name]: without(chosen, choice) } },
          },
      ),
    ),
    near !== undefined && {
      key: 'near',
      label: `${t('filter.near')} ${nearName ?? near}`,
      without: { near: undefined },
    },
    radius !== undefined && {
      key: 'radius',
      label: `${t('filter.radius')} ${formatDistance(locale, radius, country)}`,
      without: { radius: undefined },
    },
    box && { key: 'box', label: t('results.drop.box'), without: { box: undefined } },
  ]
  return filters.filter((filter) => typeof filter === 'object')
}

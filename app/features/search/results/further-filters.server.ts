import '#app/i18n/all.server.ts'
import { languageName } from '#app/i18n/language-name.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Translate, translator } from '#app/i18n/translate.ts'
import { isLeftOpen, TAG_GROUP_NAMES, TAG_GROUPS, type Tag, type TagGroup } from '#search-engine/base/properties.ts'
import type { SearchResult } from '#search-engine/index.ts'
import type { FactFacets } from '#search-engine/query/facts/fact-facets.ts'
import type { SearchAddress } from '../search-address.ts'
import { factFilters } from './fact-filters.server.ts'
import type { FurtherFilter } from './further-filter.ts'

type Found = Pick<SearchResult, 'facets' | 'factFacets' | 'total'> & { hasSponsored: boolean; withOthers: number }

/**
 * Returns the further filters that make sense for results: those with a choice that leaves some of them, or is
 * selected.
 */
export function furtherFilters(address: SearchAddress, found: Found, locale: Locale): FurtherFilter[] {
  const { further } = address
  const t = translator(locale)
  const groups = TAG_GROUP_NAMES.map((name): FurtherFilter => {
    const all: Record<string, number> = found.facets.tags[name]
    const chosen: readonly string[] = further[name] ?? []
    const choices = TAG_GROUPS[name].filter((tag) => chosen.includes(tag) || all[tag])
    const counts = Object.fromEntries(choices.map((tag) => [tag, all[tag] ?? 0]))
    const labels = Object.fromEntries(choices.map((tag) => [tag, TAG_WORDS[name](tag, t, locale)]))
    const note = noteOf(name, found.factFacets?.untagged, t)
    return { name, legend: t(`filter.${name}`), choices, labels, counts, ...(note && { note }) }
  })
  const facts = factFilters(address, found.factFacets?.facets ?? [], locale)
  return [
    ...[...groups, ...facts].filter(({ choices }) => choices.length > 0),
    ...(found.withOthers > found.total || further.others ? [othersFilter(found.withOthers, t)] : []),
    ...(found.hasSponsored || further.ads ? [adFilter(found.total, t)] : []),
  ]
}

/** Says for how many results a group has no information; most registers name a faith only if a school has one. */
function noteOf(name: TagGroup, untagged: FactFacets['untagged'] | undefined, t: Translate): string | undefined {
  const count = isLeftOpen(name) ? untagged?.[name] : undefined
  if (!count) return undefined
  return name === 'faith' ? t('filter.faith.unknown', { count }) : t('filter.unknown', { count })
}

const TAG_WORDS: { [Group in TagGroup]: (tag: Tag, t: Translate, locale: Locale) => string } = {
  age: (age, t) => t('filter.age.years', { count: Number(age) }),
  gender: (gender, t) => t(`filter.gender.${gender as Tag<'gender'>}`),
  faith: (faith, t) => t(`filter.faith.${faith as Tag<'faith'>}`),
  language: (language, _, locale) => languageName(locale, language),
  offer: (offer, t) => t(`filter.offer.${offer as Tag<'offer'>}`),
}

/** @param total number of results, including schools that are not for children */
function othersFilter(total: number, t: Translate): FurtherFilter {
  return {
    name: 'others',
    legend: t('filter.others'),
    choices: ['all'],
    labels: { all: t('filter.others.all') },
    counts: { all: total },
  }
}

function adFilter(total: number, t: Translate): FurtherFilter {
  return {
    name: 'ads',
    legend: t('filter.ads'),
    choices: ['none'],
    labels: { none: t('filter.ads.none') },
    counts: { none: total },
  }
}

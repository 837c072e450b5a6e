import { countryName, formatNumber, regional } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Translate, translator } from '#app/i18n/translate.ts'
import { CATEGORIES, type Category } from '#db/vocabulary.ts'
import type { Facets } from '#search-engine/filter/facets.ts'
import type { FoundPlace } from './found-place.ts'

/** What search engines show of a title and a description. */
const MAX_TITLE = 60
const MAX_DESCRIPTION = 155
const SITE = ' · Aulario'

export type PlaceNumbers = { total: number; ownership: Facets['ownership']; types: Facets['types'] }

/** Returns the name of a place in a language; towns and regions have their own. */
export const placeName = (place: FoundPlace, locale: Locale): string => {
  if (place.kind === 'country') return countryName(locale, place.country)
  return place.kind === 'region' ? place.region.name : place.town.name
}

/** Returns heading, introduction, title and description of a place, with its numbers. */
export function placeWords(place: FoundPlace, numbers: PlaceNumbers, locale: Locale) {
  const t = translator(locale)
  const name = placeName(place, locale)
  const intro = introduction(place, numbers, locale, t)
  return {
    heading: headingOf(place, name, t),
    intro,
    title: fitting(titlesOf(place, name, numbers.total, t), MAX_TITLE),
    description: fitting([`${intro} ${t('places.more.description')}`, intro], MAX_DESCRIPTION),
  }
}

function headingOf(place: FoundPlace, name: string, t: Translate): string {
  if (place.kind !== 'town') return t('places.heading.area', { place: name })
  const { category } = place
  return category
    ? t('places.heading.type', { types: t(`places.types.${category}`), place: name })
    : t('places.heading.town', { place: name })
}

/** The longest first. */
function titlesOf(place: FoundPlace, name: string, count: number, t: Translate): string[] {
  const titleOf = (whole: string) => {
    if (place.kind !== 'town') return t('places.title.area', { count, place: whole })
    const { category } = place
    if (!category) return t('places.title.town', { count, place: whole })
    return t('places.title.type', { count, types: t(`places.types.${category}`), place: whole })
  }
  const region = place.kind === 'town' && place.town.region.name !== name ? place.town.region.name : ''
  const titles = region ? [titleOf(`${name}, ${region}`), titleOf(name)] : [titleOf(name)]
  return [...titles.map((title) => title + SITE), ...titles].sort((a, b) => b.length - a.length)
}

const MAX_TYPES = 3

function introduction(place: FoundPlace, numbers: PlaceNumbers, locale: Locale, t: Translate): string {
  const { total, ownership, types } = numbers
  const { public: open, private: own } = ownership
  const sentence =
    open > 0 && own > 0
      ? t('places.intro.sectors', { count: total, public: open, private: own })
      : t('places.intro', { count: total })
  if (place.kind === 'town' && place.category) return sentence
  const most = typesBySize(types)
    .slice(0, MAX_TYPES)
    .map((category) => `${t(`places.types.${category}`)} (${formatNumber(locale, types[category])})`)
  if (most.length < 2) return sentence
  return `${sentence} ${t('places.intro.most', { types: new Intl.ListFormat(regional(locale)).format(most) })}`
}

/** Returns the types that a place has, the most frequent first and those without a name of their own last. */
export const typesBySize = (types: Facets['types']): Category[] =>
  CATEGORIES.filter((category) => types[category] > 0).sort(
    (a, b) => Number(a === 'other') - Number(b === 'other') || types[b] - types[a],
  )

/** Returns the first text that is short enough, else the last one cut at a word. */
export function fitting(texts: readonly string[], max: number): string {
  const fits = texts.find((text) => text.length <= max)
  if (fits !== undefined) return fits
  const words = (texts.at(-1) ?? '').slice(0, max - 1).split(' ')
  return `${words.slice(0, Math.max(words.length - 1, 1)).join(' ')}…`
}

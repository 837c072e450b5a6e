import { countryName, formatList, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Translate, translator } from '#app/i18n/translate.ts'
import { CATEGORIES, type Category } from '#db/vocabulary.ts'
import { MAX_DESCRIPTION_LENGTH, pickFitting, pickFittingTitle } from '#lib/text/fitting.ts'
import type { Facets } from '#search-engine/query/filter/facets.ts'
import type { FoundPlace } from './found-place.ts'
import type { Region } from './index/place-index.ts'

const SITE = ' · Aulario'

type PlaceNumbers = { total: number; ownership: Facets['ownership']; types: Facets['types'] }

/** Returns the name of a place in a language; towns and regions have their own. */
const placeName = (place: FoundPlace, locale: Locale): string => {
  if (place.kind === 'country') return countryName(locale, place.country)
  return place.kind === 'region' ? regionName(place.region, locale) : place.town.name
}

/** Returns the name of a region, or words for places without one. */
export const regionName = ({ name, country }: Region, locale: Locale): string =>
  name || translator(locale)('places.elsewhere', { country: countryName(locale, country) })

/**
 * Returns heading, introduction, title and description of a place, with its numbers.
 *
 * @param page of its list; the title and the description of each page are its own
 */
export function placeWords(place: FoundPlace, numbers: PlaceNumbers, locale: Locale, page = 1) {
  const t = translator(locale)
  const intro = introduction(place, numbers, locale, t)
  const pageName = page > 1 ? ` · ${t('pages.page', { number: page })}` : ''
  const description = `${headingOf(place, wholeName(place, locale), t)}${pageName} · ${intro}`
  return {
    heading: placeHeading(place, locale),
    intro,
    title: titleOf(place, numbers.total, pageName, locale),
    description: pickFitting([`${description} ${t('places.more.description')}`, description], MAX_DESCRIPTION_LENGTH),
  }
}

/** Leaves out the name of the site, then the number, then the region; finally the name of the place is cut. */
function titleOf(place: FoundPlace, count: number, end: string, locale: Locale): string {
  const titles = [wholeName(place, locale), placeName(place, locale)].flatMap((name) => {
    const [heading, short] = [headingOf(place, name, translator(locale)), [name, ...typeOf(place, locale)].join(' · ')]
    return [countedTitle(place, name, count, locale), heading, short].flatMap((title) => [
      title + end + SITE,
      title + end,
    ])
  })
  const [type] = typeOf(place, locale)
  return pickFittingTitle(titles, placeName(place, locale), type ? ` · ${type}${end}` : end)
}

function typeOf(place: FoundPlace, locale: Locale): string[] {
  return place.kind === 'town' && place.category ? [translator(locale)(`places.types.${place.category}`)] : []
}

/** Returns what the page of a place shows, in a few words. */
export const placeHeading = (place: FoundPlace, locale: Locale): string =>
  headingOf(place, placeName(place, locale), translator(locale))

/** With its region, which distinguishes towns with the same name. */
function wholeName(place: FoundPlace, locale: Locale): string {
  const name = placeName(place, locale)
  const region = place.kind === 'town' ? place.town.region.name : ''
  return region === '' || region === name ? name : `${name}, ${region}`
}

function headingOf(place: FoundPlace, name: string, t: Translate): string {
  if (place.kind !== 'town') return t('places.heading.area', { place: name })
  const { category } = place
  return category
    ? t('places.heading.type', { types: t(`places.types.${category}`), place: name })
    : t('places.heading.town', { place: name })
}

function countedTitle(place: FoundPlace, name: string, count: number, locale: Locale): string {
  const t = translator(locale)
  if (place.kind !== 'town') return t('places.title.area', { count, place: name })
  const [types] = typeOf(place, locale)
  return types ? t('places.title.type', { count, types, place: name }) : t('places.title.town', { count, place: name })
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
  return `${sentence} ${t('places.intro.most', { types: formatList(locale, most) })}`
}

/** Returns the types that a place has, most frequent first, those without a name of their own last. */
export const typesBySize = (types: Facets['types']): Category[] =>
  CATEGORIES.filter((category) => types[category] > 0).sort(
    (a, b) => Number(a === 'other') - Number(b === 'other') || types[b] - types[a],
  )

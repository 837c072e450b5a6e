import '#app/i18n/all.server.ts'
import { readPlaceIndex } from '#app/features/places/index/read-place-index.server.ts'
import { regionName } from '#app/features/places/place-words.ts'
import { directory, isDirectoryReady } from '#app/features/search/live/directory.server.ts'
import { countryName } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { areaOfRegion, findRegion } from './find-region.server.ts'
import { countOpenDays, countOpenDaysIn, regionOfSchools } from './list-open-days.server.ts'
import { openDaysPath } from './open-days-path.ts'
import { counted } from './present-open-day.ts'

/** A link to the open days of a country or region, with their number in its text. */
export type AreaLink = { path: string; text: string }

/** The regions of a country with coming open days, and when the last of these is over. */
export type CountryAreas = { country: CountryCode; path: string; name: string; regions: AreaLink[]; endsAt: Date }

/** Lists the countries that have open days, with their regions; a region that the index does not know has no page. */
export async function listAreas(locale: Locale): Promise<CountryAreas[]> {
  const index = readPlaceIndex(await directory())
  const rows = await countOpenDays()
  return COUNTRIES.flatMap((country) => {
    const found = rows.flatMap((row) => {
      const region = row.country === country ? index.region(country, row.region) : undefined
      return region ? [{ ...row, region }] : []
    })
    if (found.length === 0) return []
    const regions = [...Map.groupBy(found, ({ region }) => region.path)].map(([path, ofRegion]) => ({
      path: openDaysPath(path),
      label: regionName(ofRegion[0]!.region, locale),
      count: ofRegion.reduce((sum, { count }) => sum + count, 0),
    }))
    return [
      {
        country,
        path: openDaysPath(found[0]!.region.path.slice(0, found[0]!.region.path.lastIndexOf('/'))),
        name: countryName(locale, country),
        regions: regions
          .toSorted((one, other) => one.label.localeCompare(other.label, locale))
          .map(({ path, label, count }) => ({ path, text: counted(label, count, locale) })),
        endsAt: new Date(Math.max(...found.map(({ endsAt }) => endsAt.getTime()))),
      },
    ]
  })
}

/** A link to the open days of a region, and when the last of them is over. */
export type RegionLink = AreaLink & { endsAt: Date }

/** Finds the link to the open days of a region of the directory; null if there are none. */
export async function findRegionLink(
  { country, region: name }: { country: CountryCode; region: string },
  locale: Locale,
): Promise<RegionLink | null> {
  const region = readPlaceIndex(await directory()).region(country, name)
  const counted = region && (await countOpenDaysIn(areaOfRegion(region)))
  if (!counted) return null
  return {
    path: openDaysPath(region.path),
    text: translator(locale)('openDays.link', { place: regionName(region, locale), count: counted.count }),
    endsAt: counted.endsAt,
  }
}

/**
 * Finds the link to the open days of the region of a place.
 *
 * @param path of the page of a region or of a town in it, without language
 * @returns null for a country, and if there are none
 */
export async function findPlaceLink(path: string, locale: Locale): Promise<RegionLink | null> {
  const [country, name] = path.split('/').slice(2)
  const found = country && name ? await findRegion({ country, region: name }) : undefined
  return found ? await findRegionLink({ country: found.region.country, region: found.region.name }, locale) : null
}

/** Finds the link to the open days of the region of a school; null while the index is still loading. */
export async function findOpenDaysOfSchool(
  { country, region }: { country: CountryCode; region: string },
  locale: Locale,
): Promise<AreaLink | null> {
  const link = isDirectoryReady() ? await findRegionLink({ country, region }, locale) : null
  return link && { path: link.path, text: link.text }
}

/**
 * Finds the link to the open days of an area of the calendar of admission, if that is a region of the directory.
 *
 * @returns null also while the index is still loading, so that no page of dates waits for it
 */
export async function findDatesLink(
  { country, area }: { country: CountryCode; area: string },
  locale: Locale,
): Promise<RegionLink | null> {
  return area !== '' && isDirectoryReady() ? await findRegionLink({ country, region: area }, locale) : null
}

/** Finds the link to the open days of the one region in which all schools of a list are; null if there is none. */
export async function findListLink(schools: readonly { id: string }[], locale: Locale): Promise<RegionLink | null> {
  const region = await regionOfSchools(schools.map(({ id }) => id))
  return region ? await findRegionLink(region, locale) : null
}

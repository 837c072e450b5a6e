import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import { CATEGORIES, type Category } from '#db/vocabulary.ts'
import type { MapBox } from '../../search/search-address.ts'
import { listPlaces } from '../results/list-places.server.ts'
import type { Theme } from '../style/colors.ts'
import { renderStaticMap } from './static-map.server.ts'
import { isOnMap, PROFILE_MAP_SIZE } from './static-view.ts'

/** Web maps with tiles of 512 pixels; about 70 km across the picture. */
const ZOOM = 8
/** Towns farther away than this, in degrees, are outside the picture everywhere on the base map. */
const AROUND = { lng: 0.6, lat: 0.35 }

/**
 * Renders the small map on the profile of a premium school as an SVG document.
 *
 * @returns null for schools that have none, see {@link hasProfileMap}
 */
export async function renderProfileMap(id: string, { theme, locale }: { theme: Theme; locale: Locale }) {
  const school = await findPlacedSchool(id)
  if (!school) return null
  const { lat, lng } = school
  const t = translator(locale)
  const category = school.category as Category
  return renderStaticMap({
    ...PROFILE_MAP_SIZE,
    lat,
    lng,
    category,
    letter: t('map.letters')[CATEGORIES.indexOf(category)] ?? '',
    approximate: school.position_precision !== 'exact',
    title: t('contact.map', { name: school.name }),
    theme,
    towns: await listPlaces(boxAround(lat, lng), ZOOM + 1),
    zoom: ZOOM,
  })
}

/**
 * Whether {@link renderProfileMap} has a picture of a school: a premium one, not closed, with a position on the base
 * map.
 */
export function hasProfileMap(school: {
  premium: boolean
  closed: boolean
  lat: number | null
  lng: number | null
}): boolean {
  const { premium, closed, lat, lng } = school
  return premium && !closed && lat !== null && lng !== null && isOnMap({ lat, lng })
}

async function findPlacedSchool(id: string) {
  const school = await db()
    .selectFrom('school_directory')
    .select(['name', 'category', 'premium', 'lat', 'lng', 'position_precision'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  const { lat = null, lng = null } = school ?? {}
  if (!school || lat === null || lng === null) return null
  return hasProfileMap({ ...school, closed: false }) ? { ...school, lat, lng } : null
}

function boxAround(lat: number, lng: number): MapBox {
  return [lng - AROUND.lng, lat - AROUND.lat, lng + AROUND.lng, lat + AROUND.lat]
}

import { isInside, type Outline } from '#app/core/is-inside.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { SchoolAreas } from './catchment-position.tsx'
import type { OwnPoint } from './own-point.ts'

type Answer = { areas: { features: { properties: { number: string }; geometry: { coordinates: Outline } }[] } }

const outlines = new Map<string, Promise<Outline[]>>()

/** Fetches the outlines of the areas of a school: the request names where the school is, and nothing of a home. */
export function areasOfSchool({ at: { lat, lng }, numbers }: SchoolAreas): Promise<Outline[]> {
  const box = [lng, lat, lng, lat].join()
  const known = outlines.get(box)
  if (known) return known
  const found = fetch(`/api/map/catchments?box=${box}`).then(async (response) => {
    if (!response.ok) throw new Error(`The areas answered ${response.status}.`)
    const { areas } = (await response.json()) as Answer
    return areas.features
      .filter(({ properties }) => numbers.includes(properties.number))
      .map(({ geometry }) => geometry.coordinates)
  })
  outlines.set(box, found)
  found.catch(() => outlines.delete(box))
  return found
}

/**
 * Says whether a point lies in the catchment area of a school, which decides before any distance; null where its
 * outline is not known.
 */
export function sayInArea(
  point: OwnPoint,
  { numbers }: Pick<SchoolAreas, 'numbers'>,
  areas: readonly Outline[],
  locale: Locale,
): { text: string; isOutside: boolean } | null {
  if (areas.length === 0) return null
  const t = translator(locale)
  const number = numbers.join(', ')
  if (!point.isExact) return { text: t('ownPoint.areaCoarse', { number }), isOutside: false }
  const isOutside = !areas.some((area) => isInside(point, area))
  return { text: t(isOutside ? 'ownPoint.areaOutside' : 'ownPoint.areaInside', { number }), isOutside }
}

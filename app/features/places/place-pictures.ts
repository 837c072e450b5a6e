import { isOnMap } from '#app/features/map/static/static-view.ts'
import type { Theme } from '#app/features/map/style/colors.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { FoundPlace } from './found-place.ts'
import { typeSlug } from './place-path.ts'
import { placeHeading } from './place-words.ts'

/** Returns the addresses of the map of a town, drawn for each theme; null where there is none. */
export function mapPicture(place: FoundPlace, locale: Locale) {
  if (place.kind !== 'town' || !isOnMap(place.town)) return null
  const addressIn = (theme: Theme) => pictureAddress(place, 'map.svg', { theme, lang: locale })
  const alt = translator(locale)('places.mapOf', { heading: placeHeading(place, locale) })
  return { light: addressIn('light'), dark: addressIn('dark'), alt }
}

/** Returns the address of the picture that social networks show beside a link to a place. */
export const sharePicture = (place: FoundPlace, locale: Locale): string =>
  pictureAddress(place, 'picture.png', { lang: locale })

/** The type of school is a parameter, as it is not part of the paths of pictures. */
function pictureAddress(place: FoundPlace, file: string, look: Record<string, string>): string {
  const [path, category] = place.kind === 'town' ? [place.town.path, place.category] : [place.path, undefined]
  return `${path}/${file}?${new URLSearchParams({ ...look, ...(category && { type: typeSlug(category) }) })}`
}

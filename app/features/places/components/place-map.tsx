import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { PlacePage } from '../find-place-page.server.ts'
import { PLACE_MAP_SIZE } from '../place-path.ts'

const THEMES = [
  { theme: 'light', classNames: 'dark:hidden' },
  { theme: 'dark', classNames: 'hidden dark:block' },
] as const

/**
 * The schools of a town on a map drawn by the server, which leads to the interactive map. There is a picture for each
 * theme; browsers only load the one that is shown. The one for the device's theme is requested at once, as it is the
 * largest thing on the first screen, and layout, which determines what is shown, waits for the style sheet.
 */
export function PlaceMap({ picture, to }: { picture: NonNullable<PlacePage['picture']>; to: string }) {
  const t = useTranslation()
  return (
    <Link to={to} className="sheet block overflow-hidden no-underline hover:underline">
      {THEMES.map(({ theme }) => (
        <link
          key={theme}
          rel="preload"
          as="image"
          href={picture[theme]}
          media={`(prefers-color-scheme: ${theme})`}
          fetchPriority="high"
        />
      ))}
      {THEMES.map(({ theme, classNames }) => (
        <img
          key={theme}
          src={picture[theme]}
          {...PLACE_MAP_SIZE}
          alt={picture.alt}
          loading="lazy"
          className={`${classNames} h-auto w-full`}
        />
      ))}
      <span className="flex min-h-11 items-center gap-2 px-5">
        <Icon name="map" size={17} />
        {t('places.map')}
      </span>
    </Link>
  )
}

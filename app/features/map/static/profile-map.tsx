import type { SchoolProfile } from '#app/features/school-profile/find-school.server.ts'
import { routeTo } from '#app/features/schools/components/ways-to-school.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { OwnPoint } from '../../search/places/own-point.tsx'
import { PROFILE_MAP_SIZE } from './static-view.ts'

const PICTURES = [
  { theme: 'light', classNames: 'dark:hidden' },
  { theme: 'dark', classNames: 'hidden dark:block' },
] as const

type Props = {
  school: Pick<SchoolProfile, 'id' | 'name' | 'country' | 'area' | 'approximate' | 'lat' | 'lng'>
  hasMap: boolean
}

/** Where a school is: its map, if its profile has one, and how far it is from the visitor. */
export function ProfileMap({ school, hasMap }: Props) {
  return (
    <>
      {hasMap && <MapPicture school={school} />}
      {school.lat !== null && school.lng !== null && (
        <div className="mt-2">
          <OwnPoint school={school} />
        </div>
      )}
    </>
  )
}

/**
 * The position of a school as an image rendered by the server, which works without JavaScript. There is one for each
 * theme; browsers only load the one that is shown.
 */
function MapPicture({ school }: Pick<Props, 'school'>) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, name, area, approximate } = school
  return (
    <figure className="mt-4">
      {PICTURES.map(({ theme, classNames }) => (
        <img
          key={theme}
          src={`/schools/${id}/map.svg?theme=${theme}&lang=${locale}`}
          {...PROFILE_MAP_SIZE}
          alt={t('contact.map', { name })}
          loading="lazy"
          className={`${classNames} h-auto w-full rounded-control object-cover max-md:max-h-32`}
        />
      ))}
      <figcaption className="mt-1 text-ink-soft text-sm">
        {approximate ? (
          t('contact.mapApproximate', { area: area ?? '' })
        ) : (
          <a
            href={routeTo(school)}
            target="_blank"
            rel="noopener"
            data-interest="route"
            className="no-print inline-flex min-h-8 items-center"
          >
            {t('contact.route')}
            <span className="sr-only">{t('shell.newTab')}</span>
          </a>
        )}
      </figcaption>
    </figure>
  )
}

import type { ReactNode } from 'react'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import type { SchoolSummary } from '../list-schools.server.ts'
import type { LastDistances } from '../own-point/last-distances.ts'
import { SchoolDistance } from '../own-point/school-distance.tsx'
import type { RegisterSummary } from '../register-summary.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { FeatureTags } from './feature-tags.tsx'
import { RatingLine } from './rating-line.tsx'
import { SchoolBadges } from './school-badges.tsx'
import { RegisterFactList, SchoolDescription } from './school-description.tsx'
import { SchoolType } from './school-type.tsx'

const MAX_TAGS = 3

type Props = {
  school: SchoolSummary & { register?: RegisterSummary; lastDistances?: LastDistances }
  /** What the list adds beside the name, such as that the place is paid for. */
  badge?: ReactNode
  /** What the list adds after the address, such as the distance. */
  note?: ReactNode
  /** Whether the list is sorted by the distances it shows. */
  byDistance?: boolean
}

/** A school in a list, with street and town, because names alone do not distinguish schools. */
export function SchoolRow({ school, badge, note, byDistance }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const profile = `/schools/${school.id}`
  const facts = school.register?.facts ?? []
  const town = [school.postalCode, school.city].filter(Boolean).join(' ')
  const address = [school.street, town, countryName(locale, school.country)].filter(Boolean).join(', ')
  return (
    <article className="sheet relative grid grid-cols-[auto_1fr] gap-x-4.5 gap-y-3 p-5 @2xl:grid-cols-[auto_1fr_auto]">
      <ExerciseBook cover={school.category} initials={school.letters} logo={school.logo} />
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="text-[1.1875rem] leading-tight">
            <Link to={profile} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
              {school.name}
            </Link>
          </h2>
          <SchoolBadges school={school} />
          {badge}
        </div>
        <p className="text-ink-soft text-sm">
          <SchoolType school={school} /> · {address}
          <SchoolDistance school={school} before=" · " beside={byDistance}>
            {note && <> · {note}</>}
          </SchoolDistance>
        </p>
        <RatingLine school={school} />
        <div className="text-sm">
          <SchoolDescription school={school} />
        </div>
        {facts.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
            <RegisterFactList facts={facts} />
          </ul>
        )}
        <FeatureTags features={school.features} max={MAX_TAGS} />
      </div>
      <div className="col-span-2 flex items-center justify-between gap-2 @2xl:col-span-1 @2xl:flex-col @2xl:items-end">
        <Link
          to={profile}
          tabIndex={-1}
          aria-label={t('school.viewProfileOf', { name: school.name })}
          className={`${button('quiet', 'small')} relative z-10 flex-1 @2xl:flex-none`}
        >
          {t('school.viewProfile')}
        </Link>
        <FavouriteButton school={school} />
      </div>
    </article>
  )
}

import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SchoolSummary } from '../list-schools.server.ts'
import { SchoolDistance } from '../own-point/school-distance.tsx'
import type { RegisterSummary } from '../register-summary.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { FeatureTags } from './feature-tags.tsx'
import { RatingLine } from './rating-line.tsx'
import { SchoolBadges } from './school-badges.tsx'
import { SchoolDescription } from './school-description.tsx'
import { SchoolType } from './school-type.tsx'

const MAX_TAGS = 3

/** A school in a grid. The name is the link; its hit area covers the free space of the card. */
export function SchoolCard({ school }: { school: SchoolSummary & { register?: RegisterSummary } }) {
  const t = useTranslation()
  const locale = useLocale()
  const profile = `/schools/${school.id}`
  return (
    <article className="sheet relative flex flex-col gap-3.5 p-5">
      <div className="flex gap-3.5">
        <ExerciseBook cover={school.category} initials={school.letters} logo={school.logo} />
        <div className="min-w-0 flex-1">
          <h3 className="leading-tight">
            <Link to={profile} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
              {school.name}
            </Link>
          </h3>
          <p className="text-sm">
            <SchoolType school={school} />
          </p>
          <div className="mt-1 flex gap-1 min-[401px]:hidden">
            <SchoolBadges school={school} />
          </div>
        </div>
        <div className="flex flex-col items-end gap-1 max-[400px]:hidden">
          <SchoolBadges school={school} />
        </div>
      </div>
      <RatingLine school={school} />
      <p className="flex items-center gap-1.5 text-ink-soft text-sm">
        <Icon name="map-pin" size={17} />
        <span>
          {[school.city, countryName(locale, school.country)].filter(Boolean).join(', ')}
          <SchoolDistance school={school} before=" · " />
        </span>
      </p>
      <FeatureTags features={school.features} max={MAX_TAGS} />
      <div className="text-sm">
        <SchoolDescription school={school} />
      </div>
      <div className="mt-auto flex items-center justify-between pt-1">
        <Link
          to={profile}
          tabIndex={-1}
          aria-label={t('school.viewProfileOf', { name: school.name })}
          className={`${button('quiet', 'small')} relative z-10`}
        >
          {t('school.viewProfile')}
        </Link>
        <FavouriteButton school={school} />
      </div>
    </article>
  )
}

import type { ReactNode } from 'react'
import { RatingLine } from '#app/features/schools/components/rating-line.tsx'
import { SchoolBadges } from '#app/features/schools/components/school-badges.tsx'
import type { SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import type { ProfileExample } from '../find-profile-example.server.ts'
import { Picture } from './picture.tsx'

/** The same school's profile without and with premium. */
export function PlanExample({ school, images }: ProfileExample) {
  const t = useTranslation()
  return (
    <div className="grid gap-4">
      <Profile plan={t('premium.before')} school={{ ...school, logo: null }}>
        <p className="font-[620] font-head text-xl">{school.name}</p>
        <RatingLine school={school} />
      </Profile>
      <Profile plan={t('premium.after')} school={school}>
        <p className="font-[620] font-head text-xl">
          <Link to={`/schools/${school.id}`} className="text-ink">
            {school.name}
          </Link>
        </p>
        <p className="flex flex-wrap gap-1.5">
          <SchoolBadges school={school} />
        </p>
        <RatingLine school={school} />
        {images.length > 0 && (
          <ul className="-ms-18 mt-4 grid grid-cols-[2fr_1fr_1fr] gap-2">
            {images.map((image) => (
              <li key={image.id}>
                <Picture item={image} sizes="12rem" className="h-24 w-full rounded-control object-cover" />
              </li>
            ))}
          </ul>
        )}
      </Profile>
    </div>
  )
}

function Profile({ plan, school, children }: { plan: string; school: SchoolSummary; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-sheet p-5 text-ink">
      <p className="mb-3 text-ink-soft text-sm">{plan}</p>
      <div className="flex items-start gap-4">
        <ExerciseBook cover={school.category} initials={school.letters} logo={school.logo} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </div>
  )
}

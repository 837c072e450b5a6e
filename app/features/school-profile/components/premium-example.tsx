import { RatingLine } from '#app/features/schools/components/rating-line.tsx'
import { SchoolBadges } from '#app/features/schools/components/school-badges.tsx'
import { initials } from '#app/features/schools/initials.ts'
import type { SchoolSummary } from '#app/features/schools/list-schools.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import type { ProfileImage } from '../media/list-media.server.ts'
import { Picture } from './picture.tsx'

/** An example of a premium profile, from a sample school. */
export function PremiumExample({ school, images }: { school: SchoolSummary; images: ProfileImage[] }) {
  const t = useTranslation()
  return (
    <div className="rounded-card bg-sheet p-5 text-ink sm:p-6">
      <p className="text-ink-soft text-sm">{t('premium.example')}</p>
      <div className="mt-4 flex items-start gap-4">
        <ExerciseBook cover={school.category} initials={initials(school.name)} logo={school.logo} />
        <div className="min-w-0">
          <h2 className="text-xl">
            <Link to={`/schools/${school.id}`} className="text-ink">
              {school.name}
            </Link>
          </h2>
          <p className="flex flex-wrap gap-1.5">
            <SchoolBadges school={school} />
          </p>
          <RatingLine school={school} />
        </div>
      </div>
      {images.length > 0 && (
        <ul className="mt-4 grid grid-cols-[2fr_1fr_1fr] gap-2">
          {images.map((image) => (
            <li key={image.id}>
              <Picture item={image} sizes="12rem" className="h-24 w-full rounded-control object-cover" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

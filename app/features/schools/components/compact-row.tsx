import type { ReactNode } from 'react'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import { initials } from '../initials.ts'
import type { SchoolSummary } from '../list-schools.server.ts'
import { SchoolDistance } from '../own-point/school-distance.tsx'
import type { RegisterSummary } from '../register-summary.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { FeatureTags } from './feature-tags.tsx'
import { RatingLine } from './rating-line.tsx'
import { RegisterFactList, RegisterSentence, SchoolDescription } from './school-description.tsx'
import { SchoolType } from './school-type.tsx'

const MAX_TAGS = 3

/** Whether a school has neither reviews nor a text: most have neither, and are listed close together. */
export const isCompact = ({ ratingCount, summary, premium, sample }: SchoolSummary): boolean =>
  ratingCount === 0 && summary === null && !premium && !sample

type Props = {
  school: SchoolSummary & { register?: RegisterSummary }
  /** What the list adds beside the name, such as that the place is paid for. */
  badge?: ReactNode
  /** What the list adds after the address, such as the distance. */
  note?: ReactNode
  /** Whether the list is sorted by the distances it shows. */
  byDistance?: boolean
}

/**
 * A school in a list whose rows share one sheet: one without reviews or text, or any school where there is little room.
 */
export function CompactRow({ school, badge, note, byDistance }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, name, street, postalCode, city, country, category, features } = school
  const register = school.register ?? { sentence: null, facts: [] }
  const town = [postalCode, city].filter(Boolean).join(' ')
  const profile = `/schools/${id}`
  return (
    <article className="relative flex gap-3 px-3.5 py-2 @2xl:items-center @2xl:py-1.5 @2xl:pr-48">
      <ExerciseBook cover={category} initials={initials(name)} size="row" />
      <div className="min-w-0 flex-1 text-[0.8125rem] leading-snug @2xl:text-sm">
        <h2 className="pr-11 text-[1.0625rem] leading-snug @2xl:pr-0">
          <Link to={profile} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        </h2>
        {badge && <p className="mb-1 flex flex-wrap gap-1">{badge}</p>}
        <div className="-mt-6 float-right @2xl:absolute @2xl:inset-y-0 @2xl:right-3 @2xl:mt-0 @2xl:flex @2xl:items-center">
          <FavouriteButton school={school} />
        </div>
        <p className="text-ink-soft text-xs leading-snug">
          <SchoolType school={school} /> · {[street, town, countryName(locale, country)].filter(Boolean).join(', ')}
          <SchoolDistance school={school} before=" · " beside={byDistance}>
            {note && <> · {note}</>}
          </SchoolDistance>
        </p>
        {school.ratingCount > 0 && <RatingLine school={school} />}
        {register.sentence ? (
          <RegisterSentence sentence={register.sentence} explained />
        ) : (
          <SchoolDescription school={school} />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft @max-2xl:gap-x-1.5">
          <ul className="contents @max-2xl:[&>li:not(:last-child)]:after:content-['_·']">
            {school.ratingCount === 0 && <li>{t('reviews.count', { count: 0 })}</li>}
            <RegisterFactList facts={register.facts} />
          </ul>
          <div className="contents [&_li>span]:min-h-5 [&_li>span]:py-0">
            <FeatureTags features={features} max={MAX_TAGS} />
          </div>
          <Link
            to={profile}
            tabIndex={-1}
            aria-label={t('school.viewProfileOf', { name })}
            className="relative z-10 inline-flex min-h-6 items-center @2xl:absolute @2xl:inset-y-0 @2xl:right-18"
          >
            {t('school.viewProfile')}
          </Link>
        </div>
      </div>
    </article>
  )
}

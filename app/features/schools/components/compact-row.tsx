import type { ReactNode } from 'react'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { ExerciseBook } from '#app/ui/exercise-book.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { SchoolSummary } from '../list-schools.server.ts'
import { SchoolDistance } from '../own-point/school-distance.tsx'
import type { RegisterSummary } from '../register-summary.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { FeatureTags } from './feature-tags.tsx'
import { RatingLine } from './rating-line.tsx'
import { RegisterFactList, SchoolDescription } from './school-description.tsx'
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
 * What distinguishes it stands larger than what every row has.
 */
export function CompactRow({ school, badge, note, byDistance }: Props) {
  const { id, name, category, features, ratingCount, summary } = school
  const facts = school.register?.facts ?? []
  const profile = `/schools/${id}`
  return (
    <article className="relative flex gap-3 px-3.5 py-1.5 @2xl:items-center @2xl:pr-44">
      <ExerciseBook cover={category} initials={school.letters} size="small" />
      <div className="min-w-0 flex-1 text-[0.8125rem] leading-snug @2xl:text-sm">
        <h2 className="pr-11 text-[1.0625rem] leading-snug @2xl:pr-0">
          <Link to={profile} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        </h2>
        {badge && <div className="mb-1 flex flex-wrap gap-1">{badge}</div>}
        <div className="-mt-6 float-right @2xl:absolute @2xl:inset-y-0 @2xl:right-2 @2xl:mt-0 @2xl:flex @2xl:items-center">
          <FavouriteButton school={school} />
        </div>
        {ratingCount > 0 && <RatingLine school={school} />}
        {summary && <SchoolDescription school={school} />}
        <div className="@2xl:flex @2xl:flex-wrap @2xl:items-center @2xl:gap-x-3.5">
          {(facts.length > 0 || features.length > 0) && (
            <div className="flex flex-wrap items-center gap-x-3.5 @max-2xl:gap-x-1.5 @2xl:contents">
              <ul className="contents @max-2xl:[&>li:not(:last-child)]:after:content-['_·']">
                <RegisterFactList facts={facts} />
              </ul>
              <div className="contents [&_li>span]:min-h-5 [&_li>span]:py-0">
                <FeatureTags features={features} max={MAX_TAGS} />
              </div>
            </div>
          )}
          <Basics school={school} note={note} byDistance={byDistance} />
        </div>
      </div>
    </article>
  )
}

/** What every row has, in one small line: type, address, distance, that there is no review or text, and the profile. */
function Basics({ school, note, byDistance }: Pick<Props, 'school' | 'note' | 'byDistance'>) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, name, street, postalCode, city, country, ratingCount, summary, register } = school
  const town = [postalCode, city].filter(Boolean).join(' ')
  return (
    <p className="text-ink-soft text-xs leading-snug">
      <SchoolType school={school} /> · {[street, town, countryName(locale, country)].filter(Boolean).join(', ')}
      <SchoolDistance school={school} before=" · " beside={byDistance}>
        {note && <> · {note}</>}
      </SchoolDistance>
      {ratingCount === 0 && (
        <>
          <span aria-hidden="true">
            {' · '}
            <span className="whitespace-nowrap">
              <Icon name="star" size={12} className="inline align-[-1px]" /> 0
            </span>
          </span>{' '}
          <span className="sr-only">{t('reviews.count', { count: 0 })}</span>
        </>
      )}
      {!summary && !register?.facts.length && <> · {t('school.noDescription')}</>}{' '}
      <Link
        to={`/schools/${id}`}
        tabIndex={-1}
        aria-label={t('school.viewProfileOf', { name })}
        className="relative z-10 -my-1 ml-1 inline-flex min-h-6 items-center whitespace-nowrap @2xl:my-0 @2xl:absolute @2xl:inset-y-0 @2xl:right-15 @2xl:ml-0 @2xl:text-sm"
      >
        {t('school.viewProfile')}
      </Link>
    </p>
  )
}

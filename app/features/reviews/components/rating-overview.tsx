import { formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Stars } from '#app/ui/stars/stars.tsx'
import type { CriterionMean } from '../published/list-criteria.server.ts'

type School = { id: string; ratingCount: number; ratingAverage: number | null; stars: number[] }

/**
 * All reviews of a school in numbers: the average with the number of reviews by stars, each row a link to these
 * reviews, or why there is no average yet, and the means of the criteria.
 */
export function RatingOverview({ school, criteria }: { school: School; criteria: CriterionMean[] }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, ratingCount, ratingAverage, stars } = school
  const max = Math.max(...stars)
  const average = ratingAverage !== null && formatNumber(locale, ratingAverage, 1)
  return (
    <div className="sheet p-4 sm:p-6">
      {average && (
        <div className="flex flex-col gap-x-5 gap-y-4 sm:gap-x-6 min-[360px]:flex-row min-[360px]:items-center">
          <div className="text-center">
            <p className="font-[620] font-head text-5xl mb-1 leading-none">{average}</p>
            <Stars value={ratingAverage} label={t('reviews.stars', { average })} size="1.2em" />
            <p className="text-ink-soft text-sm">{t('reviews.count', { count: ratingCount })}</p>
          </div>
          <ul className="flex flex-1 flex-col text-sm">
            {[5, 4, 3, 2, 1].map((star) => (
              <li key={star}>
                <StarRow schoolId={id} star={star} count={stars[star - 1] ?? 0} max={max} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {!average && <p className="text-ink-soft">{t('reviews.few', { count: ratingCount })}</p>}
      {criteria.length > 0 && <Criteria criteria={criteria} />}
    </div>
  )
}

function StarRow({ schoolId, star, count, max }: { schoolId: string; star: number; count: number; max: number }) {
  const t = useTranslation()
  const row = (
    <>
      {t('reviews.starRow', { count: star })}
      <span className="h-2 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        <span className="block h-full rounded-full bg-star" style={{ width: `${(count / max) * 100}%` }} />
      </span>
      <span className="text-right text-ink-faint tabular-nums" aria-hidden="true">
        {formatNumber(useLocale(), count)}
      </span>
      <span className="sr-only">{t('reviews.count', { count })}</span>
    </>
  )
  if (count === 0) return <span className="star-row">{row}</span>
  return (
    <Link to={`/schools/${schoolId}/reviews?stars=${star}`} rel="nofollow" className="star-row hover:underline">
      {row}
    </Link>
  )
}

function Criteria({ criteria }: { criteria: CriterionMean[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-0.5 border-line border-t pt-3 text-sm sm:mt-5 sm:grid-cols-2 sm:gap-y-1 sm:pt-5">
      {criteria.map(({ criterion, average, votes }) => (
        <div key={criterion} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt>{t(`criterion.${criterion}`)}</dt>
          <dd>
            <span className="font-semibold tabular-nums">{formatNumber(locale, average, 1)}</span>{' '}
            <span className="text-ink-faint max-sm:sr-only">{t('published.votes', { count: votes })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

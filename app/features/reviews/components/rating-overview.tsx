import { formatNumber } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Stars } from '#app/ui/stars.tsx'

type Props = { count: number; average: number | null; stars: number[] }

/**
 * Average, number of reviews, and how many gave how many stars.
 *
 * @param props.stars number of reviews with 1, 2, 3, 4 and 5 stars
 */
export function RatingOverview({ count, average, stars }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const most = Math.max(...stars, 1)
  const shown = average === null ? null : formatNumber(locale, average, 1)
  return (
    <div className="sheet grid items-center gap-6 p-6 sm:grid-cols-[auto_1fr]">
      {average !== null && shown && (
        <div className="text-center">
          <p className="font-[660] font-head text-5xl leading-none">{shown}</p>
          <Stars value={average} label={t('reviews.stars', { average: shown })} size="1.2em" />
          <p className="text-ink-soft text-sm">{t('reviews.count', { count })}</p>
        </div>
      )}
      <dl className="flex flex-col gap-2 text-sm">
        {[5, 4, 3, 2, 1].map((star) => (
          <div key={star} className="grid grid-cols-[5rem_1fr_2.5rem] items-center gap-3">
            <dt>{t('reviews.starRow', { count: star })}</dt>
            <dd className="col-span-2 grid grid-cols-subgrid items-center">
              <span className="h-2 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
                <span
                  className="block h-full rounded-full bg-star"
                  style={{ width: `${((stars[star - 1] ?? 0) / most) * 100}%` }}
                />
              </span>
              <span className="text-right text-ink-faint tabular-nums">
                {formatNumber(locale, stars[star - 1] ?? 0)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

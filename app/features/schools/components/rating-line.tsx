import { formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Stars } from '#app/ui/stars/stars.tsx'

/** Stars, average and number of reviews with a link to them; with few reviews, a sentence instead of an average. */
export function RatingLine({ school }: { school: { id: string; ratingCount: number; ratingAverage: number | null } }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, ratingCount, ratingAverage } = school
  if (ratingCount === 0) return <p className="text-ink-soft text-sm">{t('reviews.none')}</p>
  if (ratingAverage === null) return <p className="text-ink-soft text-sm">{t('reviews.few', { count: ratingCount })}</p>
  const average = formatNumber(locale, ratingAverage, 1)
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <Stars value={ratingAverage} label={t('reviews.stars', { average })} />
      <span aria-hidden="true" className="font-semibold">
        {average}
      </span>
      <Link to={`/schools/${id}#reviews`} className="tap relative z-10 text-sm">
        {t('reviews.count', { count: ratingCount })}
      </Link>
    </p>
  )
}

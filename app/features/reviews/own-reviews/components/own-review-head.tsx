import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { Stars } from '#app/ui/stars/stars.tsx'
import type { OwnReview, OwnStatus } from '../own-review.ts'

type Variant = { variant: 'success' | 'notice' | 'edge'; icon: IconName }
const VARIANTS: Record<OwnStatus, Variant> = {
  pending: { variant: 'notice', icon: 'hourglass' },
  published: { variant: 'success', icon: 'check' },
  disputed: { variant: 'notice', icon: 'hourglass' },
  rejected: { variant: 'edge', icon: 'circle-alert' },
  removed: { variant: 'edge', icon: 'circle-alert' },
  replaced: { variant: 'edge', icon: 'history' },
}

/** School, stars, date and state of a review. */
export function OwnReviewHead({ review, level }: { review: OwnReview; level: 'h2' | 'h1' }) {
  const t = useTranslation()
  const locale = useLocale()
  const { school, rating, status, createdAt, changedAt, helpfulCount } = review
  const { variant, icon } = VARIANTS[status]
  const Heading = level
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading id={`school-${review.id}`} className={level === 'h2' ? 'text-[1.1875rem]' : undefined}>
          <Link to={`/schools/${school.id}`} className="text-ink no-underline hover:underline">
            {school.name}
          </Link>
        </Heading>
        <Badge variant={variant} icon={<Icon name={icon} size={13} />}>
          {t(`ownReviews.status.${status}`)}
        </Badge>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-2.5 text-ink-soft text-sm">
        <Stars value={rating} label={t('reviews.stars', { average: String(rating) })} />
        {school.city && <span>{school.city}</span>}
        <span>{t('ownReviews.written', { day: formatDay(locale, createdAt) })}</span>
        {changedAt && <span>{t('ownReviews.changed', { day: formatDay(locale, changedAt) })}</span>}
        {helpfulCount > 0 && <span>{t('ownReviews.helpful', { count: helpfulCount })}</span>}
      </p>
    </header>
  )
}

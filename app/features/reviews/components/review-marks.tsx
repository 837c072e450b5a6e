import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Review } from '../published/list-reviews.server.ts'

/** Returns the marks of a review: how its author is verified, and that it is disputed. */
const marksOf = ({ level, disputed }: Review) => [...(level ? [level] : []), ...(disputed ? ['disputed' as const] : [])]
type Mark = ReturnType<typeof marksOf>[number]
const meaningOf = (mark: Mark) => `mark-${mark}`

/** The marks of a review, each of which opens its meaning. */
export function ReviewMarks({ review }: { review: Review }) {
  const t = useTranslation()
  return marksOf(review).map((mark) => (
    <button key={mark} type="button" popoverTarget={meaningOf(mark)} className="min-h-7 rounded-md">
      {mark === 'disputed' ? (
        <Badge variant="notice" icon={<Icon name="hourglass" size={13} />}>
          {t('mark.disputed')}
        </Badge>
      ) : (
        <Badge variant="success" icon={<Icon name="badge-check" size={13} />}>
          {t(`mark.${mark}`)}
        </Badge>
      )}
    </button>
  ))
}

/** The meanings of the marks in a list: once each, shown on demand, without JavaScript too. */
export function MarkMeanings({ reviews }: { reviews: Review[] }) {
  const t = useTranslation()
  return [...new Set(reviews.flatMap(marksOf))].map((mark) => (
    <div
      key={mark}
      id={meaningOf(mark)}
      popover="auto"
      className="m-auto max-w-[min(28rem,calc(100vw-2rem))] rounded-card bg-sheet p-6 text-ink shadow-lift"
    >
      <p className="font-semibold">{t(`mark.${mark}`)}</p>
      <p className="mt-2">{t(`mark.${mark}.meaning`)}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link to="/how-reviews-work" className="inline-flex min-h-8 items-center">
          {t('footer.reviews')}
        </Link>
        <button
          type="button"
          popoverTarget={meaningOf(mark)}
          popoverTargetAction="hide"
          className={button('quiet', 'small')}
        >
          {t('shell.close')}
        </button>
      </div>
    </div>
  ))
}

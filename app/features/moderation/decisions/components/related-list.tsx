import { ALL } from '#app/features/admin/shortcuts/use-shortcuts.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import { writeAlso } from '../together.ts'
import type { Related } from '../view-related.server.ts'

/**
 * Waiting reviews of the same account or network: the ticked ones are decided together with the one on the screen, each
 * with a statement of reasons of its own.
 */
export function RelatedList({ related, chosen }: { related: readonly Related[]; chosen: readonly string[] }) {
  const t = useTranslation()
  return (
    <fieldset className="grid gap-1 rounded-card bg-sunken px-4 py-3" {...ALL}>
      <legend className="sr-only">{t('moderation.together')}</legend>
      <p className="font-semibold">{t('moderation.together')}</p>
      <p className="text-ink-soft text-sm">{t('moderation.together.hint')}</p>
      {related.map((review) => (
        <label key={review.id} className="flex min-h-11 items-start gap-3 py-1.5">
          <input
            type="checkbox"
            name="also"
            value={writeAlso(review)}
            defaultChecked={chosen.includes(writeAlso(review))}
            className="mt-1 size-5 flex-none accent-board"
          />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-2 text-sm">
              <strong>{[review.school, review.city].filter(Boolean).join(', ')}</strong>
              <Stars value={review.rating} label={t('reviews.stars', { average: String(review.rating) })} />
              <Badge variant="notice">{t(`moderation.together.${review.by}`)}</Badge>
            </span>
            <span lang={review.language} className="wrap-anywhere text-sm">
              {review.comment}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import type { OwnReview } from '../own-review.ts'
import { Appeal } from './appeal.tsx'

type Refusal = NonNullable<OwnReview['refusal']>

/** Why a review is not public, in the words of the decision, and what its author can do about it. */
export function RefusalSection({ review }: { review: OwnReview & { refusal: Refusal } }) {
  const t = useTranslation()
  const locale = useLocale()
  const { rule, law, sentence, facts, decidedAt, objection, objectUntil, mayObject } = review.refusal
  const down = review.status === 'rejected' || review.status === 'removed'
  return (
    <Section id="why-title" title={t('ownReviews.why')} gap={3}>
      {rule && <p>{t(`rule.${rule}`)}</p>}
      {law && <p>{t('ownReviews.law', { law })}</p>}
      {sentence && (
        <p>
          {t('ownReviews.sentence')}{' '}
          <mark lang={review.language} className="rounded-control bg-danger-wash px-2 py-1 text-ink">
            {sentence}
          </mark>
        </p>
      )}
      {facts && <p className="whitespace-pre-line">{facts}</p>}
      <p className="text-ink-soft text-sm">{t('ownReviews.decided', { day: formatDay(locale, decidedAt) })}</p>
      {down && objection !== 'open' && <p>{t(review.mayEdit ? 'ownReviews.rewriteOnce' : 'ownReviews.rewriteUsed')}</p>}
      <Appeal until={objectUntil} mayAppeal={mayObject} state={objection} />
    </Section>
  )
}

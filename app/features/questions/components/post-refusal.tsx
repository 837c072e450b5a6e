import { Appeal } from '#app/features/reviews/own-reviews/components/appeal.tsx'
import { formatDay } from '#app/i18n/format.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import type { OwnPost } from '../own/own-posts.server.ts'

type Refusal = NonNullable<OwnPost['refusal']>

/** Why a question or answer is not public, in the words of the decision, and the appeal against it. */
export function PostRefusal({ refusal, language }: { refusal: Refusal; language: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const { rule, law, sentence, facts, decidedAt, appealUntil, appeal, mayAppeal } = refusal
  return (
    <Section id="why-title" title={t('ownReviews.why')} gap={3}>
      {rule && <p>{t(`postRule.${rule}` as PlainKey)}</p>}
      {law && <p>{t('ownReviews.law', { law })}</p>}
      {sentence && (
        <p>
          {t('ownReviews.sentence')}{' '}
          <mark lang={language} className="rounded-control bg-danger-wash px-2 py-1 text-ink">
            {sentence}
          </mark>
        </p>
      )}
      {facts && <p className="wrap-anywhere whitespace-pre-line">{facts}</p>}
      <p className="text-ink-soft text-sm">{t('ownReviews.decided', { day: formatDay(locale, decidedAt) })}</p>
      <Appeal until={appealUntil} mayAppeal={mayAppeal} state={appeal} />
    </Section>
  )
}

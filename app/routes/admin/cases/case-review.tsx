import { AuthorFigures } from '#app/features/moderation/cases/components/author-figures.tsx'
import { HistoryList } from '#app/features/moderation/cases/components/history-list.tsx'
import { MarkedText } from '#app/features/moderation/cases/components/marked-text.tsx'
import { SignalList } from '#app/features/moderation/cases/components/signal-list.tsx'
import type { ViewedCase } from '#app/features/moderation/cases/view-case.server.ts'
import { isTextSignal } from '#app/features/moderation/subjects/signal.ts'
import { formatSpan } from '#app/i18n/format-span.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { Link } from '#app/i18n/link.tsx'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Section } from '#app/ui/section.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'

type Review = NonNullable<ViewedCase['review']>

/** The review with its ratings and the reasons why it was held back. */
export function CaseReview({ review, now }: { review: Review; now: Date }) {
  const t = useTranslation()
  const { comment, language, signals, answer } = review
  return (
    <article className="sheet grid gap-4 p-5 sm:p-6">
      <Head review={review} now={now} />
      <MarkedText text={comment} language={language} places={signals.filter(isTextSignal)} />
      {review.themes.length > 0 && (
        <p className="text-ink-soft text-sm">
          {t('moderation.field.themes')}: {review.themes.map((theme) => t(`theme.${theme}` as PlainKey)).join(' · ')}
        </p>
      )}
      {answer && (
        <div className="rounded-card bg-sunken px-4 py-3">
          <p className="font-semibold">{t('moderation.occasion.answer')}</p>
          <p className="mt-1 whitespace-pre-line">{answer.text}</p>
        </div>
      )}
      <SignalList signals={signals} text={comment} />
      {review.underWay && (
        <p className="rounded-card bg-notice-wash px-4 py-3 text-notice-ink">
          {t(`moderation.underWay.${review.underWay as 'rejected' | 'removed'}`)}
        </p>
      )}
      {!review.mayDecide && <p className="rounded-card bg-sunken px-4 py-3">{t('moderation.ownCase')}</p>}
    </article>
  )
}

/** The author's activity on this site, and the earlier text. */
export function AboutAuthor({ review: { figures, history, language } }: { review: Review }) {
  const t = useTranslation()
  return (
    <div className="grid gap-6 2xl:auto-cols-fr 2xl:grid-flow-col">
      <Section id="author-title" title={t('moderation.author')}>
        <AuthorFigures figures={figures} />
      </Section>
      {history.length > 0 && (
        <Section id="history-title" title={t('moderation.history')}>
          <HistoryList history={history} language={language} />
        </Section>
      )}
    </div>
  )
}

function Head({ review, now }: { review: Review; now: Date }) {
  const t = useTranslation()
  const locale = useLocale()
  const { school, status, rating, relation, author_name, created_at, changed_at, language, figures } = review
  const ago = (date: Date) => formatSpan(locale, now.getTime() - date.getTime())
  const facts = [
    author_name,
    t(`relation.${relation}` as PlainKey),
    languageName(locale, language),
    t('moderation.written', { time: ago(created_at) }),
    changed_at && t('moderation.changed', { time: ago(changed_at) }),
    figures && t('moderation.author.short', { days: figures.accountDays, count: figures.published }),
  ]
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="text-xl">
          <Link to={`/schools/${school.id}`} className="text-ink">
            {[school.name, school.city].filter(Boolean).join(', ')}
          </Link>
        </h1>
        <Badge variant="notice">{t(`moderation.status.${status}` as PlainKey)}</Badge>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <Stars value={rating} label={t('reviews.stars', { average: String(rating) })} />
        {facts.filter(Boolean).join(' · ')}
      </p>
    </header>
  )
}

import { formatDay } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import type { Review } from '../published/list-reviews.server.ts'
import { ReportLink } from './review-links.tsx'

type Props = {
  answer: NonNullable<Review['answer']>
  review: Review
  /** Whether phones show its beginning alone. */
  short: boolean
}

/** The school's answer to a review, with the days on which it was written and last changed. */
export function SchoolAnswer({ answer, review, short }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <div className="mt-4 rounded-card bg-sunken px-4 py-3 text-sm">
      <p className="flex flex-wrap gap-x-2.5">
        <span className="font-semibold">{t('published.answer')}</span>
        <time dateTime={answer.on}>{formatDay(locale, answer.on)}</time>
        {answer.changedOn && <span>{t('published.changed', { day: formatDay(locale, answer.changedOn) })}</span>}
      </p>
      <p
        lang={answer.language === locale ? undefined : answer.language}
        className={classes('mt-1 whitespace-pre-line', short && 'max-md:not-print:line-clamp-2')}
      >
        {answer.text}
      </p>
      <div className="no-print -ml-2 mt-1">
        <ReportLink
          to={`/reviews/${review.id}/report?subject=answer`}
          about={t('published.answerTo', { name: review.authorName })}
        >
          {t('published.report')}
        </ReportLink>
      </div>
    </div>
  )
}

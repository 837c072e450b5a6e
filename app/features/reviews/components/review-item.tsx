import { formatDay, formatMonth } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { classes } from '#app/ui/classes.ts'
import { Stars } from '#app/ui/stars/stars.tsx'
import { monogram } from '../monogram.ts'
import type { Review } from '../published/list-reviews.server.ts'
import { HelpfulForm } from './helpful-form.tsx'
import { ReviewLinks } from './review-links.tsx'
import { ReviewMarks } from './review-marks.tsx'
import { SchoolAnswer } from './school-answer.tsx'

/** Texts of this many characters are longer than the three lines that phones show of them. */
const LONG_TEXT = 140

type Props = { schoolId: string; review: Review; short: boolean }

/**
 * One review with its author's name and role, its dates, its marks and the school's answer.
 *
 * @param props.short whether phones show the beginning of a long text, with a link to the whole
 */
export function ReviewItem({ schoolId, review, short }: Props) {
  const t = useTranslation()
  const locale = useLocale()
  const foreign = review.language === locale ? undefined : review.language
  const isShort = short && review.comment.length >= LONG_TEXT
  return (
    <article id={`review-${review.id}`} className="review">
      <span aria-hidden="true" className="review-sign">
        {monogram(review.authorName)}
      </span>
      <div className="min-w-0">
        <div className="review-line">
          <h3 className="font-read font-semibold text-md tracking-normal">{review.authorName}</h3>
          <Relation review={review} />
          <ReviewMarks review={review} />
        </div>
        <Dates review={review} />
        {foreign && (
          <p className="review-note">{t('school.inLanguage', { language: languageName(locale, foreign) })}</p>
        )}
        <p lang={foreign} className={classes('review-text', isShort && 'max-md:not-print:line-clamp-3')}>
          {review.comment}
        </p>
        {review.themes.length > 0 && <Ticked themes={review.themes} />}
        <div className="review-actions no-print">
          {isShort && (
            <Link
              to={`/schools/${schoolId}/reviews?review=${review.id}`}
              rel="nofollow"
              discover="none"
              className="review-action md:hidden"
            >
              {t('profile.more')}
              <span className="sr-only">: {review.authorName}</span>
            </Link>
          )}
          <HelpfulForm schoolId={schoolId} review={review} />
          <ReviewLinks review={review} />
        </div>
        {review.answer && <SchoolAnswer answer={review.answer} review={review} short={short} />}
      </div>
    </article>
  )
}

/** The fixed phrases that the author ticked. */
function Ticked({ themes }: { themes: Review['themes'] }) {
  const t = useTranslation()
  return (
    <p className="mt-2 text-ink-soft text-sm">
      {t('themes.ticked')} {themes.map((theme) => t(`theme.${theme}`)).join(' · ')}
    </p>
  )
}

function Relation({ review: { relation, untilYear } }: { review: Review }) {
  const t = useTranslation()
  const isStill = untilYear === null && relation !== 'former_pupil'
  const period = untilYear ? t('published.until', { year: String(untilYear) }) : isStill && t('published.still')
  return <span className="text-ink-soft text-sm">{[t(`relation.${relation}`), period].filter(Boolean).join(', ')}</span>
}

function Dates({ review }: { review: Review }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <p className="review-line text-ink-soft text-sm">
      <Stars value={review.rating} label={t('reviews.stars', { average: String(review.rating) })} />
      <time dateTime={review.publishedOn}>{formatDay(locale, review.publishedOn)}</time>
      {review.changedOn && <span>{t('published.changed', { day: formatDay(locale, review.changedOn) })}</span>}
      {review.experiencedOn && (
        <span>{t('published.experience', { month: formatMonth(locale, review.experiencedOn) })}</span>
      )}
    </p>
  )
}

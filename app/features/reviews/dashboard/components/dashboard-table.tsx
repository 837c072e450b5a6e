import type { ReactNode } from 'react'
import { formatDay } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Table } from '#app/ui/lists/table.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import type { DashboardReview } from '../list-dashboard-reviews.server.ts'
import { ReviewExcerpt } from './review-excerpt.tsx'

const COLUMNS = ['author', 'rating', 'content', 'date', 'answer'] as const

/**
 * A school's reviews, each with a link to answer it; on narrow screens the table scrolls while the names stay in place.
 */
export function DashboardTable({ reviews }: { reviews: DashboardReview[] }) {
  const t = useTranslation()
  return (
    <Table
      label={t('reviews.title')}
      columns={COLUMNS.map((column) => t(`dashboardReviews.column.${column}`))}
      frame="sheet relative"
      className="min-w-[44rem]"
      headClass="whitespace-nowrap bg-sunken first:sticky first:left-0 sm:px-4"
    >
      {reviews.map((review) => (
        <ReviewRow key={review.id} review={review} />
      ))}
    </Table>
  )
}

const Cell = ({ children }: { children: ReactNode }) => <td className="px-3 py-3 sm:px-4">{children}</td>

function ReviewRow({ review }: { review: DashboardReview }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Row>
      <th scope="row" className="sticky left-0 min-w-28 max-w-36 break-words bg-sheet px-3 py-3 font-semibold sm:px-4">
        {review.authorName}
        <span className="block font-normal text-ink-soft text-xs">{t(`relation.${review.relation}`)}</span>
      </th>
      <Cell>
        <Stars value={review.rating} label={t('reviews.stars', { average: String(review.rating) })} />
      </Cell>
      <Cell>
        <ReviewExcerpt text={review.comment} lang={review.language === locale ? undefined : review.language} />
        <Marks review={review} />
      </Cell>
      <Cell>
        <time dateTime={review.publishedOn} className="whitespace-nowrap tabular-nums">
          {formatDay(locale, review.publishedOn)}
        </time>
      </Cell>
      <Cell>
        <Answer review={review} />
      </Cell>
    </Row>
  )
}

function Marks({ review: { level, disputed } }: { review: DashboardReview }) {
  const t = useTranslation()
  if (!level && !disputed) return null
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {level && (
        <Badge variant="success" icon={<Icon name="badge-check" size={13} />}>
          {t(`mark.${level}`)}
        </Badge>
      )}
      {disputed && (
        <Badge variant="notice" icon={<Icon name="hourglass" size={13} />}>
          {t('mark.disputed')}
        </Badge>
      )}
    </p>
  )
}

/** The school's answer, and the link to the page where it answers, disputes and reports. */
function Answer({ review }: { review: DashboardReview }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, authorName, own, answeredOn, answerRemoved } = review
  if (own) return <span className="text-ink-soft">{t('dashboardReviews.own')}</span>
  return (
    <>
      {answeredOn && (
        <span className="block text-ink-soft">
          {t('dashboardReviews.answered', { day: formatDay(locale, answeredOn) })}
        </span>
      )}
      {answerRemoved && <span className="block text-ink-soft">{t('dashboardReviews.removed')}</span>}
      <Link to={`/dashboard/reviews/${id}`} className="inline-block min-h-6">
        {t(answeredOn ? 'dashboardReviews.change' : 'dashboardReviews.answer')}
        <span className="sr-only">{t('published.reviewOf', { name: authorName })}</span>
      </Link>
    </>
  )
}

import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FilterLine } from '#app/ui/lists/filter-links.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import type { RatedSchool } from '../../published/find-rated-school.server.ts'
import type { CriterionMean } from '../../published/list-criteria.server.ts'
import type { Review } from '../../published/list-reviews.server.ts'
import type { SchoolWarning } from '../../published/list-school-warnings.server.ts'
import type { ReviewCounts } from '../../published/review-counts.ts'
import { REVIEW_SORTS, type ReviewsAddress, reviewsPath, setFilters } from '../../published/reviews-address.ts'
import { type VoteRefusal, voteRefusal } from '../../published/votes/vote-refusal.ts'
import { CheckedNote } from '../checked-note.tsx'
import { RatingOverview } from '../rating-overview.tsx'
import { ReviewList } from '../review-list.tsx'
import { ReviewThemes, type ShownThemes } from '../review-themes.tsx'
import { SchoolWarnings } from '../school-warnings.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { choiceWords } from './filter-labels.ts'
import { ReviewFilters } from './review-filters.tsx'

type Props = {
  school: RatedSchool
  address: ReviewsAddress
  reviews: Review[]
  counts: ReviewCounts
  criteria: CriterionMean[]
  themes: ShownThemes
  warnings: SchoolWarning[]
  pages: number
  /** Why a vote was refused, on pages that were loaded without JavaScript. */
  refusal: VoteRefusal | undefined
}

/** All reviews of a school: in numbers, with filters and orders, page by page. */
export function ReviewsPage({ school, criteria, themes, warnings, refusal, ...list }: Props) {
  const t = useTranslation()
  return (
    <div className="page max-w-4xl pt-8">
      <Head school={school} />
      <SchoolWarnings warnings={warnings} />
      {refusal && (
        <p role="alert" className="my-4 rounded-control bg-danger-wash px-4 py-3 text-danger">
          {t(voteRefusal(refusal))}
        </p>
      )}
      {school.ratingCount === 0 ? (
        <EmptyState drawing="empty-reviews" title={<p className="font-semibold">{t('reviews.none')}</p>} />
      ) : (
        <>
          <RatingOverview school={school} criteria={criteria} />
          <ReviewThemes schoolId={school.id} themes={themes} chosen={list.address} />
          <CheckedNote />
          <List schoolId={school.id} {...list} />
        </>
      )}
    </div>
  )
}

function Head({ school }: { school: RatedSchool }) {
  const t = useTranslation()
  const locale = useLocale()
  const place = [school.city, countryName(locale, school.country)].filter(Boolean).join(', ')
  return (
    <>
      <Link to={`/schools/${school.id}`} className="inline-flex min-h-8 items-center gap-1.5 text-sm">
        <Icon name="arrow-left" size={16} />
        {t('published.toProfile')}
      </Link>
      <div className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1>{t('published.title', { name: school.name })}</h1>
          <p className="mt-1 text-ink-soft">{place}</p>
        </div>
        {!school.closed && (
          <Link to={`/schools/${school.id}/review`} className={`${button('main')} no-print`}>
            {t('reviews.write')}
          </Link>
        )}
      </div>
    </>
  )
}

type ListProps = Pick<Props, 'address' | 'reviews' | 'counts' | 'pages'> & { schoolId: string }

function List({ schoolId, address, reviews, counts, pages }: ListProps) {
  const t = useTranslation()
  const { matching, total } = counts
  return (
    <section aria-labelledby="matching" className="mt-8">
      <ReviewFilters schoolId={schoolId} address={address} counts={counts} />
      <ReviewOrder schoolId={schoolId} address={address} />
      <h2 id="matching" aria-live="polite" className="mt-8 text-xl">
        {setFilters(address).length > 0
          ? t('published.matching', { count: matching, total })
          : t('reviews.count', { count: total })}
      </h2>
      <ChosenFilters schoolId={schoolId} address={address} />
      {matching === 0 ? (
        <NoMatchingReviews schoolId={schoolId} address={address} counts={counts} />
      ) : (
        <ReviewList schoolId={schoolId} reviews={reviews} />
      )}
      <PageLinks
        page={address.page}
        pages={pages}
        pathOf={(page) => reviewsPath(schoolId, address, { page })}
        label={t('published.pages')}
      />
    </section>
  )
}

/** The available orders, and an explanation of the selected one. */
function ReviewOrder({ schoolId, address }: { schoolId: string; address: ReviewsAddress }) {
  const t = useTranslation()
  return (
    <nav aria-labelledby="review-order" className="no-print mt-3">
      <FilterLine
        id="review-order"
        label={t('published.order')}
        isNamed={false}
        links={REVIEW_SORTS.map((sort) => ({
          to: reviewsPath(schoolId, address, { sort }),
          text: t(`published.order.${sort}`),
          isChosen: address.sort === sort,
        }))}
      />
      <p className="mt-2 text-ink-soft text-sm">{t(`published.order.${address.sort}.meaning`)}</p>
    </nav>
  )
}

/** Suggests which filter to remove, and how many reviews there would be without it. */
function NoMatchingReviews({ schoolId, address, counts }: Omit<ListProps, 'reviews' | 'pages'>) {
  const t = useTranslation()
  const locale = useLocale()
  const helping = setFilters(address).filter((name) => counts.without[name] > 0)
  return (
    <EmptyState drawing="empty-reviews" title={<p className="font-semibold">{t('published.nothing')}</p>}>
      {helping.map((name) => (
        <Link key={name} to={reviewsPath(schoolId, address, { [name]: undefined })}>
          {t('published.without', { filter: choiceWords(address[name], t, locale), count: counts.without[name] })}
        </Link>
      ))}
    </EmptyState>
  )
}

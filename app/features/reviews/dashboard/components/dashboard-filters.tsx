import { Form } from 'react-router'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FilterSearch, FilterSelect } from '#app/ui/lists/list-filter.tsx'
import { STARS } from '../../published/reviews-address.ts'
import {
  ANSWER_STATES,
  DASHBOARD_REVIEW_SORTS,
  type DashboardReviewsAddress,
  isFiltered,
  MAX_SEARCH_LENGTH,
  PERIODS,
} from '../dashboard-reviews-address.ts'

/** The form that filters and orders the table of reviews; its choices become part of the address. */
export function DashboardFilters({ address }: { address: DashboardReviewsAddress }) {
  const t = useTranslation()
  const all = t('published.filter.all')
  const locale = useLocale()
  const { search, state, stars, period, sort } = address
  return (
    <Form
      action={localePath(locale, '/dashboard/reviews')}
      // Resets the fields when another address is opened.
      key={JSON.stringify(address)}
      className="grid grid-cols-2 items-end gap-3 xl:grid-cols-3"
    >
      <FilterSearch
        name="search"
        label={t('dashboardReviews.search')}
        value={search}
        maxLength={MAX_SEARCH_LENGTH}
        className="col-span-2 xl:col-span-1"
      />
      <FilterSelect
        name="state"
        label={t('dashboardReviews.state')}
        value={state}
        values={ANSWER_STATES}
        textOf={(each) => t(`dashboardReviews.state.${each}`)}
        none={all}
      />
      <FilterSelect
        name="stars"
        label={t('published.filter.stars')}
        value={stars}
        values={STARS}
        textOf={(each) => t('reviews.starRow', { count: each })}
        none={all}
      />
      <FilterSelect
        name="period"
        label={t('dashboardReviews.period')}
        value={period}
        values={PERIODS}
        textOf={(each) => t(`dashboardReviews.period.${each}`)}
        none={all}
      />
      <FilterSelect
        name="sort"
        label={t('published.order')}
        value={sort}
        values={DASHBOARD_REVIEW_SORTS}
        textOf={(each) => t(each === 'oldest' ? 'dashboardReviews.order.oldest' : `published.order.${each}`)}
      />
      <Buttons resettable={isFiltered(address)} />
    </Form>
  )
}

function Buttons({ resettable }: { resettable: boolean }) {
  const t = useTranslation()
  return (
    <div className="flex flex-wrap gap-2">
      <button type="submit" className={`${button('quiet')} min-h-12`}>
        {t('dashboardReviews.show')}
      </button>
      {resettable && (
        <Link to="/dashboard/reviews" className={`${button('plain')} min-h-12`}>
          {t('published.filter.reset')}
        </Link>
      )}
    </div>
  )
}

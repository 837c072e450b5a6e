import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/field.tsx'
import { STARS } from '../../published/reviews-address.ts'
import {
  ANSWER_STATES,
  DASHBOARD_REVIEW_SORTS,
  type DashboardReviewsAddress,
  isFiltered,
  MAX_SEARCH,
  PERIODS,
} from '../dashboard-reviews-address.ts'

/** Which reviews the table shows and in which order: a form that ends in an address. */
export function DashboardFilters({ address }: { address: DashboardReviewsAddress }) {
  const t = useTranslation()
  const locale = useLocale()
  const { search, state, stars, period, sort } = address
  return (
    <Form
      action={localePath(locale, '/dashboard/reviews')}
      // Fields forget what was typed when another address is opened.
      key={JSON.stringify(address)}
      className="grid grid-cols-2 items-end gap-3 xl:grid-cols-3"
    >
      <label className="col-span-2 grid gap-1.5 xl:col-span-1">
        <span className="font-semibold">{t('reviewDesk.search')}</span>
        <input type="search" name="search" defaultValue={search} maxLength={MAX_SEARCH} className={INPUT} />
      </label>
      <Choice name="state" label={t('reviewDesk.state')} value={state}>
        {ANSWER_STATES.map((each) => (
          <option key={each} value={each}>
            {t(`reviewDesk.state.${each}`)}
          </option>
        ))}
      </Choice>
      <Choice name="stars" label={t('reading.filter.stars')} value={stars}>
        {STARS.map((each) => (
          <option key={each} value={each}>
            {t('reviews.starRow', { count: each })}
          </option>
        ))}
      </Choice>
      <Choice name="period" label={t('reviewDesk.period')} value={period}>
        {PERIODS.map((each) => (
          <option key={each} value={each}>
            {t(`reviewDesk.period.${each}`)}
          </option>
        ))}
      </Choice>
      <label className="grid gap-1.5">
        <span className="font-semibold">{t('reading.order')}</span>
        <select name="sort" defaultValue={sort} className={INPUT}>
          {DASHBOARD_REVIEW_SORTS.map((each) => (
            <option key={each} value={each}>
              {t(each === 'oldest' ? 'reviewDesk.order.oldest' : `reading.order.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={`${button('quiet')} min-h-12`}>
          {t('reviewDesk.show')}
        </button>
        {isFiltered(address) && (
          <Link to="/dashboard/reviews" className={`${button('plain')} min-h-12`}>
            {t('reading.filter.reset')}
          </Link>
        )}
      </div>
    </Form>
  )
}

function Choice(props: { name: string; label: string; value: string | number | undefined; children: ReactNode }) {
  const t = useTranslation()
  return (
    <label className="grid gap-1.5">
      <span className="font-semibold">{props.label}</span>
      <select name={props.name} defaultValue={props.value ?? ''} className={INPUT}>
        <option value="">{t('reading.filter.all')}</option>
        {props.children}
      </select>
    </label>
  )
}

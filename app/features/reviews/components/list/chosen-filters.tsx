import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ALL_REVIEWS, type ReviewsAddress, reviewsPath, setFilters } from '../../published/reviews-address.ts'
import { choiceWords } from './filter-labels.ts'

/** The filters that are set, each with a link that removes it. */
export function ChosenFilters({ schoolId, address }: { schoolId: string; address: ReviewsAddress }) {
  const t = useTranslation()
  const locale = useLocale()
  const filters = setFilters(address)
  if (filters.length === 0) return null
  return (
    <ul aria-label={t('published.filter.active')} className="no-print mt-3 flex flex-wrap items-center gap-2">
      {filters.map((name) => (
        <li key={name}>
          <Link
            to={reviewsPath(schoolId, address, { [name]: undefined })}
            preventScrollReset
            className={`${chip('chosen')} min-h-8`}
            aria-label={t('published.filter.remove', { filter: choiceWords(address[name], t, locale) })}
          >
            {choiceWords(address[name], t, locale)}
            <Icon name="x" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={reviewsPath(schoolId, { ...ALL_REVIEWS, sort: address.sort })}
          preventScrollReset
          className="inline-flex min-h-8 items-center text-sm"
        >
          {t('published.filter.reset')}
        </Link>
      </li>
    </ul>
  )
}

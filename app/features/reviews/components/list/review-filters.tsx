import { formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { chip } from '#app/ui/chip.tsx'
import { classes } from '#app/ui/classes.ts'
import type { ReviewCounts } from '../../published/review-counts.ts'
import { FILTER_NAMES, type FilterName, type ReviewsAddress, reviewsPath } from '../../published/reviews-address.ts'
import { choiceWords } from './filter-labels.ts'

type Props = { schoolId: string; address: ReviewsAddress; counts: ReviewCounts }

/** Every filter that would make a difference, each choice a link with the number of reviews behind it. */
export function ReviewFilters({ schoolId, address, counts }: Props) {
  const t = useTranslation()
  const useful = FILTER_NAMES.filter((name) => counts.choices[name].length > 1 || address[name] !== undefined)
  if (useful.length === 0) return null
  return (
    <nav aria-label={t('reading.filters')} className="no-print flex flex-col gap-3">
      {useful.map((name) => (
        <FilterRow key={name} name={name} schoolId={schoolId} address={address} counts={counts} />
      ))}
    </nav>
  )
}

function FilterRow({ name, schoolId, address, counts }: Props & { name: FilterName }) {
  const t = useTranslation()
  const locale = useLocale()
  const id = `filter-${name}`
  const all = { value: undefined, count: counts.without[name] }
  return (
    <div className="grid gap-x-3 gap-y-1.5 sm:grid-cols-[8rem_1fr]">
      <span id={id} className="text-ink-soft text-sm sm:pt-1">
        {t(`reading.filter.${name}`)}
      </span>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {[all, ...counts.choices[name]].map(({ value, count }) => (
          <li key={value ?? ''}>
            <Link
              to={reviewsPath(schoolId, address, { [name]: value })}
              rel="nofollow"
              preventScrollReset
              aria-current={address[name] === value ? 'true' : undefined}
              className={classes(chip(address[name] === value ? 'chosen' : 'choice'), 'min-h-8')}
            >
              {/* Names of languages are written small in some languages, but not at the beginning. */}
              <span className="inline-block first-letter:uppercase">
                {value === undefined ? t('reading.filter.all') : choiceWords(value, t, locale)}
              </span>
              <span className="font-normal tabular-nums">{formatNumber(locale, count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { formatNumber } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FilterLine } from '#app/ui/lists/filter-links.tsx'
import type { ReviewCounts } from '../../published/review-counts.ts'
import { FILTER_NAMES, type ReviewsAddress, reviewsPath } from '../../published/reviews-address.ts'
import { choiceWords } from './filter-labels.ts'

type Props = { schoolId: string; address: ReviewsAddress; counts: ReviewCounts }

/** Every filter that would make a difference; each choice is a link with its number. Themes stand in the overview. */
export function ReviewFilters({ schoolId, address, counts }: Props) {
  const t = useTranslation()
  const useful = LISTED.filter((name) => counts.choices[name].length > 1 || address[name] !== undefined)
  if (useful.length === 0) return null
  return (
    <nav aria-label={t('published.filters')} className="no-print flex flex-col gap-3">
      {useful.map((name) => (
        <FilterRow key={name} name={name} schoolId={schoolId} address={address} counts={counts} />
      ))}
    </nav>
  )
}

const LISTED = FILTER_NAMES.filter((name) => name !== 'theme')
type Listed = (typeof LISTED)[number]

function FilterRow({ name, schoolId, address, counts }: Props & { name: Listed }) {
  const t = useTranslation()
  const locale = useLocale()
  const all = { value: undefined, count: counts.without[name] }
  return (
    <FilterLine
      id={`filter-${name}`}
      label={t(`published.filter.${name}`)}
      links={[all, ...counts.choices[name]].map(({ value, count }) => ({
        to: reviewsPath(schoolId, address, { [name]: value }),
        text: value === undefined ? t('published.filter.all') : choiceWords(value, t, locale),
        count: formatNumber(locale, count),
        isChosen: address[name] === value,
      }))}
    />
  )
}

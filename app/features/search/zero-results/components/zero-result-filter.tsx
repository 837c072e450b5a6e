import { formatDay } from '#app/i18n/format.ts'
import { LOCALE_NAMES, LOCALES } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { FilterSelect, ListFilter } from '#app/ui/lists/list-filter.tsx'
import { ENDINGS, type ZeroResultsQuery } from '../zero-results-address.ts'

/** Chooses language, week and ending of the searches to list. @param props.mondays of the weeks to choose from */
export function ZeroResultFilter({ query, mondays }: { query: ZeroResultsQuery; mondays: readonly string[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <ListFilter submit={t('zeroResults.show')}>
      <FilterSelect
        name="language"
        label={t('zeroResults.language')}
        value={query.language}
        values={LOCALES}
        textOf={(code) => LOCALE_NAMES[code]}
        langOf={(code) => code}
        none={t('zeroResults.language.all')}
      />
      <FilterSelect
        name="week"
        label={t('zeroResults.week')}
        value={query.week}
        values={mondays}
        textOf={(monday) => formatDay(locale, monday)}
        none={t('zeroResults.week.last')}
      />
      <FilterSelect
        name="ending"
        label={t('zeroResults.ending')}
        value={query.ending}
        values={ENDINGS}
        textOf={(ending) => t(`zeroResults.ending.${ending}`)}
        none={t('zeroResults.ending.all')}
      />
    </ListFilter>
  )
}

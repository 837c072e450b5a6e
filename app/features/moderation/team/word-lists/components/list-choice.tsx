import { LIST_NAMES } from '#app/features/screening/editing/entry-lists.ts'
import { LOCALE_NAMES, LOCALES } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FilterSearch, FilterSelect, ListFilter } from '#app/ui/lists/list-filter.tsx'
import type { RuleListsQuery } from '../word-lists-address.ts'

/** Chooses the list to show, and searches its built-in entries. */
export function ListChoice({ query: { language, list, search } }: { query: RuleListsQuery }) {
  const t = useTranslation()
  return (
    <ListFilter submit={t('ruleLists.show')}>
      <FilterSelect
        name="language"
        label={t('ruleLists.language')}
        value={language}
        values={LOCALES}
        textOf={(code) => LOCALE_NAMES[code]}
        langOf={(code) => code}
      />
      <FilterSelect
        name="list"
        label={t('ruleLists.list')}
        value={list}
        values={LIST_NAMES}
        textOf={(name) => t(`ruleLists.list.${name}`)}
      />
      <FilterSearch label={t('ruleLists.search')} value={search} maxLength={80} className="" />
    </ListFilter>
  )
}

import { useNavigate, useSubmit } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { clearRecentSearches, rememberSearch } from '../../recent-searches.ts'
import { type Row, searchText } from './rows.ts'

/**
 * Returns what choosing a row does: a school opens its profile, a text is searched as if it had been typed and
 * submitted.
 */
export function useChoose(input: HTMLInputElement): (row: Row) => void {
  const locale = useLocale()
  const navigate = useNavigate()
  const submit = useSubmit()
  return (row) => {
    if (row.group === 'forget') return clearRecentSearches()
    if (row.group === 'schools') return void navigate(localePath(locale, `/schools/${row.school.id}`))
    const text = searchText(row) ?? ''
    input.value = text
    rememberSearch(text)
    const search = new FormData(input.form ?? undefined)
    search.delete('place')
    if (row.group === 'places' && row.place.ambiguous) search.set('place', row.place.id)
    void submit(search, { action: localePath(locale, '/results') })
  }
}

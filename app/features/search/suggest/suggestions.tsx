import { type AriaAttributes, useEffect, useId } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { clearRecentSearches, rememberSearch } from './recent-searches.ts'
import { placeOf, type Row, searchText } from './rows.ts'
import { SuggestionPanel } from './suggestion-panel.tsx'
import { optionId, useComboboxAttributes, useComboboxEvents, useListener } from './use-combobox.ts'
import { type Rows, useRows } from './use-rows.ts'

const PHONE = '(width < 768px)'

type Properties = { input: HTMLInputElement; setAttributes: (attributes: AriaAttributes) => void }

/**
 * Makes the search field a combobox: suggestions while typing, the last searches while it is empty. The form renders
 * the field, which works before this is loaded; this component listens to it and passes its attributes back.
 */
export function Suggestions({ input, setAttributes }: Properties) {
  const listId = useId()
  const list = useRows()
  const follow = useChoose(input)
  const choose = (row: Row) => {
    follow(row)
    list.dismiss()
  }
  useComboboxEvents(input, list, choose)
  useComboboxAttributes(setAttributes, list, listId)
  useListener(input.form, 'submit', list.dismiss)

  const isOpen = list.rows.length > 0
  useEffect(() => {
    // The keyboard of a phone leaves little space below the field.
    if (isOpen && matchMedia(PHONE).matches) input.form?.scrollIntoView({ block: 'start' })
  }, [input, isOpen])
  useEffect(() => {
    document.getElementById(optionId(listId, list.at))?.scrollIntoView({ block: 'nearest' })
  }, [listId, list.at])

  return (
    <>
      <SuggestionStatus list={list} />
      {isOpen && <SuggestionPanel listId={listId} list={list} choose={choose} />}
    </>
  )
}

/** Politely announces the number of rows, for people who do not see them. */
function SuggestionStatus({ list: { typed, rows } }: { list: Rows }) {
  const t = useTranslation()
  const recent = rows.filter(({ group }) => group === 'recent').length
  return (
    <p role="status" className="sr-only">
      {recent > 0 && t('suggest.recentCount', { count: recent })}
      {typed && rows.length > 0 && t('suggest.count', { count: rows.length })}
    </p>
  )
}

/**
 * Returns what selecting a row does: a school opens its profile, a text is searched as if it had been typed and
 * submitted.
 */
function useChoose(input: HTMLInputElement): (row: Row) => void {
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
    const place = placeOf(row)
    if (place?.ambiguous) search.set('place', place.id)
    void submit(search, { action: localePath(locale, '/results') })
  }
}

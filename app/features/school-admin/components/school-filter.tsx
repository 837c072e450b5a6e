import { Form } from 'react-router'
import { countryName } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FilterSearch, FilterSelect } from '#app/ui/lists/list-filter.tsx'
import { COUNTRIES } from '#db/vocabulary.ts'
import { MARKS, type SchoolsQuery, STATUSES } from '../schools-address.ts'

/** Filters the list of schools by a search text, status, country, source and marks. */
export function SchoolFilter({ query, sources }: { query: SchoolsQuery; sources: readonly string[] }) {
  const { search, country, status, source, marks } = query
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Form className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <FilterSearch
        label={t('schoolAdmin.search')}
        hint={t('schoolAdmin.search.hint')}
        value={search}
        className="sm:col-span-2 lg:col-span-3"
      />
      <FilterSelect
        name="status"
        label={t('schoolAdmin.status')}
        value={status}
        values={STATUSES}
        textOf={(value) => t(`schoolAdmin.status.${value}`)}
        none={t('schoolAdmin.all')}
      />
      <FilterSelect
        name="country"
        label={t('schoolAdmin.country')}
        value={country}
        values={COUNTRIES}
        textOf={(value) => countryName(locale, value)}
        none={t('schoolAdmin.all')}
      />
      <FilterSelect
        name="source"
        label={t('schoolAdmin.source')}
        value={source}
        values={sources}
        textOf={(value) => value}
        none={t('schoolAdmin.all')}
      />
      <fieldset className="sm:col-span-2 lg:col-span-3">
        <legend className="font-semibold">{t('schoolAdmin.only')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {MARKS.map((mark) => (
            <label key={mark} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name="mark"
                value={mark}
                defaultChecked={marks.includes(mark)}
                className="size-5 accent-board"
              />
              {t(`schoolAdmin.mark.${mark}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className={`${button('quiet')} justify-self-start`}>
        {t('schoolAdmin.show')}
      </button>
    </Form>
  )
}

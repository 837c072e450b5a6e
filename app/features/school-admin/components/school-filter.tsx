import { Form } from 'react-router'
import { countryName } from '#app/i18n/format.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/field.tsx'
import { COUNTRIES } from '#db/vocabulary.ts'
import { MARKS, type SchoolsQuery, SOURCES, STATUSES } from '../list/schools-address.ts'

/** Narrows the list of schools by what is searched for, status, country, source and marks. */
export function SchoolFilter({ query: { search, country, status, source, marks } }: { query: SchoolsQuery }) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <Form className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <label className="grid content-start gap-1.5 sm:col-span-2 lg:col-span-3">
        <span className="font-semibold">{t('schoolDesk.search')}</span>
        <input type="search" name="q" defaultValue={search} maxLength={100} className={INPUT} />
        <span className="text-ink-soft text-sm">{t('schoolDesk.search.hint')}</span>
      </label>
      <Choice
        name="status"
        value={status}
        choices={STATUSES.map((value) => [value, t(`schoolDesk.status.${value}`)])}
      />
      <Choice name="country" value={country} choices={COUNTRIES.map((value) => [value, countryName(locale, value)])} />
      <Choice name="source" value={source} choices={SOURCES.map((value) => [value, value])} />
      <fieldset className="sm:col-span-2 lg:col-span-3">
        <legend className="font-semibold">{t('schoolDesk.only')}</legend>
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
              {t(`schoolDesk.mark.${mark}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className={`${button('quiet')} justify-self-start`}>
        {t('schoolDesk.show')}
      </button>
    </Form>
  )
}

type ChoiceProps = { name: 'status' | 'country' | 'source'; value: string; choices: [value: string, text: string][] }

function Choice({ name, value, choices }: ChoiceProps) {
  const t = useTranslation()
  return (
    <label className="grid content-start gap-1.5">
      <span className="font-semibold">{t(`schoolDesk.${name}` as PlainKey)}</span>
      <select name={name} defaultValue={value} className={INPUT}>
        <option value="">{t('schoolDesk.all')}</option>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

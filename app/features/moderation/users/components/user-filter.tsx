import { Form } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/field.tsx'
import { USER_FILTERS, type UserQuery } from '../users-address.ts'

/** Narrows the list of accounts by role or state and by what is searched for. */
export function UserFilter({ query: { filter, search } }: { query: UserQuery }) {
  const t = useTranslation()
  return (
    <Form className="flex flex-wrap items-start gap-4">
      <label className="grid grow gap-1.5 sm:max-w-96">
        <span className="font-semibold">{t('people.search')}</span>
        <input type="search" name="q" defaultValue={search} maxLength={100} className={INPUT} />
        <span className="text-ink-soft text-sm">{t('people.search.hint')}</span>
      </label>
      <label className="grid gap-1.5">
        <span className="font-semibold">{t('people.filter')}</span>
        <select name="filter" defaultValue={filter} className={INPUT}>
          <option value="">{t('people.filter.all')}</option>
          {USER_FILTERS.map((value) => (
            <option key={value} value={value}>
              {t(`people.filter.${value}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={`${button('quiet')} mt-8 min-h-12`}>
        {t('people.show')}
      </button>
    </Form>
  )
}

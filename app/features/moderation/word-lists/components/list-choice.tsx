import { Form } from 'react-router'
import { LIST_NAMES } from '#app/features/screening/editing/entry-lists.ts'
import { LOCALE_NAMES, LOCALES } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/field.tsx'
import type { RuleListsQuery } from '../word-lists-address.ts'

/** Chooses the list that the desk shows, and searches in what the program brings. */
export function ListChoice({ query: { language, list, search } }: { query: RuleListsQuery }) {
  const t = useTranslation()
  return (
    <Form className="flex flex-wrap items-end gap-4">
      <label className="grid gap-1.5">
        <span className="font-semibold">{t('ruleLists.language')}</span>
        <select name="language" defaultValue={language} className={INPUT}>
          {LOCALES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LOCALE_NAMES[code]}
            </option>
          ))}
        </select>
      </label>
      <label className="grid min-w-0 gap-1.5">
        <span className="font-semibold">{t('ruleLists.list')}</span>
        <select name="list" defaultValue={list} className={INPUT}>
          {LIST_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`ruleLists.list.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1.5">
        <span className="font-semibold">{t('ruleLists.search')}</span>
        <input type="search" name="q" defaultValue={search} maxLength={80} className={INPUT} />
      </label>
      <button type="submit" className={`${button('quiet')} min-h-12`}>
        {t('ruleLists.show')}
      </button>
    </Form>
  )
}

import { useId } from 'react'
import { Form } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/form/input.ts'

/** Searches for the school to claim. */
export function FindSchoolForm({ text = '' }: { text?: string }) {
  const t = useTranslation()
  const locale = useLocale()
  const id = useId()
  return (
    <search>
      <Form action={localePath(locale, '/claim')} className="grid max-w-[40rem] gap-2">
        <label htmlFor={id} className="font-semibold">
          {t('claim.search.label')}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            id={id}
            type="search"
            name="q"
            key={text}
            defaultValue={text}
            maxLength={200}
            required
            className={`${INPUT} min-w-0 flex-1 basis-60`}
          />
          <button type="submit" className={`${button('main')} min-h-12`}>
            {t('claim.search.submit')}
          </button>
        </div>
      </Form>
    </search>
  )
}

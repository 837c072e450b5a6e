import { CircleAlert, Search } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Form } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'

/** The one search field. Blank text is refused at the field, by the browser itself where there is no script. */
export function SearchForm({ text = '', blankAllowed = false }: { text?: string; blankAllowed?: boolean }) {
  const t = useTranslation()
  const locale = useLocale()
  const id = useId()
  const [blank, setBlank] = useState(false)
  const onInvalid = (event: FormEvent) => {
    event.preventDefault()
    setBlank(true)
    document.getElementById(id)?.focus()
  }
  return (
    <search>
      <Form
        action={localePath(locale, '/results')}
        onInvalid={onInvalid}
        className="flex flex-col gap-2 rounded-card bg-sheet p-2 shadow-lift md:flex-row"
      >
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <div className="flex min-h-12 flex-1 items-center gap-2.5 rounded-control px-3.5 focus-within:outline-2 focus-within:outline-board">
          <Search aria-hidden="true" size={22} className="flex-none" />
          <input
            id={id}
            key={text}
            name="q"
            type="search"
            defaultValue={text}
            placeholder={t('search.label')}
            required={!blankAllowed}
            pattern={blankAllowed ? undefined : '.*\\S.*'}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={blank || undefined}
            aria-describedby={blank ? `${id}-error` : undefined}
            onInput={() => setBlank(false)}
            className="w-full min-w-0 bg-transparent py-2 text-lg outline-none"
          />
        </div>
        <button type="submit" className={`${button('main')} min-h-13 px-7 text-md`}>
          {t('search.submit')}
        </button>
      </Form>
      {blank && (
        <p id={`${id}-error`} role="alert" className="mt-2 flex items-center gap-1.5 text-danger text-sm">
          <CircleAlert aria-hidden="true" size={16} />
          {t('search.blank')}
        </p>
      )}
    </search>
  )
}

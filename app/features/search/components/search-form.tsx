import { CircleAlert, Search } from 'lucide-react'
import { type AriaAttributes, type FormEvent, lazy, Suspense, useEffect, useId, useState } from 'react'
import { Form } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'

/** Comes with the first focus of the field. Without it the form lacks nothing but suggestions. */
const Suggestions = lazy(() =>
  import('./suggest/load-suggestions.ts')
    .then(({ loadSuggestions }) => loadSuggestions())
    .catch(() => ({ default: () => null })),
)

/** The field while its list is closed. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const
const asCombobox = (attributes: AriaAttributes = {}) => attributes

type Properties = {
  /** What was searched for. */
  text?: string
  blankAllowed?: boolean
  /** Names and values that the search takes along, such as its filters. */
  keep?: [name: string, value: string][]
}

/** The one search field. Blank text is refused at the field, by the browser itself where there is no script. */
export function SearchForm({ text = '', blankAllowed = false, keep = [] }: Properties) {
  const t = useTranslation()
  const locale = useLocale()
  const id = useId()
  const [blank, setBlank] = useState(false)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [combobox, setCombobox] = useState<AriaAttributes>()
  useEffect(() => {
    // The field may have got the focus before there was any script.
    if (input && input === document.activeElement) setCombobox(asCombobox)
  }, [input])
  const onInvalid = (event: FormEvent) => {
    event.preventDefault()
    setBlank(true)
    input?.focus()
  }
  return (
    <search>
      <Form
        action={localePath(locale, '/results')}
        onInvalid={onInvalid}
        className="relative flex scroll-mt-2 flex-col gap-2 rounded-card bg-sheet p-2 shadow-lift md:flex-row"
      >
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <div className="flex min-h-12 flex-1 items-center gap-2.5 rounded-control px-3.5 focus-within:outline-2 focus-within:outline-board">
          <Search aria-hidden="true" size={22} className="flex-none" />
          <input
            id={id}
            key={text}
            ref={setInput}
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
            onFocus={() => setCombobox(asCombobox)}
            {...(combobox && COMBOBOX)}
            {...combobox}
            className="w-full min-w-0 bg-transparent py-2 text-lg outline-none"
          />
        </div>
        <button type="submit" className={`${button('main')} min-h-13 px-7 text-md`}>
          {t('search.submit')}
        </button>
        {keep.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {input && combobox && !blank && (
          <Suspense fallback={null}>
            <Suggestions input={input} setAttributes={setCombobox} />
          </Suspense>
        )}
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

import { type AriaAttributes, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Suggestions and recent searches, loaded on first focus; without them the form works all the same. */
const loadSuggestions = () =>
  import('./load-suggestions.ts').then((module) => module.loadSuggestions()).catch(() => undefined)

/** Devices whose on-screen keyboard would keep hiding the results. */
const TOUCH = '(pointer: coarse)'

/** Attributes of the field once suggestions are loaded, while their list is closed. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const

type Properties = {
  /** The current search text. */
  text?: string
  blankAllowed?: boolean
  /** Whether the form is shown above its subject: it is one line, even on phones. */
  compact?: boolean
  /** Names and values that the search keeps, such as its filters. */
  keep?: [name: string, value: string][]
}

/**
 * The search field shared by all pages. Blank text is refused at the field, by the browser itself if there is no
 * script.
 */
export function SearchForm({ text = '', blankAllowed = false, compact = false, keep = [] }: Properties) {
  const t = useTranslation()
  const locale = useLocale()
  const id = useId()
  const [blank, setBlank] = useState(false)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const { suggest, onFocus } = useSuggestions(input)
  const [openList, setOpenList] = useState<AriaAttributes>()
  useFollowing(input, text)
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
        onSubmit={() => rememberSearch(input)}
        className={classes(
          'relative flex gap-2 rounded-card bg-sheet shadow-lift md:flex-row',
          compact ? 'p-1.5' : 'flex-col p-2',
        )}
      >
        <div className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 rounded-control px-3.5 focus-within:outline-2 focus-within:outline-board">
          <Icon name="search" size={22} className="flex-none" />
          <input
            id={id}
            aria-label={t('search.label')}
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
            onFocus={onFocus}
            {...(suggest && COMBOBOX)}
            {...openList}
            className="w-full min-w-0 bg-transparent py-2 text-lg outline-none"
          />
        </div>
        <Submit compact={compact} />
        {keep.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {input && suggest && !blank && <suggest.Suggestions input={input} setAttributes={setOpenList} />}
      </Form>
      {blank && <BlankRefused id={`${id}-error`} />}
    </search>
  )
}

function Submit({ compact }: { compact: boolean }) {
  const t = useTranslation()
  return (
    <button type="submit" className={classes(button('main'), 'text-md md:px-7', compact ? 'min-h-12' : 'min-h-13')}>
      {compact && <Icon name="arrow-right" size={20} className="md:hidden" />}
      <span className={compact ? 'max-md:sr-only' : undefined}>{t('search.submit')}</span>
    </button>
  )
}

function rememberSearch(input: HTMLInputElement | null) {
  const submitted = input?.value ?? ''
  if (matchMedia(TOUCH).matches) input?.blur()
  loadSuggestions().then((loaded) => loaded?.rememberSearch(submitted))
}

function BlankRefused({ id }: { id: string }) {
  return (
    <p id={id} role="alert" className="mt-2 flex items-center gap-1.5 text-danger text-sm">
      <Icon name="circle-alert" size={16} />
      {useTranslation()('search.blank')}
    </p>
  )
}

/** Loads the suggestions once the field has the focus. */
function useSuggestions(input: HTMLInputElement | null) {
  const [suggest, setSuggest] = useState<Awaited<ReturnType<typeof loadSuggestions>>>()
  useEffect(() => {
    // The field may have received the focus before the script ran.
    if (input && input === document.activeElement) loadSuggestions().then(setSuggest)
  }, [input])
  return { suggest, onFocus: () => void loadSuggestions().then(setSuggest) }
}

/** Shows another search in the existing field, which keeps its focus; text typed before the script ran stays. */
function useFollowing(input: HTMLInputElement | null, text: string) {
  const shown = useRef(text)
  useEffect(() => {
    if (!input || shown.current === text) return
    shown.current = text
    input.value = text
  }, [input, text])
}

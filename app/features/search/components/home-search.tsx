import { useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useMyPosition } from './use-my-position.ts'

/** Leads to the schools around the visitor; visitors who do not share their position name a place instead. */
export function NearMe() {
  const t = useTranslation()
  const results = localePath(useLocale(), '/results')
  const { state, ask } = useMyPosition(results)
  return (
    <div className="mt-4 noscript:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button type="button" onClick={ask} disabled={state === 'asking'} className={button('quiet', 'small')}>
          <Icon name="locate-fixed" size={17} />
          {t('home.nearMe')}
        </button>
        <span className="text-ink-soft text-xs">{t('filter.near.hint')}</span>
      </div>
      {state === 'unknown' && <PlaceForm action={results} />}
    </div>
  )
}

function PlaceForm({ action }: { action: string }) {
  const t = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Form action={action} className="mt-3 max-w-md">
      <p id={`${id}-why`} role="status" className="text-sm">
        {t('filter.near.refused')}
      </p>
      <label htmlFor={id} className="mt-2 block text-ink-soft text-sm">
        {t('filter.near.label')}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={input}
          id={id}
          name="near"
          required
          maxLength={200}
          autoComplete="postal-code"
          aria-describedby={`${id}-why`}
          className="min-h-11 min-w-0 flex-1 rounded-control border-[1.5px] border-edge bg-sheet px-3"
        />
        <input type="hidden" name="sort" value="distance" />
        <button type="submit" className={button('quiet')}>
          {t('search.submit')}
        </button>
      </div>
    </Form>
  )
}

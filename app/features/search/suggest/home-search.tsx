import { useEffect, useRef } from 'react'
import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useMyPosition } from '../places/use-my-position.ts'
import { SearchForm } from './search-form.tsx'

const NEAREST_FIRST: [string, string][] = [['sort', 'distance']]

/**
 * The search field, and a button that leads to the schools near the visitor. Visitors who do not share their position
 * name a place in the same field, and also find the nearest schools first.
 */
export function HomeSearch() {
  const t = useTranslation()
  const { state, ask } = useMyPosition(localePath(useLocale(), '/results'))
  const isUnknown = state === 'unknown'
  const search = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isUnknown) search.current?.querySelector('input')?.focus()
  }, [isUnknown])
  return (
    <>
      <div ref={search} className="mt-5">
        <SearchForm keep={isUnknown ? NEAREST_FIRST : []} />
      </div>
      <div className="mt-4 noscript:hidden">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <button type="button" onClick={ask} disabled={state === 'asking'} className={button('quiet', 'small')}>
            <Icon name="locate-fixed" size={17} />
            {t('home.nearMe')}
          </button>
          <span role="status" className={isUnknown ? 'text-sm' : 'text-ink-soft text-xs'}>
            {isUnknown && t('filter.near.refused')}
            {state === 'asking' && t('filter.near.hint')}
          </span>
        </div>
      </div>
    </>
  )
}

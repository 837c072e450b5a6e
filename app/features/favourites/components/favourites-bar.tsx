import { type KeyboardEvent, useRef } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { comparePath } from '../compare/compare-address.ts'
import { MAX_COMPARED } from '../compare/compare-ids.ts'
import type { FavouriteSchool } from '../device/device-list.ts'

type Props = {
  /** Oldest first. */
  schools: FavouriteSchool[]
  locale: Locale
  onRemove: (school: FavouriteSchool) => void
}

/**
 * The bar with the favourites at the bottom of the window, with a link to compare the newest of them. It is rendered
 * outside the router.
 */
export function FavouritesBar({ schools, locale, onRemove }: Props) {
  const t = translator(locale)
  const list = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const compared = schools.slice(-MAX_COMPARED)
  if (schools.length === 0) return null
  const count = `${t('favourites.label')} · ${schools.length}`
  const remove = (school: FavouriteSchool) => {
    onRemove(school)
    summary.current?.focus()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !list.current?.open) return
    list.current.open = false
    summary.current?.focus()
  }
  return (
    <section aria-label={t('favourites.label')} onKeyDown={onKeyDown} className="border-line border-t bg-sheet">
      <p role="status" className="sr-only">
        {count}
      </p>
      <div className="page flex items-center gap-3 py-2">
        <details ref={list} className="group -ml-2 min-w-0 md:flex-none">
          <summary
            ref={summary}
            className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-control px-2 font-semibold text-board text-sm leading-snug"
          >
            <Icon name="heart" size={18} className="flex-none fill-current" />
            {count}
            <Icon name="chevron-down" size={16} className="flex-none rotate-180 group-open:rotate-0" />
          </summary>
          <ul className="absolute inset-x-0 bottom-full max-h-[50dvh] overflow-y-auto border-line border-t bg-sheet py-2 shadow-lift">
            {schools.map((school) => (
              <Favourite key={school.id} school={school} locale={locale} onRemove={() => remove(school)} />
            ))}
          </ul>
        </details>
        <p aria-hidden="true" className="hidden min-w-0 flex-1 truncate text-ink-soft text-sm md:block">
          {compared.map(({ name }) => name).join(' · ')}
        </p>
        <a
          href={localePath(locale, comparePath(compared.map(({ id }) => id)))}
          className={`${button('quiet', 'small')} ml-auto flex-none`}
        >
          {t('favourites.choose')}
        </a>
      </div>
    </section>
  )
}

type FavouriteProps = { school: FavouriteSchool; locale: Locale; onRemove: () => void }

function Favourite({ school: { id, name }, locale, onRemove }: FavouriteProps) {
  return (
    <li className="page flex items-center justify-between gap-3">
      <a href={localePath(locale, `/schools/${id}`)} className="min-w-0 py-2">
        {name}
      </a>
      <button
        type="button"
        aria-label={translator(locale)('compare.removeSchool', { name })}
        onClick={onRemove}
        className="grid size-11 flex-none place-items-center rounded-control text-ink-soft hover:bg-sunken"
      >
        <Icon name="x" size={18} />
      </button>
    </li>
  )
}

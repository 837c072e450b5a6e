import { useRef } from 'react'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { comparePath, MAX_COMPARED_SCHOOLS, sharedListPath } from '../compare-address.ts'
import type { FavouriteSchool } from './device-list.ts'

const ID = 'favourites-menu'

type Props = {
  /** Oldest first. */
  schools: FavouriteSchool[]
  locale: Locale
  signedIn: boolean
  onRemove: (school: FavouriteSchool) => void
}

/**
 * The favourites in the header: their number, which opens the list, with a link to compare the newest of them. It is
 * rendered outside the router.
 */
export function FavouritesMenu({ schools, locale, signedIn, onRemove }: Props) {
  const t = translator(locale)
  const opener = useRef<HTMLButtonElement>(null)
  if (schools.length === 0) return null
  const label = t('nav.favourites')
  const ids = schools.map(({ id }) => encodeURIComponent(id)).join(',')
  const remove = (school: FavouriteSchool) => {
    onRemove(school)
    opener.current?.focus()
  }
  return (
    <section aria-label={label}>
      <p role="status" className="sr-only">{`${label} · ${schools.length}`}</p>
      <button
        ref={opener}
        type="button"
        popoverTarget={ID}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-base text-board"
      >
        <Icon name="heart" size={18} className="flex-none fill-current" />
        <span>
          <span className={signedIn ? 'sr-only' : 'max-xl:sr-only'}>{label} · </span>
          {schools.length}
        </span>
      </button>
      <div id={ID} popover="auto" className="beside-control rounded-card bg-sheet p-4 text-ink shadow-lift">
        <ul className="-mt-1.5 max-h-[50dvh] divide-y divide-line overflow-y-auto">
          {schools.map((school) => (
            <Favourite key={school.id} school={school} locale={locale} onRemove={() => remove(school)} />
          ))}
        </ul>
        <p className="mt-3 flex flex-wrap items-center gap-4">
          <a
            href={localePath(locale, comparePath(schools.slice(-MAX_COMPARED_SCHOOLS).map(({ id }) => id)))}
            className={button('main', 'small')}
          >
            {t('favourites.choose')}
          </a>
          <a href={localePath(locale, sharedListPath([]))} className="text-sm">
            {t('compare.sharedList')}
          </a>
          {schools.length > 1 && (
            <a href={localePath(locale, `/choose?schools=${ids}`)} className="text-sm">
              {t('nav.choose')}
            </a>
          )}
          {signedIn && (
            <a href={localePath(locale, '/account/favourites')} className="text-sm">
              {t('favourites.notes')}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}

type FavouriteProps = { school: FavouriteSchool; locale: Locale; onRemove: () => void }

function Favourite({ school: { id, name }, locale, onRemove }: FavouriteProps) {
  return (
    <li className="flex items-center justify-between gap-3">
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

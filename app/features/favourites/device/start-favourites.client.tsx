import { createPortal } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { reportInterest } from '#app/features/schools/interest.ts'
import { loadArea } from '#app/i18n/load-catalogue.client.ts'
import { localeOf, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { toast } from '#app/ui/toast/show-toast.ts'
import { comparePath, MAX_COMPARED_SCHOOLS } from '../compare-address.ts'
import { type DeviceFavourites, openAccountList, openDeviceList } from './device-favourites.client.ts'
import { FAVOURITES_KEY, type FavouriteSchool } from './device-list.ts'
import { FavouritesMenu } from './favourites-menu.tsx'

/** The page that shows the list itself. */
const LIST_PAGE = '/account/favourites'

let opened: { signedIn: boolean; list: Promise<DeviceFavourites> } | undefined
let shown: FavouriteSchool[] = []
let menu: Root | undefined

/** Shows the favourites on every heart and in the header. Called for each page and when the person signs in or out. */
export async function startFavourites(signedIn: boolean): Promise<void> {
  show(await open(signedIn))
}

/** Returns the ids of the favourites, oldest first. */
export async function favouriteIds(signedIn: boolean): Promise<string[]> {
  return (await open(signedIn)).schools().map(({ id }) => id)
}

/** Makes the next call read the list again. */
export function clearFavourites(): void {
  opened = undefined
}

/** Adds a school to the favourites or removes it, and reports a failure. */
export async function toggleSchool(school: FavouriteSchool, signedIn: boolean): Promise<void> {
  const locale = localeOf(location.pathname)
  await loadArea('compare', locale)
  const t = translator(locale)
  try {
    const list = await open(signedIn)
    if (!(await list.toggle(school))) await toast({ kind: 'error', title: t('favourites.full') })
    else if (list.schools().some(({ id }) => id === school.id)) reportInterest(school.id, 'shortlist')
    show(list)
  } catch {
    await toast({ kind: 'error', title: t('favourites.failed') })
  }
}

/**
 * Stores a visitor's note on a school on the device, and the school among the favourites; an empty note removes it.
 *
 * @returns false when there is no room for another school
 */
export async function noteOnDevice(school: FavouriteSchool, note: string): Promise<boolean> {
  const list = await open(false)
  const isKept = list.annotate?.(school, note) ?? false
  show(list)
  return isKept
}

function open(signedIn: boolean): Promise<DeviceFavourites> {
  if (opened?.signedIn !== signedIn) opened = { signedIn, list: openList(signedIn) }
  const { list } = opened
  // A failed attempt is not kept, so that the next call tries again.
  list.catch(() => opened?.list === list && clearFavourites())
  return list
}

async function openList(signedIn: boolean): Promise<DeviceFavourites> {
  const texts = loadArea('compare', localeOf(location.pathname))
  const list = signedIn ? await openAccountList() : openDeviceList()
  await texts
  return list
}

/** Reads the list again: another tab may have changed it, perhaps while this page was in the background. */
function reopen(): void {
  if (!opened) return
  const { signedIn } = opened
  clearFavourites()
  void startFavourites(signedIn).catch(() => undefined)
}
addEventListener('storage', ({ key }) => key === FAVOURITES_KEY && reopen())
addEventListener('pageshow', ({ persisted }) => persisted && reopen())

function show(list: DeviceFavourites): void {
  shown = list.schools()
  const { pathname } = location
  const place = document.querySelector('[data-favourites]')
  const signedIn = opened?.signedIn ?? false
  menu ??= start()
  menu.render(
    place &&
      createPortal(
        <FavouritesMenu
          schools={pathWithoutLocale(pathname) === LIST_PAGE ? [] : shown}
          locale={localeOf(pathname)}
          signedIn={signedIn}
          onRemove={(school) => toggleSchool(school, signedIn)}
        />,
        place,
      ),
  )
  mark()
}

/** Marks hearts that appear later too. */
function start(): Root {
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true })
  return createRoot(document.createElement('div'))
}

/** Fills the hearts of the favourites, and offers to compare a profile with them. */
function mark(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-compare]')) {
    const [id = '', ...nearest] = link.dataset.compare?.split(',') ?? []
    const others = shown.flatMap((school) => (school.id === id ? [] : school.id)).slice(1 - MAX_COMPARED_SCHOOLS)
    const compared = [id, ...(others.length > 0 ? others : nearest)]
    link.href = localePath(localeOf(location.pathname), comparePath(compared))
  }
  const kept = new Set(shown.map(({ id }) => id))
  for (const form of document.querySelectorAll<HTMLElement>('form[data-shortlist]'))
    form.querySelector('button')?.setAttribute('aria-pressed', String(kept.has(form.dataset.shortlist ?? '')))
}

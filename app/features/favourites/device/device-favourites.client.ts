import { MAX_FAVOURITES } from '../favourites.ts'
import { FAVOURITES_KEY, type FavouriteSchool, noted, readDeviceList, toggled } from './device-list.ts'

type Answer = { schools: FavouriteSchool[]; refused: string[] }

/** The favourites of a page: on the device or, for signed-in people, those of the account. */
export type DeviceFavourites = {
  schools: () => FavouriteSchool[]
  /** @returns false when there is no room for another school @throws when the server cannot be reached */
  toggle: (school: FavouriteSchool) => Promise<boolean>
  /** Sets the note on a school, which is added to the list. Only on the device. @returns as `toggle` */
  annotate?: (school: FavouriteSchool, note: string) => boolean
}

/** Opens a list on the device. Where the browser refuses storage, it lasts as long as the page. */
export function openDeviceList(): DeviceFavourites {
  let list = readDeviceList(stored())
  const keep = (next: FavouriteSchool[]) => {
    if (next.length > MAX_FAVOURITES) return false
    list = next
    store(list)
    return true
  }
  return {
    schools: () => list,
    toggle: async (school) => keep(toggled(list, school)),
    annotate: (school, note) => keep(noted(list, school, note)),
  }
}

/**
 * Opens the account's list. What the device has stored is moved into it first, with its notes; what finds no room stays
 * on the device.
 */
export async function openAccountList(): Promise<DeviceFavourites> {
  const device = readDeviceList(stored())
  let { schools, refused } = device.length > 0 ? await send('add', device) : await answerOf(fetch('/api/shortlist'))
  for (const { id, note } of device) {
    // The server adds a note only once, so an attempt that failed here can be repeated.
    if (note && !refused.includes(id)) await post({ add: id, note })
  }
  if (device.length > 0) store(device.filter(({ id }) => refused.includes(id)))
  return {
    schools: () => schools,
    toggle: async (school) => {
      const kept = schools.some(({ id }) => id === school.id)
      ;({ schools, refused } = await send(kept ? 'remove' : 'add', [school]))
      return refused.length === 0
    },
  }
}

const send = (what: 'add' | 'remove', schools: FavouriteSchool[]) =>
  post({ [what]: schools.map(({ id }) => id).join() })

const post = (form: Record<string, string>) =>
  answerOf(fetch('/api/shortlist', { method: 'POST', body: new URLSearchParams(form) }))

async function answerOf(asked: Promise<Response>): Promise<Answer> {
  const answer = await asked
  if (!answer.ok) throw new Error(`The shortlist cannot be reached: ${answer.status}.`)
  return (await answer.json()) as Answer
}

function stored(): string | null {
  try {
    return localStorage.getItem(FAVOURITES_KEY)
  } catch {
    return null
  }
}

function store(list: FavouriteSchool[]): void {
  try {
    if (list.length > 0) localStorage.setItem(FAVOURITES_KEY, JSON.stringify(list))
    else localStorage.removeItem(FAVOURITES_KEY)
  } catch {
    // Without storage, the list lasts as long as the page.
  }
}

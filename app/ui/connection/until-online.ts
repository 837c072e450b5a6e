import { PAUSE_OFFLINE_MS } from '../timing.ts'

/** The statuses with which a proxy answers while no process of the program does. */
const AWAY = [502, 503, 504]
export const isAway = ({ status }: { status: number }): boolean => AWAY.includes(status)

/** Whether these scripts have been loaded, so that importing one needs no server. */
export const lateScripts = { isFetched: false }

/**
 * Whether importing a script may succeed. Browsers cache the failure of an import, so none is started without a
 * network, unless the page comes from this device with its scripts, as that of shared lists may.
 */
export const mayImport = (): boolean => navigator.onLine || !!document.body.dataset.kept

let waiting: Promise<void> | undefined

/** The browser's own: the page's `fetch` waits for these scripts. */
export const browserFetch = globalThis.fetch

/**
 * Imports a script that reports a missing network. Such scripts are loaded while the page is idle; if the network fails
 * before that, the page shows the text with which it was sent until the network is back. Browser only.
 *
 * @throws what `load` throws while a server can be reached
 */
export async function untilOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      if (lateScripts.isFetched || mayImport()) return await load()
    } catch (error) {
      if (!(error instanceof TypeError) || (await isReachable())) throw error
    }
    waiting ??= pause().finally(() => {
      waiting = undefined
    })
    await waiting
  }
}

const isReachable = (): Promise<boolean> =>
  browserFetch('/healthz', { cache: 'no-store' }).then(
    (answer) => !isAway(answer),
    () => false,
  )

/** Shows the note until the network is back, or for a few seconds. */
async function pause(): Promise<void> {
  const note = document.createElement('p')
  note.role = 'status'
  note.className = 'fixed inset-x-0 bottom-0 z-40 bg-sheet p-5 shadow-lift'
  note.textContent = document.body.dataset.offline ?? ''
  document.body.append(note)
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, PAUSE_OFFLINE_MS)
  })
  note.remove()
}

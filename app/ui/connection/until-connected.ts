import { mayImport, untilOnline } from './until-online.ts'

/**
 * Loads something from this site. While no server can be reached, it waits, shows this on the page, and tries again
 * when the network is back, when the visitor requests it, and every few seconds. Browser only.
 *
 * @param load may be called several times; if it throws a TypeError, as `fetch` and `import` do, perhaps no server
 *   answers
 * @throws what `load` throws while a server can be reached, and the signal's reason
 */
export async function untilConnected<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    if (mayImport()) return await load()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  // Loaded while the page was idle, see `app/routes/connection/prepare.client.ts`.
  const { loadAgain } = await untilOnline(() => import('./wait-for-connection.ts'))
  return await loadAgain(load, signal)
}

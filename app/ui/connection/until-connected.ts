import { untilOnline } from './until-online.ts'

/**
 * Loads something from this site. While no server can be reached, it waits, says so on the page, and tries again when
 * the network is back, when the visitor asks for it, and every few seconds. Browser only.
 *
 * @param load may be called several times; a TypeError of it, as of `fetch` and `import`, may mean that no server
 *   answers
 * @throws what `load` throws while a server can be reached, and the reason of the signal
 */
export async function untilConnected<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    // Browsers keep the failure of an import: none is begun without a network.
    if (navigator.onLine) return await load()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  // Fetched while the page was idle, see `app/routes/connection/prepare.client.ts`.
  const { loadAgain } = await untilOnline(() => import('./wait-for-connection.ts'))
  return await loadAgain(load, signal)
}

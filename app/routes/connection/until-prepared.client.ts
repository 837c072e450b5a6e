import { browserFetch, untilOnline } from '#app/ui/connection/until-online.ts'

let prepared: Promise<unknown> | undefined

/** Loads, once, the code that keeps the page without a network; if that fails, requests are sent as they are. */
export const prepare = () =>
  (prepared ??= untilOnline(() => import('./prepare.client.ts')).catch(() => {
    window.fetch = browserFetch
  }))

/** Makes requests wait for the code that keeps the page without a network, which then replaces this function. */
export function requestWhenPrepared(): void {
  window.fetch = async (...request) => {
    await prepare()
    return await window.fetch(...request)
  }
}

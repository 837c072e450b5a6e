import { browserFetch, untilOnline } from '#app/ui/connection/until-online.ts'

let prepared: Promise<unknown> | undefined

/** Fetches, once, what keeps the page without a network; where that fails, requests are sent as they are. */
export const prepare = () =>
  (prepared ??= untilOnline(() => import('./prepare.client.ts')).catch(() => {
    window.fetch = browserFetch
  }))

/** Has requests wait for what keeps the page without a network, which replaces this. */
export function requestWhenPrepared(): void {
  window.fetch = async (...request) => {
    await prepare()
    return await window.fetch(...request)
  }
}

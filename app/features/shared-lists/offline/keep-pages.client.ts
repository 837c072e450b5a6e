import { type Locale, localePath } from '#app/i18n/locales.ts'
import { CACHE_PREFIX, WORKER_PATH } from './shell.ts'

/** Lets lists open on this device without a network. Browsers may have no service worker, as in private windows. */
export async function keepPages(locale: Locale): Promise<void> {
  if (!import.meta.env.PROD) return
  await navigator.serviceWorker
    ?.register(localePath(locale, WORKER_PATH), { updateViaCache: 'none' })
    .catch(() => undefined)
}

/** Removes from this device what keepPages has left there; the site has no other service worker. */
export async function forgetPages(): Promise<void> {
  const kept = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []
  await Promise.all(kept.map((registration) => registration.unregister()))
  const names = (await globalThis.caches?.keys().catch(() => [])) ?? []
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)))
}

import { cacheNames, setCacheNameDetails } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { isAway } from '#app/ui/connection/until-online.ts'
import { CACHE_PREFIX, isLasting, type ListPage, listIdOf, pageOf } from './shell.ts'

// The service worker of the pages of lists: they open without a network, as the shell that this device keeps. With a
// network the server answers, so that an ended list says so. Its browser types exclude those of pages.

/** See scripts/after-build/list-workers.ts. */
declare const LIST_PAGE: ListPage
declare const self: {
  location: Location
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: (type: 'install', listener: () => void) => void
}

/** Seconds after which a network that does not answer is taken for none. */
const PATIENCE_SECONDS = 6
/** Headers of how the shell was sent, which is not how this page is sent. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'vary']

setCacheNameDetails({ prefix: CACHE_PREFIX })
enableNavigationPreload()
// A page that is open has loaded what it needs, or finds it where the files of former builds are.
self.addEventListener('install', () => void self.skipWaiting())

const isShell = (request: Request) => new URL(request.url).pathname === LIST_PAGE.shell

addPlugins([
  {
    // Nobody's account is kept on the page.
    requestWillFetch: async ({ request }) =>
      isShell(request) ? new Request(request, { credentials: 'omit' }) : request,
    // Refused, the installation is tried again when a list is next opened.
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null
      return !isShell(request) || isLasting(await response.clone().text(), LIST_PAGE) ? response : null
    },
  },
])
precacheAndRoute(LIST_PAGE.files, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] })

const network = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      handlerDidError: ({ request }) => keptPage(request),
      handlerWillRespond: async ({ request, response, event }) => {
        if (isAway(response)) return (await keptPage(request)) ?? response
        event.waitUntil(leaveIfDropped().catch(() => undefined))
        return response
      },
    },
  ],
})
registerRoute(new NavigationRoute(network))

async function keptPage({ url }: Request): Promise<Response | undefined> {
  const id = listIdOf(new URL(url).pathname)
  const shell = id && (await matchPrecache(LIST_PAGE.shell))
  if (!shell) return undefined
  const headers = new Headers(shell.headers)
  for (const name of OF_TRANSFER) headers.delete(name)
  return new Response(pageOf(await shell.text(), id), { headers })
}

/** A release without this worker ends it on the devices that have it. */
async function leaveIfDropped(): Promise<void> {
  const { status } = await fetch(self.location.pathname, { method: 'HEAD', cache: 'no-store', credentials: 'omit' })
  if (status !== 404 && status !== 410) return
  await self.registration.unregister()
  await caches.delete(cacheNames.precache)
}

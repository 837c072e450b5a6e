import { createPath, type DataRouter } from 'react-router'
import { untilOnline } from '#app/ui/connection/until-online.ts'

/**
 * Keeps the current page when the script of the next one cannot be loaded: React Router would reload the page, and
 * without a network the browser would replace it with an error. Once a server can be reached, the browser opens the
 * next page. Browsers without the Navigation API reload.
 */
export function keepPage(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || !event.cancelable || !nextPage()) return
    event.preventDefault()
    void openNext()
  })
}

async function openNext(): Promise<void> {
  const { loadAgain } = await untilOnline(() => import('#app/ui/connection/wait-for-connection.ts'))
  await loadAgain(async () => {
    const next = nextPage()
    if (next) location.assign(next)
  })
}

/** The page that the router is loading. */
function nextPage(): string | undefined {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: DataRouter }
  const next = router?.state.navigation.location
  return next && createPath(next)
}

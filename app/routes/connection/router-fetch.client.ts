import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { untilConnected } from '#app/ui/connection/until-connected.ts'
import { isAway } from '#app/ui/connection/until-online.ts'

const MAX_RETRIES = 3
const FIRST_PAUSE_MS = 200

/**
 * Makes the router's requests survive an unreachable site, which the router would otherwise show as an error in place
 * of the page. Navigations, data reloads, forms and the discovery of routes behind links all go through `fetch`.
 * Requests that only read are retried up to three times when a server answers 502, 503 or 504 (after 200, 400 and 800
 * ms), and wait while no process of the program answers. Signing in is retried too, since repeating it is harmless. Any
 * other form is sent once, because it may have arrived.
 *
 * @param fetch the browser's own
 */
export function routerFetch(fetch: typeof window.fetch): typeof window.fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!isOfRouter(url) || (init?.method && !isSignIn(url))) return fetch(input, init)
    const ask = () => answerOf(() => fetch(input, init))
    if (init?.method) return ask()
    // Without a signal the router is only discovering the links in view, and nobody waits for that.
    return init?.signal ? untilConnected(() => ask().then(ofProgram), init.signal) : ask()
  }
}

const isOfRouter = ({ origin, pathname }: URL) =>
  origin === location.origin && (pathname.endsWith('.data') || pathname === '/__manifest')

const isSignIn = ({ pathname }: URL) => pathWithoutLocale(pathname) === '/auth.data'

async function answerOf(ask: () => Promise<Response>): Promise<Response> {
  for (let retry = 0; ; retry++) {
    const answer = await ask()
    if (retry === MAX_RETRIES || !isAway(answer)) return answer
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** retry))
  }
}

/**
 * @throws TypeError, as without a network, when the answer comes from a proxy: the program's own answers name the
 *   request
 */
function ofProgram(answer: Response): Response {
  if (isAway(answer) && !answer.headers.has('x-request-id')) throw new TypeError('No process answers.')
  return answer
}

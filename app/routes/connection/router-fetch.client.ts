import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { untilConnected } from '#app/ui/connection/until-connected.ts'
import { isAway } from '#app/ui/connection/until-online.ts'

const RETRIES = 3
const FIRST_PAUSE_MS = 200

/**
 * Makes the requests of the router outlast a site that does not answer, which it would show by an error in place of the
 * page. `fetch` is all that navigations, reloads of data, forms and the search for the routes of links have in common.
 * What only reads is tried up to three times more when a server answers 502, 503 or 504 (after 200, 400, 800 ms), and
 * waits while no process of the program does. Signing in is tried as often: it can be done twice. Any other form is
 * sent once: it may have arrived.
 *
 * @param fetch the browser's own
 */
export function routerFetch(fetch: typeof window.fetch): typeof window.fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!isOfRouter(url) || (init?.method && !isSignIn(url))) return fetch(input, init)
    const ask = () => answerOf(() => fetch(input, init))
    if (init?.method) return ask()
    // Without a signal the router only looks ahead at the links in view: nobody waits for that.
    return init?.signal ? untilConnected(() => ask().then(ofProgram), init.signal) : ask()
  }
}

const isOfRouter = ({ origin, pathname }: URL) =>
  origin === location.origin && (pathname.endsWith('.data') || pathname === '/__manifest')

const isSignIn = ({ pathname }: URL) => pathWithoutLocale(pathname) === '/auth.data'

async function answerOf(ask: () => Promise<Response>): Promise<Response> {
  for (let retry = 0; ; retry++) {
    const answer = await ask()
    if (retry === RETRIES || !isAway(answer)) return answer
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** retry))
  }
}

/** @throws TypeError, as without a network, when the answer is that of a proxy: the program's own names the request */
function ofProgram(answer: Response): Response {
  if (isAway(answer) && !answer.headers.has('x-request-id')) throw new TypeError('No process answers.')
  return answer
}

import { untilConnected } from '#app/ui/connection/until-connected.ts'

/** What a server in between answers while the program restarts. */
export const AWAY = [502, 503, 504]
const RETRIES = 3
const FIRST_PAUSE_MS = 200

/**
 * Makes the requests of the router outlast a lost connection, which it would answer by an error in place of the page.
 * `fetch` is all that navigations, reloads of data, forms and the search for the routes of links have in common.
 * Each is tried up to three times more when a server in between answers 502, 503 or 504 (after 200, 400, 800 ms); what
 * only reads waits until a server can be reached.
 *
 * @param fetch the browser's own
 */
export function routerFetch(fetch: typeof window.fetch): typeof window.fetch {
  return (input, init) => {
    if (!isOfRouter(new URL(input instanceof Request ? input.url : input, location.href))) return fetch(input, init)
    const ask = () => answerOf(() => fetch(input, init))
    // Without a signal the router only looks ahead at the links in view: nobody waits for that.
    return !init?.method && init?.signal ? untilConnected(ask, init.signal) : ask()
  }
}

const isOfRouter = ({ origin, pathname }: URL) =>
  origin === location.origin && (pathname.endsWith('.data') || pathname === '/__manifest')

async function answerOf(ask: () => Promise<Response>): Promise<Response> {
  for (let retry = 0; ; retry++) {
    const answer = await ask()
    if (retry === RETRIES || !AWAY.includes(answer.status)) return answer
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** retry))
  }
}

import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { finishGoogle, startGoogle } from '../sign-in/google/google.server.ts'
import { cookieOf, removeAccounts, visitor } from './accounts.ts'
import { CLIENT_ID, CLIENT_SECRET, person, startOpenIdProvider } from './openid-provider.ts'

type Leaving = { next?: string; locale?: Locale }

/** Starts a browser at the sign-in page, and the provider to which the Google button leads. */
export async function startGoogleBrowser() {
  const provider = await startOpenIdProvider()
  process.env.GOOGLE_CLIENT_ID = CLIENT_ID
  process.env.GOOGLE_CLIENT_SECRET = CLIENT_SECRET
  process.env.GOOGLE_ISSUER = provider.issuer

  /** Presses the button. @returns address at the provider, and the Cookie header of the browser from then on */
  async function leave({ next = '/account', locale = 'de' }: Leaving = {}) {
    const answer = await startGoogle({ next, locale, visitor })
    const cookies = answer.headers.getSetCookie()
    return { address: answer.headers.get('location')!, cookie: cookies.map(cookieOf).join('; '), cookies }
  }

  const comeBack = (address: string, cookie: string) =>
    finishGoogle(new Request(address, { headers: { cookie } }), visitor)

  /** Goes all the way. @returns path where the browser ends up, and the Cookie header of its session, if any */
  async function goThrough(leaving?: Leaving) {
    const { address, cookie } = await leave(leaving)
    const answer = await comeBack(provider.authorize(address), cookie)
    const session = answer.headers.getSetCookie().find((value) => value.includes('session_token='))
    const target = new URL(answer.headers.get('location')!, 'http://localhost:3000')
    return { path: target.pathname + target.search, session: session ? cookieOf(session) : null }
  }

  /** Resets the provider to honesty and removes what a test wrote. */
  async function reset() {
    provider.settings.person = person()
    provider.settings.tampering = {}
    await db().deleteFrom('verifications').execute()
    await removeAccounts()
  }

  return { provider, leave, comeBack, goThrough, reset }
}

import type { Context } from 'hono'
import { STEPS_TYPE } from '#app/features/accounts/me/avatar.ts'
import { localeOf, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'

/**
 * Answers a body that is larger than its path or its sender (`signedIn`) allows; undefined leaves it to the error page.
 */
export type Refuse = (c: Context, signedIn: boolean) => Response | undefined

/**
 * Returns the path of the request as an address of this site: a browser would read two leading slashes as the start of
 * a host.
 */
const ownPath = (c: Context): string => localePath(localeOf(c.req.path), pathWithoutLocale(c.req.path))

const isByScript = (c: Context) => c.req.path.endsWith('.data')

export function refusePicture(c: Context, signedIn: boolean): Response {
  const code = signedIn ? 'image_too_large' : 'must_be_logged_in'
  if (c.req.header('accept') === STEPS_TYPE) return c.text(`${JSON.stringify({ step: 'failed', code })}\n`, 413)
  return c.redirect(`${localePath(localeOf(c.req.path), '/account')}?avatar=${code}`, 303)
}

/**
 * With JavaScript the page has already checked the file's size; without it, the page reports the problem. The page
 * itself asks people to sign in.
 */
export function refuseEvidence(c: Context, signedIn: boolean): Response | undefined {
  if (isByScript(c)) return undefined
  return c.redirect(signedIn ? `${ownPath(c)}?refused=proof_too_large` : ownPath(c), 303)
}

/** The page has already checked the sizes; without JavaScript it reports the problem. */
export function refuseImport(c: Context, signedIn: boolean): Response | undefined {
  if (isByScript(c)) return undefined
  return c.redirect(signedIn ? `${ownPath(c)}?refused=import_too_large` : ownPath(c), 303)
}

/** With JavaScript the page has already checked the size; without it, the page reports the problem. */
export function refuseTable(c: Context, signedIn: boolean): Response | undefined {
  if (isByScript(c)) return undefined
  return c.redirect(signedIn ? `${ownPath(c)}?refused=table_too_large` : ownPath(c), 303)
}

/** The page reports the problem; with JavaScript, nothing that large is ever sent. */
export function refuseFiles(c: Context, signedIn: boolean): Response | undefined {
  if (isByScript(c)) return undefined
  if (c.req.path.endsWith('/logo')) {
    const code = signedIn ? 'logo_bytes' : 'must_be_logged_in'
    return c.redirect(ownPath(c).replace(/logo$/, `profile?logo=${code}`), 303)
  }
  const kind = c.req.query('type') === 'videos' ? 'video' : 'image'
  const code = signedIn ? `${kind}_bytes` : 'session_missing'
  return c.redirect(`${ownPath(c)}?view=upload&type=${kind}s&refused=${code}`, 303)
}

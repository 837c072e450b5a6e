import type { Context } from 'hono'
import { STEPS_TYPE } from '#app/features/accounts/me/avatar.ts'
import { MAX_TABLE_BYTES } from '#app/features/groups/group.ts'
import { MAX_IMPORT_BYTES } from '#app/features/import-runs/import-limits.ts'
import { localeOf, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'
import { statementOf } from '#app/site-map/find-statement.server.ts'
import type { BodyKind } from '#app/site-map/site-route.ts'
import { MAX_LONG_TEXT_BYTES, MAX_TEXT_BYTES } from '#lib/forms/plain-form.ts'

/**
 * Answers a body that is larger than its path or its sender (`signedIn`) allows; undefined leaves it to the error page.
 */
type Refuse = (c: Context, signedIn: boolean) => Response | undefined

/**
 * Returns the path of the request as an address of this site: a browser would read two leading slashes as the start of
 * a host.
 */
const ownPath = (c: Context): string => localePath(localeOf(c.req.path), pathWithoutLocale(c.req.path))

const isByScript = (c: Context) => c.req.path.endsWith('.data')

function refusePicture(c: Context, signedIn: boolean): Response {
  const code = signedIn ? 'image_too_large' : 'must_be_logged_in'
  if (c.req.header('accept') === STEPS_TYPE) return c.text(`${JSON.stringify({ step: 'failed', code })}\n`, 413)
  return c.redirect(`${localePath(localeOf(c.req.path), '/account')}?avatar=${code}`, 303)
}

/**
 * With JavaScript the page has already checked the file's size; without it, the page reports the problem. The page
 * itself asks people to sign in.
 */
function refuseEvidence(c: Context, signedIn: boolean): Response | undefined {
  if (isByScript(c)) return undefined
  return c.redirect(signedIn ? `${ownPath(c)}?refused=proof_too_large` : ownPath(c), 303)
}

/** The page has already checked the sizes; without JavaScript it reports the problem. */
function refuseImport(c: Context, signedIn: boolean): Response | undefined {
  if (isByScript(c)) return undefined
  return c.redirect(signedIn ? `${ownPath(c)}?refused=import_too_large` : ownPath(c), 303)
}

/** With JavaScript the page has already checked the size; without it, the page reports the problem. */
function refuseTable(c: Context, signedIn: boolean): Response | undefined {
  if (isByScript(c)) return undefined
  return c.redirect(signedIn ? `${ownPath(c)}?refused=table_too_large` : ownPath(c), 303)
}

/** The page reports the problem; with JavaScript, nothing that large is ever sent. */
function refuseFiles(c: Context, signedIn: boolean): Response | undefined {
  if (isByScript(c)) return undefined
  if (c.req.path.endsWith('/logo')) {
    const code = signedIn ? 'logo_bytes' : 'must_be_logged_in'
    return c.redirect(ownPath(c).replace(/logo$/, `profile?logo=${code}`), 303)
  }
  const kind = c.req.query('type') === 'videos' ? 'video' : 'image'
  const code = signedIn ? `${kind}_bytes` : 'session_missing'
  return c.redirect(`${ownPath(c)}?view=upload&type=${kind}s&refused=${code}`, 303)
}

/** Larger than any form without a file; people who are not signed in may not send more. */
export const MAX_FORM_BYTES = 256 * 1024
/** More than a picture may have, so that a slightly larger one is read to the end and refused with a message. */
const MAX_PICTURE_BYTES = 12 * 1024 * 1024
const MAX_FILES_BYTES = 210 * 1024 * 1024

/**
 * What the body of a request may be.
 * - `form`: read completely and checked before any other code sees it
 * - `stream`: like `form`, but beyond {@link MAX_FORM_BYTES} its route reads it as a stream, with its own limits for
 *   fields and parts
 * - `raw`: not a form; its handler first checks a signature over its bytes
 */
export type BodyRule = {
  kind: 'form' | 'stream' | 'raw'
  /** Beyond {@link MAX_FORM_BYTES} for signed-in people only. */
  bytes: number
  /** Bytes of the longest text. */
  text: number
  /** How a page reports that its file is too large, or that its sender's session has ended. */
  refuse?: Refuse
}

const FORM: BodyRule = { kind: 'form', bytes: MAX_FORM_BYTES, text: MAX_TEXT_BYTES }
const WITH_PICTURE: BodyRule = { ...FORM, bytes: MAX_PICTURE_BYTES }

const RULES: Record<BodyKind, BodyRule> = {
  raw: { ...FORM, kind: 'raw' },
  'file-list': { ...FORM, text: MAX_LONG_TEXT_BYTES },
  avatar: { ...WITH_PICTURE, refuse: refusePicture },
  evidence: { ...WITH_PICTURE, refuse: refuseEvidence },
  'school-files': { ...WITH_PICTURE, refuse: refuseFiles },
  table: { ...FORM, bytes: MAX_TABLE_BYTES + MAX_FORM_BYTES, refuse: refuseTable },
  import: { ...FORM, kind: 'stream', bytes: MAX_IMPORT_BYTES + MAX_FORM_BYTES, refuse: refuseImport },
}
/** Files of a school that are sent without JavaScript (`?send=…`), all in one body. */
const FILES_AT_ONCE: BodyRule = { ...FORM, kind: 'stream', bytes: MAX_FILES_BYTES, refuse: refuseFiles }

/** Returns the rule for the body of a request: the one its route states in the site map, else that of a plain form. */
export function bodyRule(c: Context): BodyRule {
  // The address of the same route ends in `.data` when the client script requests it.
  const { body } = statementOf(c.req.path.replace(/\.data$/, ''))
  if (body === 'school-files' && c.req.query('send') !== undefined) return FILES_AT_ONCE
  return body ? RULES[body] : FORM
}

import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AVATAR_PATH, STEPS_TYPE } from '#app/features/media/avatar.ts'
import { MAX_IMPORT_BYTES } from '#app/features/schools/imports/import-limits.ts'
import { localeOf, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'

/** No form of the product is larger. */
const MAX_FORM_BYTES = 256 * 1024
/** More than a picture may have, so that one that is somewhat too large is read to the end and refused in words. */
const MAX_PICTURE_BYTES = 12 * 1024 * 1024

/**
 * Pages whose forms take a file that proves something: a review of one's own, and claims of schools. Their addresses as
 * script asks for them end in `.data`.
 */
const WITH_PROOF = /^\/(account\/reviews\/[^/]+|claim\/missing(\.data)?|schools\/[^/]+\/claim(\.data)?)$/

/** Pictures and videos of a school: files without script (`?send=…`) come all in one body. */
const SCHOOL_MEDIA = /^\/(dashboard\/(media|logo)|account\/schools\/[^/]+\/images)(\.data)?$/
const MAX_FILES_BYTES = 210 * 1024 * 1024

/** Files of registers, all in one body. */
const IMPORT = /^\/admin\/imports\/new(\.data)?$/
const MAX_IMPORT_FORM_BYTES = MAX_IMPORT_BYTES + MAX_FORM_BYTES

/** Refuses bodies that are larger than what their path takes, before they are read. */
export function bodyLimits(): MiddlewareHandler {
  const forms = bodyLimit({ maxSize: MAX_FORM_BYTES })
  const pictures = bodyLimit({ maxSize: MAX_PICTURE_BYTES, onError: refusePicture })
  const proofs = bodyLimit({ maxSize: MAX_PICTURE_BYTES, onError: refuseProof })
  const logos = bodyLimit({ maxSize: MAX_PICTURE_BYTES, onError: refuseFiles })
  const files = bodyLimit({ maxSize: MAX_FILES_BYTES, onError: refuseFiles })
  const imports = bodyLimit({ maxSize: MAX_IMPORT_FORM_BYTES, onError: refuseImport })
  return (c, next) => {
    const path = pathWithoutLocale(c.req.path)
    // A body without a length is counted and then put into a copy, and the server's own kind of request has none.
    if (c.req.raw.body && !c.req.header('content-length')) c.req.raw = new Request(c.req.url, c.req.raw)
    if (SCHOOL_MEDIA.test(path)) return (c.req.query('send') === undefined ? logos : files)(c, next)
    if (IMPORT.test(path)) return imports(c, next)
    return (path === AVATAR_PATH ? pictures : WITH_PROOF.test(path) ? proofs : forms)(c, next)
  }
}

/** The path of the request as an address of this site: with two slashes in front a browser would read a host. */
const ownPath = (c: Context): string => localePath(localeOf(c.req.path), pathWithoutLocale(c.req.path))

function refusePicture(c: Context): Response {
  const code = 'image_too_large'
  if (c.req.header('accept') === STEPS_TYPE) return c.text(`${JSON.stringify({ step: 'failed', code })}\n`, 413)
  return c.redirect(`${localePath(localeOf(c.req.path), '/account')}?avatar=${code}`, 303)
}

/** A page with script has measured the file before; without script the page says so. */
function refuseProof(c: Context): Response {
  return c.req.path.endsWith('.data') ? c.body(null, 413) : c.redirect(`${ownPath(c)}?refused=proof_too_large`, 303)
}

/** The page has measured the files before; without script it says so. */
function refuseImport(c: Context): Response {
  return c.req.path.endsWith('.data') ? c.body(null, 413) : c.redirect(`${ownPath(c)}?refused=import_too_large`, 303)
}

/** The page says so; with script nothing that large is ever sent. */
function refuseFiles(c: Context): Response {
  if (c.req.path.endsWith('.data')) return c.body(null, 413)
  if (c.req.path.endsWith('/logo')) return c.redirect(ownPath(c).replace(/logo$/, 'profile?logo=logo_bytes'), 303)
  const kind = c.req.query('type') === 'videos' ? 'video' : 'image'
  return c.redirect(`${ownPath(c)}?view=upload&type=${kind}s&refused=${kind}_bytes`, 303)
}

import type { Context } from 'hono'
import { AVATAR_PATH } from '#app/features/accounts/avatar/avatar.ts'
import { MAX_IMPORT_BYTES } from '#app/features/import-runs/import-limits.ts'
import { pathWithoutLocale } from '#app/i18n/locales.ts'
import { MAX_LONG_TEXT_BYTES, MAX_TEXT_BYTES } from '#lib/forms/plain-form.ts'
import { type Refuse, refuseEvidence, refuseFiles, refuseImport, refusePicture } from './refuse-file.ts'

/** No form of the product without a file is larger, and nobody who is not signed in sends more. */
export const MAX_FORM_BYTES = 256 * 1024
/** More than a picture may have, so that a slightly larger one is read to the end and refused with a message. */
const MAX_PICTURE_BYTES = 12 * 1024 * 1024
const MAX_FILES_BYTES = 210 * 1024 * 1024

/**
 * What the body of a request may be.
 * - `form`: read completely and checked before any other code sees it
 * - `stream`: like `form`, but beyond {@link MAX_FORM_BYTES} its route reads it as a stream, with limits of its own for
 *   fields and parts
 * - `raw`: no form; its handler first checks a signature over its bytes
 */
export type BodyRule = {
  kind: 'form' | 'stream' | 'raw'
  /** Beyond {@link MAX_FORM_BYTES} for signed-in people only. */
  bytes: number
  /** Bytes of the longest text. */
  text: number
  /** How a page says that its file is too large, or that its sender is no longer signed in. */
  refuse?: Refuse
}

/**
 * Pages whose forms take a file of evidence: for one's own review, and for claims of schools. Their addresses end in
 * `.data` when the script requests them.
 */
const WITH_EVIDENCE = /^\/(account\/reviews\/[^/]+|claim\/missing(\.data)?|schools\/[^/]+\/claim(\.data)?)$/
/** Pictures and videos of a school: without JavaScript all files (`?send=…`) come in one body. */
const SCHOOL_MEDIA = /^\/(dashboard\/(media|logo)|account\/schools\/[^/]+\/images)(\.data)?$/
/** Files of registers, all in one body. */
const IMPORT = /^\/admin\/imports\/new(\.data)?$/
/** Messages of programs, which are no forms. */
const RAW = /^\/api\/(payments\/[^/]+|mail\/bounces)$/
/** Names, types and sizes of up to a hundred files, as one text. */
const DECLARED_FILES = '/api/school-uploads'

const FORM: BodyRule = { kind: 'form', bytes: MAX_FORM_BYTES, text: MAX_TEXT_BYTES }
const WITH_PICTURE: BodyRule = { ...FORM, bytes: MAX_PICTURE_BYTES }

/** Returns the rule for the body of a request. */
export function bodyRule(c: Context): BodyRule {
  const path = pathWithoutLocale(c.req.path)
  if (RAW.test(path)) return { ...FORM, kind: 'raw' }
  if (IMPORT.test(path))
    return { ...FORM, kind: 'stream', bytes: MAX_IMPORT_BYTES + MAX_FORM_BYTES, refuse: refuseImport }
  if (SCHOOL_MEDIA.test(path)) {
    if (c.req.query('send') === undefined) return { ...WITH_PICTURE, refuse: refuseFiles }
    return { ...FORM, kind: 'stream', bytes: MAX_FILES_BYTES, refuse: refuseFiles }
  }
  if (path === AVATAR_PATH) return { ...WITH_PICTURE, refuse: refusePicture }
  if (WITH_EVIDENCE.test(path)) return { ...WITH_PICTURE, refuse: refuseEvidence }
  return path === DECLARED_FILES ? { ...FORM, text: MAX_LONG_TEXT_BYTES } : FORM
}

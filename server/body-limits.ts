import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AVATAR_PATH, STEPS_TYPE } from '#app/features/media/avatar.ts'
import { localeOf, localePath, pathWithoutLocale } from '#app/i18n/locales.ts'

/** No form of the product is larger. */
const MAX_FORM_BYTES = 256 * 1024
/** More than a picture may have, so that one that is somewhat too large is read to the end and refused in words. */
const MAX_PICTURE_BYTES = 12 * 1024 * 1024

/** Refuses bodies that are larger than what their path takes, before they are read. */
export function bodyLimits(): MiddlewareHandler {
  const forms = bodyLimit({ maxSize: MAX_FORM_BYTES })
  const pictures = bodyLimit({ maxSize: MAX_PICTURE_BYTES, onError: refusePicture })
  return (c, next) => (pathWithoutLocale(c.req.path) === AVATAR_PATH ? pictures : forms)(c, next)
}

function refusePicture(c: Context): Response {
  const code = 'image_too_large'
  if (c.req.header('accept') === STEPS_TYPE) return c.text(`${JSON.stringify({ step: 'failed', code })}\n`, 413)
  return c.redirect(`${localePath(localeOf(c.req.path), '/account')}?avatar=${code}`, 303)
}

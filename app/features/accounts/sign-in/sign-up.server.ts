import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { inConstantTime } from '#app/core/constant-time.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { hashToken, newToken } from '#app/core/tokens/token.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import type { Visitor } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { countMail } from '../identity/count-mail.server.ts'
import { addWeakness, fullNameField, newEmailField, newPasswordField } from '../identity/credentials.schema.ts'
import { hashPassword } from '../identity/password.server.ts'
import type { PendingCookie } from './pending-cookie.server.ts'

export const signUpSchema = z
  .object({
    email: z.string().optional(),
    password: z.string().optional(),
    fullName: z.string().optional(),
    next: z.string().optional(),
  })
  .refine(({ email, password }) => email || password, 'failure.credentials_missing' satisfies PlainKey)
  .pipe(
    z.object({
      email: newEmailField,
      password: newPasswordField,
      fullName: fullNameField,
      next: z.string().optional(),
    }),
  )
  .superRefine(({ email, password }, context) => addWeakness(context, password, email, 'password'))

/** The form that corrects the address of a sign-up. */
export const newEmailSchema = z.object({ email: newEmailField })

/** Hours for which a sign-up waits for its address to be confirmed. */
export const SIGN_UP_HOURS = 24
/** `next` is the page to return to after the first sign-in. */
type SignUp = { email: string; password: string; fullName: string; locale: Locale; next?: string | undefined }

/**
 * Accepts a sign-up and mails the link that confirms the address; only that link creates the account, and nobody is
 * signed in. If the address already has an account, its owner is told by mail; the person who signed up sees no
 * difference.
 *
 * @returns what the browser keeps, so that it can correct the address or request the mail again
 * @throws Failure too_many_attempts
 */
export async function signUp(
  { email, password, fullName, locale, next = '' }: SignUp,
  visitor: Visitor,
): Promise<PendingCookie> {
  await countAttempt('sign-up', { address: visitor.address })
  await countMail('sign-up', email, visitor)
  return await inConstantTime(async () => {
    const handle = newToken()
    const hashed = await hashPassword(password)
    await db()
      .transaction()
      .execute(async (trx) => {
        const token_hash = await mailLink(trx, email, locale, next)
        await trx
          .insertInto('pending_sign_ups')
          .values({
            handle_hash: hashToken(handle),
            token_hash,
            email,
            password: hashed,
            full_name: fullName,
            locale,
            expires_at: expiry(),
          })
          .execute()
      })
    return { handle, email, next }
  })
}

/**
 * Mails the link again, to another address if the first one was mistyped. Earlier links of this sign-up end.
 *
 * @param handle from the cookie of the browser that signed up; without it nothing happens
 * @throws Failure too_many_attempts
 */
export async function resendConfirmation(handle: string, email: string, visitor: Visitor, next = ''): Promise<void> {
  await countMail('resend', email, visitor)
  await inConstantTime(() =>
    db()
      .transaction()
      .execute(async (trx) => {
        const pending = await trx
          .selectFrom('pending_sign_ups')
          .select(['id', 'locale'])
          .where('handle_hash', '=', hashToken(handle))
          .where('expires_at', '>', sql<Date>`now()`)
          .forUpdate()
          .executeTakeFirst()
        if (!pending) return
        const token_hash = await mailLink(trx, email, pending.locale as Locale, next)
        await trx
          .updateTable('pending_sign_ups')
          .set({ email, token_hash, expires_at: expiry() })
          .where('id', '=', pending.id)
          .execute()
      }),
  )
}

const expiry = () => sql<Date>`now() + make_interval(hours => ${SIGN_UP_HOURS})`

/** @returns hash of the link's token, or null when the address has an account */
async function mailLink(trx: Transaction<Database>, to: string, locale: Locale, next: string): Promise<Buffer | null> {
  const user = await trx.selectFrom('users').select('id').where('email', '=', to).executeTakeFirst()
  if (user) {
    const loginUrl = pageAddress(locale, `/auth${next && `?next=${encodeURIComponent(next)}`}`)
    const props = { loginUrl, resetUrl: pageAddress(locale, '/auth/forgot') }
    await enqueueMail(trx, { template: 'account-exists', to, locale, props })
    return null
  }
  const token = newToken()
  const url = pageAddress(locale, `/auth/confirm?token=${token}${next && `&next=${encodeURIComponent(next)}`}`)
  await enqueueMail(trx, { template: 'confirm-email', to, locale, props: { url } })
  return hashToken(token)
}

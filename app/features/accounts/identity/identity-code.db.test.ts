import { afterEach, expect, test } from 'vitest'
import type { Session } from '#app/core/session.ts'
import { db } from '#db/client.ts'
import { changePassword } from '../sign-in/recovery/change-password.server.ts'
import { makeAccount, removeAccounts, sessionOf, signedIn, visitor, waitingMails } from '../testing/accounts.ts'
import { confirmIdentity, mailIdentityCode } from './confirm-identity.server.ts'

afterEach(removeAccounts)

/** Makes an account that signs in with Google only. @returns its session */
async function withoutPassword(): Promise<Session> {
  const { id, email } = await makeAccount()
  const session = await sessionOf(await signedIn(email))
  await db()
    .updateTable('sign_in_methods')
    .set({ provider_id: 'google', password: null })
    .where('user_id', '=', id)
    .execute()
  return session
}

/** Asks for a code. @returns the code of the newest mail */
async function mailed(session: Session): Promise<string> {
  await mailIdentityCode(session, visitor)
  const [mail] = await waitingMails()
  expect(mail).toMatchObject({ template: 'identity-code', to: session.email })
  return mail!.props.code!
}

const give = (session: Session, code: string) =>
  confirmIdentity(session, code, visitor).then(
    () => 'confirmed',
    ({ code: failure }) => failure,
  )

test('an account without a password is confirmed by the code that was mailed last, once', async () => {
  const session = await withoutPassword()
  expect(await give(session, '')).toBe('wrong_mailed_code')
  const first = await mailed(session)
  const second = await mailed(session)
  if (first !== second) expect(await give(session, first)).toBe('wrong_mailed_code')
  expect(await give(session, ` ${second.slice(0, 3)} ${second.slice(3)}`)).toBe('confirmed')
  expect(await give(session, second)).toBe('wrong_mailed_code')
})

test('neither the code of another account nor one that is over confirms anything', async () => {
  const session = await withoutPassword()
  const code = await mailed(session)
  const other = await withoutPassword()
  expect(await give(other, code)).toBe('wrong_mailed_code')
  await db().updateTable('identity_codes').set({ expires_at: new Date() }).execute()
  expect(await give(session, code)).toBe('wrong_mailed_code')
})

test('of two uses at the same time one counts, and guessing ends', async () => {
  const session = await withoutPassword()
  const code = await mailed(session)
  const uses = await Promise.all([give(session, code), give(session, code)])
  expect(uses.sort()).toEqual(['confirmed', 'wrong_mailed_code'])
  // All at once, because each later answer is given after a longer pause.
  const guesses = await Promise.all(Array.from({ length: 12 }, () => give(session, 'guess')))
  expect(new Set(guesses)).toEqual(new Set(['wrong_mailed_code', 'too_many_attempts']))
})

test('it sets the first password, from then on the password confirms and no code is mailed', async () => {
  const session = await withoutPassword()
  const newPassword = 'Kreidestaub und Schwamm'
  await changePassword(session, { currentPassword: await mailed(session), newPassword, keep: [] }, visitor)
  expect(await give(session, newPassword)).toBe('confirmed')
  await expect(mailIdentityCode(session, visitor)).rejects.toMatchObject({ code: 'not_allowed' })
})

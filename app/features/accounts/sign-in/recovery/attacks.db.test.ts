import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import type { Role } from '#app/core/session.ts'
import {
  approveFactorRemoval,
  refuseFactorRemoval,
} from '#app/features/moderation/team/users/actions/decide-factor-removal.server.ts'
import { db } from '#db/client.ts'
import { followEmailChange, requestEmailChange } from '../../identity/change-email.server.ts'
import { confirmIdentity, mailIdentityCode } from '../../identity/confirm-identity.server.ts'
import { verifyPassword } from '../../identity/password.server.ts'
import { accountData } from '../../me/account-data.server.ts'
import { deleteAccount, restoreAccount } from '../../me/delete-account.server.ts'
import {
  cookieOf,
  makeAccount,
  PASSWORD,
  removeAccounts,
  sessionOf,
  signedIn,
  tokenIn,
  visitor,
  waitingMails,
} from '../../testing/accounts.ts'
import { startAuthenticator } from '../../testing/authenticator.ts'
import { keepGoogleWaiting } from '../google/link-google.server.ts'
import { addPasskey, beginPasskey } from '../passkeys/add-passkey.server.ts'
import {
  completeFactorRemoval,
  findFactorRemoval,
  requestFactorRemoval,
} from '../second-factor/factor-removal.server.ts'
import { confirmSecondFactor, verifySecondFactor } from '../second-factor/second-factor.server.ts'
import { beginSecondFactor } from '../second-factor/set-up.server.ts'
import { codeAt } from '../second-factor/totp.server.ts'
import { signIn } from '../sign-in.server.ts'
import { changePassword } from './change-password.server.ts'
import { requestReset, resetPassword } from './reset-password.server.ts'

// What an intruder might try while the owner takes the account back.

vi.mock('../../identity/password.server.ts', async (original) => {
  const real = await original<typeof import('../../identity/password.server.ts')>()
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) }
})

afterEach(removeAccounts)

const newPassword = 'Kreidestaub und Schwamm'

async function resetToken(email: string): Promise<string> {
  await requestReset(email, visitor)
  return tokenIn((await waitingMails()).find(({ template }) => template === 'reset-password')?.props.url)
}

/** Does something once the next password was found right, before anything follows from it. */
function whileTheHashIsComputed(then: () => Promise<unknown>): void {
  vi.mocked(verifyPassword).mockImplementationOnce(async (...given) => {
    const real = await vi.importActual<typeof import('../../identity/password.server.ts')>(
      '../../identity/password.server.ts',
    )
    const right = await real.verifyPassword(...given)
    await then()
    return right
  })
}

async function withFactor(role: Role = 'user') {
  const account = await makeAccount({ role })
  const session = await sessionOf(await signedIn(account.email))
  const { secret } = await beginSecondFactor(session)
  const { codes, cookie } = await confirmSecondFactor(session, codeAt(secret), visitor)
  const half = async () => await sessionOf(await signedIn(account.email))
  return { ...account, codes, full: cookieOf(cookie), half }
}

test('a sign-in with the old password that a reset overtakes opens nothing', async () => {
  const { id, email } = await makeAccount()
  const token = await resetToken(email)
  whileTheHashIsComputed(() => resetPassword(token, { newPassword, keep: [] }))
  await expect(signIn({ email, password: PASSWORD }, visitor, null)).rejects.toMatchObject({
    code: 'invalid_credentials',
  })
  expect(await db().selectFrom('sessions').selectAll().where('user_id', '=', id).execute()).toEqual([])
})

test('a change of password by a session that a reset ended meanwhile changes nothing', async () => {
  const { email } = await makeAccount()
  const intruder = await sessionOf(await signedIn(email))
  const token = await resetToken(email)
  whileTheHashIsComputed(() => resetPassword(token, { newPassword, keep: [] }))
  const change = { currentPassword: PASSWORD, newPassword: 'Das Passwort des Diebes', keep: [] }
  await expect(changePassword(intruder, change, visitor)).rejects.toMatchObject({ code: 'session_not_found' })
  expect(await signIn({ email, password: newPassword }, visitor, null)).toContain('session_token')
})

test('a passkey that a session adds once a reset has ended it is refused', async () => {
  const { id, email } = await makeAccount()
  const intruder = await sessionOf(await signedIn(email))
  const { challenge } = await beginPasskey(intruder, PASSWORD, visitor)
  await resetPassword(await resetToken(email), { newPassword, keep: [] })
  const adding = addPasskey(intruder, startAuthenticator().make(challenge), visitor)
  await expect(adding).rejects.toMatchObject({ code: 'session_not_found' })
  expect(await db().selectFrom('passkeys').selectAll().where('user_id', '=', id).execute()).toEqual([])
})

test('an account of Google is linked to one with a second factor only once that was given as well', async () => {
  const { id, email, codes } = await withFactor()
  const waiting = cookieOf(await keepGoogleWaiting({ sub: 'at-google', email }))
  const half = cookieOf(await signIn({ email, password: PASSWORD }, visitor, waiting))
  const linked = () =>
    db()
      .selectFrom('sign_in_methods')
      .select('account_id')
      .where('user_id', '=', id)
      .where('provider_id', '=', 'google')
      .execute()
  expect(await linked()).toEqual([])
  await verifySecondFactor(await sessionOf(half), codes[0]!, visitor, `${half}; ${waiting}`)
  expect(await linked()).toEqual([{ account_id: 'at-google' }])
})

test('a person who became staff after the request waits for an admin, who can approve', async () => {
  const admin = await makeAccount({ role: 'admin' })
  const { id, half } = await withFactor()
  await requestFactorRemoval(await half(), visitor)
  await expect(approveFactorRemoval(admin.id, id)).rejects.toMatchObject({ code: 'not_allowed' })
  await db()
    .updateTable('factor_removals')
    .set({ due_at: new Date(0) })
    .where('user_id', '=', id)
    .execute()
  await db().updateTable('users').set({ role: 'moderator' }).where('id', '=', id).execute()
  expect(await findFactorRemoval(id)).toMatchObject({ dueAt: null, isDue: false })
  await approveFactorRemoval(admin.id, id)
  expect(await completeFactorRemoval(await half())).toContain('session_token')
})

test('of a person who asked for nothing no admin refuses anything', async () => {
  const admin = await makeAccount({ role: 'admin' })
  const { id } = await makeAccount()
  await expect(refuseFactorRemoval(admin.id, id)).rejects.toMatchObject({ code: 'not_allowed' })
})

test('an approval lapses with the account of the admin, and another admin can approve', async () => {
  const [one, other] = [await makeAccount({ role: 'admin' }), await makeAccount({ role: 'admin' })]
  const { id, half } = await withFactor('moderator')
  await requestFactorRemoval(await half(), visitor)
  await approveFactorRemoval(one.id, id)
  await db().deleteFrom('users').where('id', '=', one.id).execute()
  expect(await findFactorRemoval(id)).toMatchObject({ dueAt: null, isDue: false })
  await approveFactorRemoval(other.id, id)
  expect(await completeFactorRemoval(await half())).toContain('session_token')
})

test('a removal that is stopped while it is completed does not happen', async () => {
  const { id, half } = await withFactor()
  const session = await half()
  await requestFactorRemoval(session, visitor)
  await db()
    .updateTable('factor_removals')
    .set({ due_at: new Date(0) })
    .execute()
  let completing: Promise<unknown> | undefined
  await db()
    .transaction()
    .execute(async (trx) => {
      // As giving the factor does: it locks the factor, and then ends the request.
      await trx.updateTable('second_factors').set({ last_step: 1 }).where('user_id', '=', id).execute()
      await trx.deleteFrom('factor_removals').where('user_id', '=', id).execute()
      completing = completeFactorRemoval(session).catch((error: unknown) => error)
      await sql`select pg_sleep(0.3)`.execute(trx)
    })
  expect(await completing).toMatchObject({ code: 'not_allowed' })
  expect(await db().selectFrom('second_factors').selectAll().where('user_id', '=', id).execute()).toHaveLength(1)
})

test('a deleted account that comes back has no removal that became due meanwhile', async () => {
  const { id, full, half } = await withFactor()
  await requestFactorRemoval(await half(), visitor)
  await deleteAccount(await sessionOf(full), { passwordOrCode: PASSWORD, keepReviews: false }, visitor)
  const mail = (await waitingMails()).find(({ template }) => template === 'account-deletion')
  await restoreAccount(tokenIn(mail?.props.undoUrl))
  expect(await findFactorRemoval(id)).toBeUndefined()
})

const mailed = async (template: string) =>
  tokenIn((await waitingMails()).find((mail) => mail.template === template)?.props.url)

test('a new address that was confirmed is proved, so that a later reset keeps the second factor', async () => {
  const { id, email } = await makeAccount()
  await db().updateTable('users').set({ address_proved: false }).where('id', '=', id).execute()
  const session = await sessionOf(await signedIn(email))
  await requestEmailChange(session, { email: 'mine@post.example', password: PASSWORD }, visitor)
  await followEmailChange(await mailed('change-email-old'), null)
  await followEmailChange(await mailed('change-email-new'), session)
  const user = db().selectFrom('users').select('address_proved').where('id', '=', id)
  expect(await user.executeTakeFirst()).toEqual({ address_proved: true })
})

test('the data of a person name a request to remove the factor', async () => {
  const { id, half } = await withFactor()
  await requestFactorRemoval(await half(), visitor)
  const factor = accountData.find(({ name }) => name === 'second_factor')
  const at = expect.any(Date)
  expect(await factor?.read(id)).toMatchObject({ removal_requested_at: at, removal_due_at: at })
})

test('a mailed code that comes back in a session proves the address', async () => {
  const { id, email } = await makeAccount()
  const session = await sessionOf(await signedIn(email))
  await db().deleteFrom('sign_in_methods').where('user_id', '=', id).execute()
  await db().updateTable('users').set({ address_proved: false }).where('id', '=', id).execute()
  await mailIdentityCode(session, visitor)
  const proved = () => db().selectFrom('users').select('address_proved').where('id', '=', id).executeTakeFirst()
  await expect(confirmIdentity(session, '', visitor)).rejects.toMatchObject({ code: 'wrong_mailed_code' })
  expect(await proved()).toEqual({ address_proved: false })
  const mail = (await waitingMails()).find(({ template }) => template === 'identity-code')
  await confirmIdentity(session, mail!.props.code!, visitor)
  expect(await proved()).toEqual({ address_proved: true })
})

test('a reset that the previous address asked for during the change mails no link to it', async () => {
  const { id, email } = await makeAccount()
  let asking: Promise<void> | undefined
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('users').set({ email: 'new@post.example' }).where('id', '=', id).execute()
      asking = requestReset(email, visitor)
      await sql`select pg_sleep(0.3)`.execute(trx)
      await trx.deleteFrom('mailed_links').where('user_id', '=', id).execute()
    })
  await asking
  expect(await db().selectFrom('mailed_links').selectAll().execute()).toEqual([])
})

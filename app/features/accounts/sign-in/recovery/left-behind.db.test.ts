import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { findSession } from '../../sessions/session.server.ts'
import {
  makeAccount,
  PASSWORD,
  removeAccounts,
  sessionOf,
  signedIn,
  tokenIn,
  visitor,
  waitingMails,
} from '../../testing/accounts.ts'
import { confirmSecondFactor } from '../second-factor/second-factor.server.ts'
import { beginSecondFactor } from '../second-factor/set-up.server.ts'
import { codeAt } from '../second-factor/totp.server.ts'
import { signIn } from '../sign-in.server.ts'
import { changePassword } from './change-password.server.ts'
import { KEEPABLE, type Keepable } from './keepable.ts'
import { CREDENTIAL_TABLES, listKeepable } from './left-behind.server.ts'
import { listKeepableAtReset, requestReset, resetPassword } from './reset-password.server.ts'
import { unlinkGoogle } from './unlink-google.server.ts'

afterEach(removeAccounts)

const newPassword = 'Kreidestaub und Schwamm'

/** Tables that refer to accounts, or to what gives access to one, and give no access themselves. */
const NO_ACCESS: readonly string[] = [
  'admin_visits',
  'appeals',
  'reports',
  'case_locks',
  'children',
  'favourites',
  'group_changes',
  'group_people',
  'import_runs',
  'import_schedules',
  'mailing_recipients',
  'mailings',
  'notification_preferences',
  'notifications',
  'orders',
  'profile_details',
  'reminder_consents',
  'review_answers',
  'disputes',
  'appeals',
  'reports',
  'review_votes',
  'reviews',
  'saved_searches',
  'question_answer_votes',
  'question_answers',
  'question_votes',
  'questions',
  'school_claim_answers',
  'school_claims',
  'school_corrections',
  'school_day_values',
  'school_day_sayings',
  'school_drafts',
  'school_follows',
  'school_merges',
  'enquiries',
  'school_warnings',
  'school_members',
  'school_duplicates',
  'school_uploads',
  'school_versions',
  'word_list_entries',
  'search_synonyms',
  'second_factor_tries',
  'system_updates',
  'ticket_messages',
  'tickets',
]

test('every table of an account either gives no access to it or ends with what an intruder leaves behind', async () => {
  const { rows } = await sql<{ name: string }>`
    with recursive dependent as (
      select 'users'::regclass::oid as id
      union
      select c.conrelid from pg_constraint c join dependent d on c.confrelid = d.id where c.contype = 'f'
        and d.id in ('users'::regclass, 'sessions'::regclass, 'second_factors'::regclass)
    )
    select id::regclass::text as name from dependent where id <> 'users'::regclass order by 1`.execute(db())
  const unnamed = rows.map(({ name }) => name).filter((name) => ![...CREDENTIAL_TABLES, ...NO_ACCESS].includes(name))
  expect(unnamed).toEqual([])
  expect(NO_ACCESS.filter((name) => !rows.some((row) => row.name === name))).toEqual([])
})

/** Leaves everything in an account that gives access to it. */
async function leaveEverything(userId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into school_groups (name, country) values ('Träger', 'DE') returning id`.execute(db())
  await db()
    .insertInto('passkeys')
    .values({ id: `key-${userId}`, user_id: userId, public_key: Buffer.from('key'), device: 'Firefox, Linux' })
    .execute()
  await db()
    .insertInto('api_keys')
    .values({ user_id: userId, name: 'Schulamt', hash: Buffer.from(userId), ending: 'abcd' })
    .execute()
  await db()
    .insertInto('sign_in_methods')
    .values({ user_id: userId, provider_id: 'google', account_id: `google-${userId}` })
    .execute()
  await db()
    .insertInto('group_invitations')
    .values({
      group_id: rows[0]!.id,
      email: 'friend@post.example',
      token_hash: Buffer.from(`invitation ${userId}`),
      invited_by: userId,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute()
  await db()
    .insertInto('mailed_links')
    .values({
      token_hash: Buffer.from(`change ${userId}`),
      user_id: userId,
      purpose: 'change-email-new',
      new_email: 'intruder@post.example',
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute()
}

const ALL = [
  { kind: 'passkeys', name: 'Firefox, Linux' },
  { kind: 'apiKeys', name: 'Schulamt' },
  { kind: 'google', name: '' },
  { kind: 'invitations', name: 'friend@post.example' },
] as const
/** Returns what stands in a form for what an account has of these kinds. */
const valuesOf = async (userId: string, kinds: readonly Keepable[] = KEEPABLE) =>
  (await listKeepable(userId)).filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value)
const keptOf = async (userId: string) => (await listKeepable(userId)).map(({ kind, name }) => ({ kind, name }))

const linksOf = (userId: string) =>
  db().selectFrom('mailed_links').select('purpose').where('user_id', '=', userId).execute()

async function resetToken(email: string): Promise<string> {
  await requestReset(email, visitor)
  return tokenIn((await waitingMails())[0]?.props.url)
}

test('a reset shows what there is, and ends all that its owner does not keep', async () => {
  const { id, email } = await makeAccount()
  await leaveEverything(id)
  const token = await resetToken(email)
  expect(await listKeepableAtReset(token)).toMatchObject(ALL)
  await resetPassword(token, { newPassword, keep: await valuesOf(id, ['apiKeys']) })
  expect(await keptOf(id)).toEqual([ALL[1]])
  expect(await linksOf(id)).toEqual([])
  expect(await listKeepableAtReset(token)).toBeNull()
})

test('each is kept by itself: what came after the page was shown ends, and nobody keeps what belongs to others', async () => {
  const [one, other] = [await makeAccount(), await makeAccount()]
  await leaveEverything(one.id)
  await leaveEverything(other.id)
  const shown = [...(await valuesOf(one.id)), ...(await valuesOf(other.id)), 'passkeys:', 'google:%', 'cars:1']
  const later = { user_id: one.id, name: 'Eve', hash: Buffer.from('later'), ending: 'efgh' }
  await db().insertInto('api_keys').values(later).execute()
  await resetPassword(await resetToken(one.email), { newPassword, keep: shown })
  expect(await keptOf(one.id)).toEqual(ALL)
  expect(await keptOf(other.id)).toEqual(ALL)
})

test('what an account has is left alone when another one is reset', async () => {
  const [one, other] = [await makeAccount(), await makeAccount()]
  await leaveEverything(other.id)
  await resetPassword(await resetToken(one.email), { newPassword, keep: [] })
  expect(await keptOf(other.id)).toEqual(ALL)
  expect(await linksOf(other.id)).toHaveLength(1)
})

test('a change of password keeps what its owner ticks, and ends a change of address in progress', async () => {
  const { id, email } = await makeAccount()
  await leaveEverything(id)
  const session = await sessionOf(await signedIn(email))
  await changePassword(session, { currentPassword: PASSWORD, newPassword, keep: await valuesOf(id) }, visitor)
  expect(await keptOf(id)).toEqual(ALL)
  expect(await linksOf(id)).toEqual([])
  await changePassword(session, { currentPassword: newPassword, newPassword: PASSWORD, keep: [] }, visitor)
  expect(await keptOf(id)).toEqual([])
})

test('unlinking Google takes the password, ends the other sessions and all that is not kept', async () => {
  const { id, email } = await makeAccount()
  await leaveEverything(id)
  const other = await signedIn(email)
  const session = await sessionOf(await signedIn(email))
  const wrong = unlinkGoogle(session, { password: 'Falsches Passwort', keep: [] }, visitor)
  await expect(wrong).rejects.toMatchObject({ code: 'wrong_password' })
  expect(await keptOf(id)).toEqual(ALL)
  await unlinkGoogle(session, { password: PASSWORD, keep: await valuesOf(id, ['google', 'passkeys']) }, visitor)
  expect(await keptOf(id)).toEqual([ALL[0]])
  expect((await findSession(other)).state.kind).toBe('none')
})

test('an account that only Google opens keeps Google until it has a password', async () => {
  const { id, email } = await makeAccount()
  const session = await sessionOf(await signedIn(email))
  await db().deleteFrom('sign_in_methods').where('user_id', '=', id).execute()
  const refused = unlinkGoogle(session, { password: PASSWORD, keep: [] }, visitor)
  await expect(refused).rejects.toMatchObject({ code: 'password_first', status: 409 })
})

test('a second factor set before anybody proved the address goes with the reset, any other stays', async () => {
  for (const address_proved of [false, true]) {
    const { id, email } = await makeAccount()
    await db().updateTable('users').set({ address_proved }).where('id', '=', id).execute()
    const session = await sessionOf(await signedIn(email))
    const { secret } = await beginSecondFactor(session)
    await confirmSecondFactor(session, codeAt(secret), visitor)
    await resetPassword(await resetToken(email), { newPassword, keep: [] })
    const again = await signIn({ email, password: newPassword }, visitor, null)
    expect((await findSession(again.split(';')[0]!)).state.kind).toBe(address_proved ? 'second-factor' : 'signed-in')
    const codes = await db().selectFrom('recovery_codes').selectAll().where('user_id', '=', id).execute()
    expect(codes).toHaveLength(address_proved ? 10 : 0)
  }
})

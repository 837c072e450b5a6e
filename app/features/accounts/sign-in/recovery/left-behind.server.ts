import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { endLinks } from '../../identity/mailed-links.server.ts'
import { endSessions } from '../../sessions/end-sessions.server.ts'
import { forgetDevices } from '../../sessions/known-device.server.ts'
import { stopFactorRemoval } from '../second-factor/factor-removal.server.ts'
import { endSetUps } from '../second-factor/set-up.server.ts'
import { KEEPABLE, type Keepable, type Kept, keptIds, keptValue } from './keepable.ts'

type Trx = Transaction<Database>
type Credential = {
  /**
   * Where it is stored. Every table that refers to accounts is named here, or listed in the test as giving no access.
   */
  tables: readonly (keyof Database)[]
  /** @param sessionId session that continues; empty for none */
  end: (trx: Trx, userId: string, sessionId: string) => Promise<unknown>
}

type Chosen = {
  tables: Credential['tables']
  list: (db: Kysely<Database>, userId: string) => Promise<{ id: string; name: string | null }[]>
  /** Ends all but those with these ids. */
  endOthers: (trx: Trx, userId: string, ids: readonly string[]) => Promise<unknown>
}

/** Ids come from a form, and may be any text. */
const isNone = (ids: readonly string[]) => sql<boolean>`id::text <> all(${sql.val([...ids])}::text[])`

/** What the owner may keep, with the names by which it is known. */
const CHOSEN: Record<Keepable, Chosen> = {
  passkeys: {
    tables: ['passkeys'],
    list: (db, userId) =>
      db
        .selectFrom('passkeys')
        .select(['id', 'device as name'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
    endOthers: (trx, userId, ids) =>
      trx.deleteFrom('passkeys').where('user_id', '=', userId).where(isNone(ids)).execute(),
  },
  apiKeys: {
    tables: ['api_keys'],
    list: (db, userId) =>
      db.selectFrom('api_keys').select(['id', 'name']).where('user_id', '=', userId).orderBy('created_at').execute(),
    endOthers: (trx, userId, ids) =>
      trx.deleteFrom('api_keys').where('user_id', '=', userId).where(isNone(ids)).execute(),
  },
  google: {
    tables: ['sign_in_methods'],
    list: (db, userId) =>
      db
        .selectFrom('sign_in_methods')
        .select(['id', sql<null>`null`.as('name')])
        .where('user_id', '=', userId)
        .where('provider_id', '=', 'google')
        .execute(),
    endOthers: (trx, userId, ids) =>
      trx
        .deleteFrom('sign_in_methods')
        .where('user_id', '=', userId)
        .where('provider_id', '=', 'google')
        .where(isNone(ids))
        .execute(),
  },
  invitations: {
    tables: ['member_invitations', 'group_invitations'],
    list: (db, userId) =>
      db
        .selectFrom('member_invitations')
        .select(['id', 'email as name'])
        .where('invited_by', '=', userId)
        .unionAll(db.selectFrom('group_invitations').select(['id', 'email as name']).where('invited_by', '=', userId))
        .orderBy('name')
        .execute(),
    endOthers: async (trx, userId, ids) => {
      for (const table of ['member_invitations', 'group_invitations'] as const)
        await trx.deleteFrom(table).where('invited_by', '=', userId).where(isNone(ids)).execute()
    },
  },
}

/** What always ends, because it is quickly created again. */
const ALWAYS: readonly Credential[] = [
  {
    tables: ['sessions', 'begun_second_factors'],
    end: async (trx, userId, sessionId) => {
      await endSetUps(trx, userId)
      await endSessions(trx, { userId, sessionId, scope: sessionId ? 'others' : 'all' })
    },
  },
  {
    tables: ['mailed_links'],
    end: (trx, userId) => endLinks(trx, userId, ['reset-password', 'change-email-old', 'change-email-new']),
  },
  {
    tables: ['identity_codes'],
    end: (trx, userId) => trx.deleteFrom('identity_codes').where('user_id', '=', userId).execute(),
  },
  {
    tables: ['claim_codes'],
    end: (trx, userId) => trx.deleteFrom('claim_codes').where('user_id', '=', userId).execute(),
  },
  // Browsers that knew the old password.
  { tables: ['users'], end: forgetDevices },
  { tables: ['factor_removals'], end: (trx, userId) => stopFactorRemoval(userId, trx) },
  {
    tables: ['second_factors', 'recovery_codes'],
    end: async (trx, userId) => {
      const unproved = trx.selectFrom('users').select('id').where('id', '=', userId).where('address_proved', '=', false)
      await trx.deleteFrom('second_factors').where('user_id', 'in', unproved).execute()
    },
  },
]

/** Tables of everything that gives access to an account. */
export const CREDENTIAL_TABLES: readonly string[] = [...Object.values(CHOSEN), ...ALWAYS].flatMap(
  ({ tables }) => tables,
)

/** Lists what an account has besides its password and sessions, and what its owner may therefore keep. */
export async function listKeepable(userId: string): Promise<Kept[]> {
  const lists = await Promise.all(
    KEEPABLE.map(async (kind) => {
      const items = await CHOSEN[kind].list(db(), userId)
      return items.map(({ id, name }) => ({ kind, value: keptValue(kind, id), name: name ?? '' }))
    }),
  )
  return lists.flat()
}

/**
 * Ends everything that an intruder may have left in an account, whenever its owner takes it back or changes how to sign
 * in. A second factor ends only if it was set before anybody proved the address.
 *
 * @param keep values of {@link Kept} that the owner recognised as their own
 * @param sessionId session that continues; empty for none
 */
export async function revokeOtherAccess(
  trx: Trx,
  userId: string,
  { keep, sessionId }: { keep: readonly string[]; sessionId: string },
): Promise<void> {
  for (const kind of KEEPABLE) await CHOSEN[kind].endOthers(trx, userId, keptIds(kind, keep))
  for (const { end } of ALWAYS) await end(trx, userId, sessionId)
}

/** Longer than the id of any passkey. */
const MAX_VALUE_LENGTH = 1400
/** Far more than people have. */
const MAX_VALUES = 200

/** What a form keeps; whatever it does not name ends. */
export const keepField = z
  .array(z.string().max(MAX_VALUE_LENGTH, { abort: true }))
  .max(MAX_VALUES, { abort: true })
  .default([])

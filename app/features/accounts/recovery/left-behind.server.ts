import type { Kysely, Transaction } from 'kysely'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { endLinks } from '../mailed-links.server.ts'
import { endSetUps } from '../second-factor/set-up.server.ts'
import { endSessions } from '../sessions/end-sessions.server.ts'
import { forgetDevices } from '../sessions/known-device.server.ts'
import { KEEPABLE, type Keepable, type Kept } from './keepable.ts'

type Trx = Transaction<Database>
type Credential = {
  /**
   * Where it is stored. Every table that refers to accounts is named here, or listed in the test as giving no access.
   */
  tables: readonly (keyof Database)[]
  /** @param sessionId session that continues; empty for none */
  end: (trx: Trx, userId: string, sessionId: string) => Promise<unknown>
}

/** What the owner may keep, with the names by which it is known. */
const CHOSEN: Record<Keepable, Credential & { names: (trx: Kysely<Database>, userId: string) => Promise<string[]> }> = {
  passkeys: {
    tables: ['passkeys'],
    end: (trx, userId) => trx.deleteFrom('passkeys').where('user_id', '=', userId).execute(),
    names: async (trx, userId) => {
      const rows = await trx
        .selectFrom('passkeys')
        .select('device')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute()
      return rows.map(({ device }) => device ?? '')
    },
  },
  apiKeys: {
    tables: ['api_keys'],
    end: (trx, userId) => trx.deleteFrom('api_keys').where('user_id', '=', userId).execute(),
    names: async (trx, userId) => {
      const keys = trx.selectFrom('api_keys').select('name').where('user_id', '=', userId)
      return (await keys.orderBy('created_at').execute()).map(({ name }) => name)
    },
  },
  google: {
    tables: ['sign_in_methods'],
    end: (trx, userId) =>
      trx.deleteFrom('sign_in_methods').where('user_id', '=', userId).where('provider_id', '=', 'google').execute(),
    names: async (trx, userId) => {
      const linked = trx.selectFrom('sign_in_methods').select('id').where('user_id', '=', userId)
      return (await linked.where('provider_id', '=', 'google').execute()).map(() => '')
    },
  },
  invitations: {
    tables: ['operator_invitations', 'group_invitations'],
    end: async (trx, userId) => {
      await trx.deleteFrom('operator_invitations').where('invited_by', '=', userId).execute()
      await trx.deleteFrom('group_invitations').where('invited_by', '=', userId).execute()
    },
    names: async (trx, userId) => {
      const invited = trx
        .selectFrom('operator_invitations')
        .select('email')
        .where('invited_by', '=', userId)
        .union(trx.selectFrom('group_invitations').select('email').where('invited_by', '=', userId))
      return (await invited.orderBy('email').execute()).map(({ email }) => email)
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
  {
    tables: ['factor_removals'],
    end: (trx, userId) => trx.deleteFrom('factor_removals').where('user_id', '=', userId).execute(),
  },
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

/** Lists what an account has besides its password and sessions, which its owner may keep. */
export async function listKept(userId: string): Promise<Kept[]> {
  const kept = await Promise.all(
    KEEPABLE.map(async (kind) => ({ kind, names: await CHOSEN[kind].names(db(), userId) })),
  )
  return kept.filter(({ names }) => names.length > 0)
}

/**
 * Ends everything that an intruder may have left in an account, whenever its owner takes it back or changes how to sign
 * in. A second factor ends only if it was set before anybody proved the address.
 *
 * @param keep what the owner recognised as their own
 * @param sessionId session that continues; empty for none
 */
export async function endLeftBehind(
  trx: Trx,
  userId: string,
  { keep, sessionId }: { keep: readonly Keepable[]; sessionId: string },
): Promise<void> {
  for (const kind of KEEPABLE) if (!keep.includes(kind)) await CHOSEN[kind].end(trx, userId, sessionId)
  for (const { end } of ALWAYS) await end(trx, userId, sessionId)
}

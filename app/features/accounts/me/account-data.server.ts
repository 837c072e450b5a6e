import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { db } from '#db/client.ts'
import { suppressionData } from '../identity/bounces/suppressions.server.ts'
import { findNotifications } from './notifications.server.ts'
import { findProfile } from './profile.server.ts'

/**
 * What this feature stores about a person. It is deleted with the account's row; secrets and hashes are not exported.
 */
export const accountData: PersonalData[] = [
  {
    name: 'account',
    read: (userId) =>
      db()
        .selectFrom('users')
        .select([
          'id',
          'email',
          'email_verified',
          'address_proved',
          'name',
          'role',
          'locale',
          'created_at',
          'updated_at',
        ])
        .select(['suspended_at as banned_at', 'suspended_until as banned_until', 'suspension_reason as ban_reason'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow(),
  },
  { name: 'profile', read: findProfile },
  {
    name: 'sign_in_methods',
    read: (userId) =>
      db()
        .selectFrom('sign_in_methods')
        .select(['provider_id', 'account_id', 'created_at', 'updated_at'])
        .where('user_id', '=', userId)
        .execute(),
  },
  {
    name: 'sessions',
    read: (userId) =>
      db()
        .selectFrom('sessions')
        .select(['ip_address', 'user_agent', 'created_at', 'updated_at', 'expires_at', 'second_factor_at'])
        .where('user_id', '=', userId)
        .execute(),
  },
  {
    name: 'second_factor',
    read: async (userId) =>
      (await db()
        .selectFrom('second_factors as f')
        .leftJoin('factor_removals as r', 'r.user_id', 'f.user_id')
        .select(['f.confirmed_at', 'f.created_at', 'r.requested_at as removal_requested_at'])
        .select('r.due_at as removal_due_at')
        .where('f.user_id', '=', userId)
        .executeTakeFirst()) ?? null,
  },
  {
    name: 'passkeys',
    read: (userId) =>
      db()
        .selectFrom('passkeys')
        .select(['id', 'device', 'transports', 'sign_count', 'created_at', 'used_at'])
        .where('user_id', '=', userId)
        .execute(),
  },
  {
    name: 'codes_tried',
    read: (userId) =>
      db()
        .selectFrom('second_factor_tries')
        .select(['tries', 'blocks', 'locked_until', 'notified_at as told_at', 'updated_at'])
        .where('user_id', '=', userId)
        .execute(),
  },
  { name: 'notifications', read: findNotifications },
  suppressionData,
]

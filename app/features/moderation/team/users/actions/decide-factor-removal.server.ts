import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { stopFactorRemoval } from '#app/features/accounts/sign-in/second-factor/factor-removal.server.ts'
import { MODERATION_POLICY } from '../../../policy.ts'
import { applyUserAction } from './apply-user-action.server.ts'

/**
 * Approves that a moderator or admin who has lost their second factor may sign in without it and set up another.
 *
 * @throws Failure person_unknown, own_account, not_allowed also when nothing was requested
 */
export const approveFactorRemoval = (adminId: string, personId: string): Promise<void> =>
  applyUserAction(adminId, personId, {
    right: MODERATION_POLICY.helpUser,
    action: 'user.factor_removal_approved',
    take: async (trx, { id, role }) => {
      const { numUpdatedRows } = await trx
        .updateTable('factor_removals')
        .set({ due_at: sql<Date>`now()`, approved_by: adminId })
        .where('user_id', '=', id)
        .where((eb) => (role === 'user' ? eb('due_at', 'is', null) : eb('approved_by', 'is', null)))
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) throw new Failure('forbidden', 'not_allowed')
      return {}
    },
  })

/**
 * Refuses the removal of a second factor; the person may ask again.
 *
 * @throws Failure person_unknown, own_account, not_allowed also when nothing was requested
 */
export const refuseFactorRemoval = (adminId: string, personId: string): Promise<void> =>
  applyUserAction(adminId, personId, {
    right: MODERATION_POLICY.helpUser,
    action: 'user.factor_removal_refused',
    take: async (trx, { id }) => {
      if (!(await stopFactorRemoval(id, trx))) throw new Failure('forbidden', 'not_allowed')
      return {}
    },
  })

import type { Role } from '#app/core/session.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import type { Moderator } from '../decisions/decision.ts'

/** Makes a new account that decides; with another role, one that only tries to. */
export async function makeModerator(role: Role = 'moderator'): Promise<Moderator> {
  return { userId: (await makeAccount({ role })).id, role }
}

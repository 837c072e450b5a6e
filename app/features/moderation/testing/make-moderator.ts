import type { Role } from '#app/core/session.ts'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import type { Moderator } from '../decision.ts'

/** Makes an account of a moderator, or of another role to test refusals. */
export async function makeModerator(role: Role = 'moderator'): Promise<Moderator> {
  return { userId: (await makeAccount({ role })).id, role }
}

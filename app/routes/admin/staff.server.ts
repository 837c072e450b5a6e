import type { RouterContextProvider } from 'react-router'
import { Failure } from '#app/core/failure.ts'
import type { Role, Session } from '#app/core/session.ts'
import { sessionForChange } from '#app/routes/session.server.ts'

/** Who works at the moderators' desk. */
export const STAFF: readonly Role[] = ['moderator', 'admin']

/**
 * Who is signed in as a moderator, for a change.
 *
 * @throws Failure not_allowed, or as `sessionForChange` does
 */
export async function staffForChange(asked: { context: Readonly<RouterContextProvider> }): Promise<Session> {
  const session = await sessionForChange(asked)
  if (!STAFF.includes(session.role)) throw new Failure('forbidden', 'not_allowed')
  return session
}

/**
 * Who is signed in as an admin, for a change.
 *
 * @throws Failure not_allowed, or as `sessionForChange` does
 */
export async function adminForChange(asked: { context: Readonly<RouterContextProvider> }): Promise<Session> {
  const session = await sessionForChange(asked)
  if (session.role !== 'admin') throw new Failure('forbidden', 'not_allowed')
  return session
}

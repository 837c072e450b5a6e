import type { RouterContextProvider } from 'react-router'
import { Failure } from '#app/core/failure.ts'
import type { Role, Session } from '#app/core/session.ts'
import { sessionForChange } from '#app/routes/session.server.ts'

/** Roles that may work in the admin. */
export const STAFF: readonly Role[] = ['moderator', 'admin']

/**
 * Returns the session of a moderator or admin, for a change.
 *
 * @throws Failure not_allowed, or as `sessionForChange` does
 */
export async function staffForChange(asked: { context: Readonly<RouterContextProvider> }): Promise<Session> {
  const session = await sessionForChange(asked)
  if (!STAFF.includes(session.role)) throw new Failure('forbidden', 'not_allowed')
  return session
}

/**
 * Returns the session of an admin, for a change.
 *
 * @throws Failure not_allowed, or as `sessionForChange` does
 */
export async function adminForChange(asked: { context: Readonly<RouterContextProvider> }): Promise<Session> {
  const session = await sessionForChange(asked)
  if (session.role !== 'admin') throw new Failure('forbidden', 'not_allowed')
  return session
}

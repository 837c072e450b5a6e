import type { Session } from '#app/core/session.ts'

/** What the bar at the top shows of the signed-in person. */
export type PresentedAccount = { name: string; premium: boolean; avatarUrl: string | null; staff: boolean }

/** Uses the full name, or the e-mail address when there is none. */
export function presentAccount(session: Session | null): PresentedAccount | null {
  if (!session) return null
  const { fullName, email, premium, avatarUrl, role } = session
  return { name: fullName || email, premium, avatarUrl, staff: role !== 'user' }
}

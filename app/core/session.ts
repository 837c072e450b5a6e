export const ROLES = ['user', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Who is signed in, according to the database at the time of this request. */
export type Session = {
  id: string
  userId: string
  email: string
  fullName: string
  avatarUrl: string | null
  /** True for a member of a premium school. */
  premium: boolean
  /** Role whose rights apply now: staff rights need the second factor. */
  role: Role
  /** Role that was assigned; higher than `role` while the second factor is missing. */
  givenRole: Role
  hasSecondFactor: boolean
  /** Language of the mails to this person. */
  locale: string
}

/**
 * `second-factor`: the first step succeeded and the code is still to come; nothing but entering the code is allowed.
 * `none`: no cookie (missing), a cookie that is not ours (invalid), or the session is over (ended).
 */
export type SessionState =
  | { kind: 'signed-in'; session: Session }
  | { kind: 'second-factor'; session: Session }
  | { kind: 'none'; reason: 'missing' | 'invalid' | 'ended' }

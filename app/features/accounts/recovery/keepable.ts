/** What gives access to an account besides password and sessions, and what its owner may keep. */
export const KEEPABLE = ['passkeys', 'apiKeys', 'google', 'invitations'] as const
export type Keepable = (typeof KEEPABLE)[number]

/** One such kind with the names by which the owner knows each; a name may be empty. */
export type Kept = { kind: Keepable; names: string[] }

/** What gives access to an account besides password and sessions, and what its owner may keep. */
export const KEEPABLE = ['passkeys', 'apiKeys', 'google', 'invitations'] as const
export type Keepable = (typeof KEEPABLE)[number]

/** One of them; `name` is how the owner knows it, and may be empty. `value` stands for it in a form. */
export type Kept = { kind: Keepable; value: string; name: string }

/** Returns the value of a form that stands for one of them. */
export const keptValue = (kind: Keepable, id: string): string => `${kind}:${id}`

/** Returns the ids of a kind among the values of a form. */
export const keptIds = (kind: Keepable, values: readonly string[]): string[] =>
  values.filter((value) => value.startsWith(`${kind}:`)).map((value) => value.slice(kind.length + 1))

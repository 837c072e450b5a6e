import { hash, verify } from '@node-rs/argon2'

// argon2id with what OWASP asks for at least (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same password typed on another keyboard may come in another composition (RFC 8265). */
const composed = (password: string) => password.normalize('NFKC')

/** Hash of a password as PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(composed(password), PARAMETERS)

/**
 * Whether a password belongs to a hash.
 *
 * @param hashed null or undefined where there is none: no password is right then, but a hash is computed all the same, so
 *   that the time does not tell
 */
export async function verifyPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  if (hashed) return await verify(hashed, composed(password))
  await hashPassword(password)
  return false
}

import { hash, verify } from '@node-rs/argon2'

// argon2id with OWASP's minimum parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Normalises a password, because the same one typed on another keyboard may arrive in another Unicode form (RFC 8265).
 */
const composed = (password: string) => password.normalize('NFKC')

/** Hashes a password. @returns PHC string */
export const hashPassword = (password: string): Promise<string> => hash(composed(password), PARAMETERS)

/**
 * Whether a password matches a hash.
 *
 * @param hashed null or undefined where there is none: then no password is right, but a hash is computed all the
 *   same, so that the time reveals nothing
 */
export async function verifyPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  if (hashed) return await verify(hashed, composed(password))
  await hashPassword(password)
  return false
}

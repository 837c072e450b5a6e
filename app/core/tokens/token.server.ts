import { createHash, randomBytes } from 'node:crypto'

/**
 * Creates a secret for a link or cookie (256 bits, base64url). Only its hash is stored, except for sessions, whose
 * cookie is signed as well.
 */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 of a token; a slow hash is not needed for secrets that no person chose. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

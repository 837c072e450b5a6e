import { createHash } from 'node:crypto'

/**
 * A short mark of what somebody saw when they began to write. A form carries it, so that who saves later is told when
 * somebody else changed it meanwhile.
 */
export const versionToken = (seen: unknown): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22)

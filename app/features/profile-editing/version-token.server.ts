import { createHash } from 'node:crypto'

/**
 * Returns a short token of what a person saw when they began to write. A form carries it, so that a person who saves
 * later is told when somebody else has changed the data meanwhile.
 */
export const versionToken = (seen: unknown): string =>
  createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22)

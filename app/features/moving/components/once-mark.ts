import type { Move } from '../find-move.server.ts'

/** What stands behind something that only one reader has read, where other parts of the page have been checked. */
export const onceMark = (reading: Move['move']['reading'], isOnce: boolean): string =>
  reading === 'some' && isOnce ? '*' : ''

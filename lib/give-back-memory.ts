/** Whether this process can: there is a `gc` only in one that a supervisor started. */
export const canGiveBackMemory = (): boolean => globalThis.gc !== undefined

/**
 * Collects garbage as for a lack of memory, which takes some hundred milliseconds: V8 by itself lets it stay until much
 * more has piled up, and keeps the pages that it was in for work that may never come.
 */
export function giveBackMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

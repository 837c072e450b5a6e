import { type CFunction, cFunction } from './c-library.ts'

/** Whether this process can: there is a `gc` only in one that a supervisor started. */
export const canGiveBackMemory = (): boolean => globalThis.gc !== undefined

let trim: CFunction | undefined

/**
 * Collects garbage: V8 by itself lets it stay until much more has piled up, and keeps the pages that it was in for work
 * that may never come. So does the C library with what V8 has freed of arrays. Does nothing in a process that cannot.
 *
 * @param options.thoroughly again and again until nothing more is found, which takes several times as long: only where
 *   nobody waits for an answer
 */
export function giveBackMemory({ thoroughly = false } = {}): void {
  if (!canGiveBackMemory()) return
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: thoroughly ? 'last-resort' : 'regular' })
  // Of malloc(3) of glibc; other C libraries have none.
  trim ??= cFunction('int malloc_trim(size_t keep)') ?? (() => 0)
  trim(0)
}

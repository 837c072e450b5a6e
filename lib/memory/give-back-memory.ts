import { type CFunction, cFunction } from './c-library.ts'

/** Whether this process can give back memory: only one started by a supervisor has `gc`. */
export const canGiveBackMemory = (): boolean => globalThis.gc !== undefined

let trim: CFunction | undefined

/**
 * Collects garbage and returns the freed pages. Left alone, V8 waits until much more has piled up and keeps the pages
 * for work that may never come; the C library does the same with memory that V8 has freed from arrays. Does nothing
 * where {@link canGiveBackMemory} is false.
 *
 * @param options.thoroughly repeats until nothing more is found, which takes several times as long: only where nobody
 *   is waiting for an answer
 */
export function giveBackMemory({ thoroughly = false } = {}): void {
  if (!canGiveBackMemory()) return
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: thoroughly ? 'last-resort' : 'regular' })
  giveBackFreed()
}

/** Returns the pages of what has been freed already, most of which the C library by itself keeps for later. */
export function giveBackFreed(): void {
  // From malloc(3) of glibc; other C libraries have none.
  trim ??= cFunction('int malloc_trim(size_t keep)') ?? (() => 0)
  trim(0)
}

import { createRequire } from 'node:module'

/** Whether this process can: there is a `gc` only in one that a supervisor started. */
export const canGiveBackMemory = (): boolean => globalThis.gc !== undefined

let known: ((keep: number) => unknown) | undefined

/** Of malloc(3) of glibc; other C libraries have none. */
function trim(): (keep: number) => unknown {
  known ??= loadTrim()
  return known
}

function loadTrim(): (keep: number) => unknown {
  try {
    // Only processes that give back memory load it.
    const koffi: typeof import('koffi') = createRequire(import.meta.url)('koffi')
    return koffi.load(null).func('int malloc_trim(size_t keep)')
  } catch {
    return () => {}
  }
}

/**
 * Collects garbage as for a lack of memory, which takes some hundred milliseconds: V8 by itself lets it stay until much
 * more has piled up, and keeps the pages that it was in for work that may never come. So does the C library with what
 * V8 has freed of arrays.
 */
export function giveBackMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  trim()(0)
}

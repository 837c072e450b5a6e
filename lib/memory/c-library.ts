import { createRequire } from 'node:module'

type Koffi = typeof import('koffi')
export type CFunction = (...values: unknown[]) => number | bigint
let koffi: Koffi | undefined

/** Loaded only by processes that map files or give back memory. */
function loadKoffi(): Koffi {
  koffi ??= createRequire(import.meta.url)('koffi') as Koffi
  return koffi
}

/**
 * Returns a function of the C library.
 *
 * @param prototype as its header writes it
 * @returns undefined where the C library has no such function, or `koffi` has no build for the system
 */
export function cFunction(prototype: string): CFunction | undefined {
  try {
    return loadKoffi().load(null).func(prototype)
  } catch {
    return undefined
  }
}

/** Returns memory as a buffer that does not own it. Only where {@link cFunction} found a function. */
export const memoryAt = (address: bigint, bytes: number): ArrayBuffer => loadKoffi().view(address, bytes)

import { createRequire } from 'node:module'

type Koffi = typeof import('koffi')
export type CFunction = (...values: unknown[]) => number | bigint
let koffi: Koffi | undefined

/** Only processes that map files or give back memory load it. */
function loaded(): Koffi {
  koffi ??= createRequire(import.meta.url)('koffi') as Koffi
  return koffi
}

/**
 * Returns a function of the C library.
 *
 * @param prototype as its header writes it
 * @returns undefined where the C library has no such function, or `koffi` no build for the system
 */
export function cFunction(prototype: string): CFunction | undefined {
  try {
    return loaded().load(null).func(prototype)
  } catch {
    return undefined
  }
}

/** Returns memory as a buffer, which does not own it. Only where there was a {@link cFunction}. */
export const memoryAt = (address: bigint, bytes: number): ArrayBuffer => loaded().view(address, bytes)

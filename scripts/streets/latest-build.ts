import { publicOnly } from '#lib/net/public-address.ts'
import type { ByteSource, SourceLimits } from './byte-source.ts'
import { HttpSource, StatusError } from './http-source.ts'

/**
 * Protomaps publishes a build of the whole earth each day and keeps the most recent ones
 * (https://docs.protomaps.com/basemaps/downloads).
 */
const BUILDS = 'https://build.protomaps.com'
const DAYS = 10
const DAY_MS = 24 * 3600 * 1000

/** Returns the addresses of the most recent builds, the latest first. */
export function buildAddresses(now: Date): string[] {
  const days = Array.from({ length: DAYS }, (_, ago) => new Date(now.getTime() - ago * DAY_MS))
  return days.map((day) => `${BUILDS}/${day.toISOString().slice(0, 10).replaceAll('-', '')}.pmtiles`)
}

/** Whether an address is one of {@link buildAddresses}, of any day. */
export const isBuild = (address: string): boolean => address.startsWith(`${BUILDS}/`)

/** Opens a build, which may only be served by machines on the public internet. */
export function openBuild(address: string, signal: AbortSignal, limits: SourceLimits): Promise<ByteSource> {
  return HttpSource.open(new URL(address), { limits, signal, guard: publicOnly })
}

/** Opens the latest available build. @throws Error in one sentence if there is none */
export async function openLatestBuild(signal: AbortSignal, limits: SourceLimits): Promise<ByteSource> {
  for (const address of buildAddresses(new Date())) {
    try {
      return await openBuild(address, signal, limits)
    } catch (error) {
      if (!(error instanceof StatusError)) throw error
    }
  }
  throw new Error(`${BUILDS} has no build of the last ${DAYS} days: name one with --from.`)
}

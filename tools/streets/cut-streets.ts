import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { publicOnly } from '#lib/net/public-address.ts'
import { type Area, type Box, findArea } from './area.ts'
import { type ByteSource, openSource, SOURCE_LIMITS, type SourceLimits } from './byte-source.ts'
import { HttpSource, StatusError } from './http-source.ts'
import { planCut } from './plan-cut.ts'
import { readArchive } from './read-archive.ts'
import { partOf, writeCut } from './write-cut.ts'

/**
 * Protomaps publishes a build of the whole earth each day and keeps the most recent ones
 * (https://docs.protomaps.com/basemaps/downloads).
 */
const BUILDS = 'https://build.protomaps.com'
const DAYS = 10
const DAY_MS = 24 * 3600 * 1000

export type CutOptions = {
  /** Countries, towns and boxes, as {@link findArea} reads them. */
  areas: readonly string[]
  /** Path or http(s) address of the archive; by default the latest build of Protomaps. */
  from?: string | undefined
  /** Highest zoom that is cut out. */
  maxZoom: number
  /** Maximum size of the new file in bytes. */
  maxSize: number
  /** Only reports what would be done. */
  dryRun: boolean
  target: string
  signal: AbortSignal
  /** Receives messages for the operator. */
  tell: (line: string) => void
  progress: { start: (total: number) => void; bytes: (count: number) => void; stop: () => void }
  limits?: SourceLimits
}

/**
 * Cuts the streets of areas out of a Protomaps basemap into one file.
 *
 * @throws Error in one sentence that says what to do; the data read so far is kept for the next call with the same
 *   areas
 */
export async function cutStreets(options: CutOptions): Promise<void> {
  const { target, tell } = options
  const areas = options.areas.map(findArea)
  const source = await open(options, areas)
  try {
    await cut(options, areas, source)
  } finally {
    await source.close()
  }
  if (!options.dryRun) tell(`${target} is whole: the site shows these streets from now on.`)
}

async function cut(options: CutOptions, areas: readonly Area[], source: ByteSource): Promise<void> {
  const { maxZoom, maxSize, dryRun, target, tell, progress } = options
  const boxes = areas.flatMap((area) => area.boxes)
  for (const area of areas) tell(`${area.name}: ${area.boxes.map((box) => box.join(',')).join(' and ')}`)
  const archive = await readArchive(source)
  const plan = await planCut(archive, boxes, maxZoom)
  tell(
    `${plan.tiles} tiles up to zoom ${Math.min(maxZoom, archive.header.maxZoom)}, ${megabytes(plan.size)}, ` +
      `in ${plan.reads.length} reads from ${source.name}`,
  )
  if (plan.size > maxSize) {
    throw new Error(
      `That is more than ${megabytes(maxSize)}: name a smaller area, a lower --max-zoom or a higher --max-size.`,
    )
  }
  if (dryRun) return
  await assertRoom(target, plan.size)
  const begun = { from: source.name, version: source.version, digest: plan.digest, areas: keyOf(boxes), maxZoom }
  const { tileCompression } = archive.header
  progress.start(plan.reads.reduce((sum, { length }) => sum + length, 0))
  try {
    await writeCut({ source, plan, target, begun, tileCompression, onRead: progress.bytes })
  } finally {
    progress.stop()
  }
}

/** Opens the given archive, or that of an interrupted run, or the latest one. */
async function open(
  { from, target, maxZoom, signal, limits = SOURCE_LIMITS }: CutOptions,
  areas: readonly Area[],
): Promise<ByteSource> {
  if (from !== undefined) return await openSource(from, signal, limits)
  const begun = partOf(target).journal.read()?.begun
  const isSame = begun?.areas === keyOf(areas.flatMap(({ boxes }) => boxes)) && begun.maxZoom === maxZoom
  if (isSame && isBuild(begun.from)) {
    // Builds are removed after some days; the cut then starts again with the latest one.
    const former = await openBuild(begun.from, signal, limits).catch(() => signal.throwIfAborted())
    if (former) return former
  }
  return await openLatestBuild(signal, limits)
}

const keyOf = (boxes: readonly Box[]) => JSON.stringify(boxes)

async function assertRoom(target: string, size: number): Promise<void> {
  for (let folder = path.dirname(path.resolve(target)); ; folder = path.dirname(folder)) {
    const room = await statfs(folder).catch(() => undefined)
    if (!room) continue
    const free = room.bavail * room.bsize
    if (free < size) throw new Error(`Only ${megabytes(free)} are free in ${folder}.`)
    return
  }
}

/** Formats a number of bytes for people. */
const megabytes = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`

/** Returns the addresses of the most recent builds, the latest first. */
export function buildAddresses(now: Date): string[] {
  const days = Array.from({ length: DAYS }, (_, ago) => new Date(now.getTime() - ago * DAY_MS))
  return days.map((day) => `${BUILDS}/${day.toISOString().slice(0, 10).replaceAll('-', '')}.pmtiles`)
}

/** Whether an address is one of {@link buildAddresses}, of any day. */
export const isBuild = (address: string): boolean => address.startsWith(`${BUILDS}/`)

/** Opens a build, which may only be served by machines on the public internet. */
function openBuild(address: string, signal: AbortSignal, limits: SourceLimits): Promise<ByteSource> {
  return HttpSource.open(new URL(address), { limits, signal, guard: publicOnly })
}

/** Opens the latest available build. @throws Error in one sentence if there is none */
async function openLatestBuild(signal: AbortSignal, limits: SourceLimits): Promise<ByteSource> {
  for (const address of buildAddresses(new Date())) {
    try {
      return await openBuild(address, signal, limits)
    } catch (error) {
      if (!(error instanceof StatusError)) throw error
    }
  }
  throw new Error(`${BUILDS} has no build of the last ${DAYS} days: name one with --from.`)
}

import type { CatalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import type { SourceState } from './directory-counts.ts'
import { hostOf, type WantedFile } from './fetch-sources.ts'

/** Pace of a publisher's server and of an import, in bytes a second, as seen on ordinary ones. */
const FETCHED_PER_SECOND = 1_000_000
const IMPORTED_PER_SECOND = 1_500_000

/** Returns the table of sources for the terminal. */
export function listText(states: readonly SourceState[]): string {
  const header = ['source', 'edition', 'schools', 'with facts', 'last update', 'next look']
  const rows = states.map((state) => [
    state.entry.id,
    state.edition ?? '–',
    percentText(state.schoolsPercent),
    percentText(state.factsPercent),
    outcomeText(state.lastOutcome),
    lookText(state),
  ])
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)))
  const lines = [header, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\nPer cent of the schools that the source should have.`
}

const percentText = (percent: number | undefined) => (percent === undefined ? '' : `${percent} %`)

function outcomeText(last: SourceState['lastOutcome']): string {
  if (!last) return '–'
  const when = `${last.outcome} ${last.at.toISOString().slice(0, 10)}`
  return last.outcome === 'failed' ? `${when} (${last.detail.slice(0, 80)})` : when
}

function lookText({ entry, nextLook }: SourceState): string {
  if (nextLook) return nextLook.toISOString().slice(0, 10)
  return entry.files.some(({ find }) => find) ? 'npm run registers -- update' : `by hand, ${entry.page}`
}

/** Returns the plan of an update: what is fetched from where, how large it is and how long it takes, about. */
export function planText(files: readonly WantedFile[], byHand: readonly CatalogueEntry[]): string {
  const hosts = Map.groupBy(files, ({ find }) => hostOf(find))
  const lines = [...hosts].map(
    ([host, each]) =>
      `  ${host}: ${each.map(({ entry, file }) => `${entry.id}/${file.key}`).join(', ')} (${megabytes(each)})`,
  )
  const seconds =
    Math.max(0, ...[...hosts.values()].map(sizeOf)) / FETCHED_PER_SECOND + sizeOf(files) / IMPORTED_PER_SECOND
  const left = byHand.map(({ id, page }) => `  ${id}: fetch it from ${page} and give it with --from`)
  return [
    `To be looked at, about ${megabytes(files)}, ${Math.max(1, Math.round(seconds / 60))} minutes if all is new:`,
    ...lines,
    ...(left.length > 0 ? ['Without an address:', ...left] : []),
  ].join('\n')
}

const sizeOf = (files: readonly WantedFile[]) => files.reduce((sum, { file }) => sum + file.bytes, 0)
const megabytes = (files: readonly WantedFile[]) => `${(sizeOf(files) / 1_000_000).toFixed(1)} MB`

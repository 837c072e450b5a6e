import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { FetchMeans } from '#app/features/import-runs/editions/fetch-edition.server.ts'
import {
  noteImported,
  noteOutcome,
  type UpdateOutcome,
} from '#app/features/import-runs/editions/register-files.server.ts'
import type { CatalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { groupNameOf } from '#app/features/schools/sources/catalogue/file-groups.ts'
import { SOURCES } from '../sources.ts'
import { type FetchOutcome, fetchSources, fetchText, wantedFiles } from './fetch-sources.ts'
import { type ImportMeans, importRuns, isWholeRun, nameOfRun, type RunOutcome } from './import-runs.ts'
import { type PlannedRun, planRuns } from './plan-runs.ts'
import { type SortedFile, sortPlaces } from './sort-files.ts'

/** What became of the update of a source. */
export type SourceOutcome = UpdateOutcome & { source: string }

type Means = { fetch: FetchMeans; import: ImportMeans; say: (line: string) => void }

/**
 * Brings sources up to date: fetches the newest editions of their files and imports what is new.
 * What was fetched is noted at once, so that an interrupted update goes on where it was.
 *
 * @param means.say called with a line for each file and run
 * @throws the reason of the signal when the person stops it; what was imported until then stays
 */
export async function updateSources(entries: readonly CatalogueEntry[], means: Means): Promise<SourceOutcome[]> {
  const fetched = await fetchSources(await wantedFiles(entries), means.fetch, (one) => means.say(fetchText(one)))
  const problems = new Map(
    entries.map(({ id }) => [id, problemsOf(fetched.filter(({ wanted }) => wanted.entry.id === id))]),
  )
  const unpacked = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-registers-'))
  try {
    return await importFetched(fetched, { problems, unpacked }, means)
  } finally {
    await fs.rm(unpacked, { recursive: true, force: true })
  }
}

type Around = {
  /** What failed, by source. */
  problems: ReadonlyMap<string, string[]>
  /** Folder for what is packed in zips. */
  unpacked: string
}

async function importFetched(fetched: readonly FetchOutcome[], { problems, unpacked }: Around, means: Means) {
  const { files, runs } = await plan(fetched, { problems, unpacked })
  const imported = new Set<string>()
  const whole = (run: PlannedRun) => isWholeRun(run, wholeFiles(fetched, run))
  for await (const outcome of importRuns(runs, means.import, whole)) {
    means.say(runText(outcome))
    const { run, problem } = outcome
    if (problem) problems.get(run.source.id)?.push(problem)
    else {
      imported.add(run.source.id)
      const keys = files.filter((one) => one.source === run.source && one.group === run.group).map(({ key }) => key)
      await noteImported(run.source.id, keys)
      if (keys.length === 1) await forget(means.fetch.folder, run.source.id, keys[0]!)
    }
  }
  return await noteAll(problems, imported)
}

/** A required file that cannot be fetched fails its source; an optional one is only told. */
function problemsOf(outcomes: FetchOutcome[]): string[] {
  return outcomes.flatMap(({ wanted, problem }) => (problem && !wanted.file.optional ? [problem] : []))
}

type PlannedFile = { source: SortedFile['source']; group: string; key: string }

/** Groups with something new and without a required file that is missing become runs, by the headers of their files. */
async function plan(fetched: readonly FetchOutcome[], { problems, unpacked }: Around) {
  const files: PlannedFile[] = []
  const sorted: SortedFile[] = []
  for (const group of Map.groupBy(fetched, ({ wanted }) => `${wanted.entry.id}/${groupNameOf(wanted.file)}`).values()) {
    const lacks = group.some(({ wanted, edition }) => !edition && !wanted.file.optional)
    if (lacks || !group.some(({ edition }) => edition?.isNew)) continue
    for (const { wanted, edition } of group) {
      const { entry, file } = wanted
      const source = SOURCES.find(({ id }) => id === entry.id)!
      const { files: known, unknown } = await sortPlaces(edition?.paths ?? [], { unpacked, sources: [source] })
      // A zip may hold further files, which are of no use.
      if (!file.optional && known.length === 0)
        problems.get(entry.id)?.push(...unknown.map((one) => `${one.file}: ${one.reason}`))
      const inGroup = { source, group: groupNameOf(file), key: file.key }
      sorted.push(...known.map((one) => ({ ...one, day: one.day ?? edition?.edition, group: inGroup.group })))
      if (known.length > 0) files.push(inGroup)
    }
  }
  return { files, runs: planRuns(sorted) }
}

const wholeFiles = (fetched: readonly FetchOutcome[], { source }: PlannedRun) =>
  fetched.flatMap(({ wanted: { entry, file }, edition }) =>
    entry.id === source.id && edition?.mayBeWhole ? [file] : [],
  )

/** A file that nothing completes is not needed once it is imported. */
const forget = (folder: string, source: string, key: string) =>
  fs.rm(path.join(folder, source, key), { recursive: true, force: true })

async function noteAll(
  problems: ReadonlyMap<string, string[]>,
  imported: ReadonlySet<string>,
): Promise<SourceOutcome[]> {
  const outcomes: SourceOutcome[] = []
  for (const [source, found] of problems) {
    const outcome = found.length > 0 ? 'failed' : imported.has(source) ? 'imported' : 'unchanged'
    const noted = { outcome, detail: found.join(' ') } as const
    await noteOutcome(source, noted)
    outcomes.push({ source, ...noted })
  }
  return outcomes
}

/** Names what became of a run for the person. */
export function runText({ run, report, problem, seconds }: RunOutcome): string {
  const name = nameOfRun(run)
  if (!report) return `${name}\n  not imported: ${problem}`
  const { read, added, changed, unchanged, closed, rejected, facts } = report
  const counts = `added ${added} · changed ${changed} · unchanged ${unchanged} · closed ${closed} · rejected ${rejected}`
  return `${name}\n  ${read} rows in ${seconds.toFixed(1)} s: ${counts} · facts ${facts}`
}

import fs from 'node:fs'
import path from 'node:path'
import { knownEditions } from '#app/features/import-runs/editions/register-files.server.ts'
import { catalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { groupNameOf, mayBeWhole } from '#app/features/schools/sources/catalogue/file-groups.ts'
import { closeDatabase } from '#db/client.ts'
import { noProgress } from '#imports/progress.ts'
import { type ImportMeans, importRuns, isWholeRun } from '#imports/registers/import-runs.ts'
import { planRuns } from '#imports/registers/plan-runs.ts'
import { registersCommand } from '#imports/registers/registers-command.ts'
import { type SortedFile, sortFiles, sortPlaces } from '#imports/registers/sort-files.ts'
import { runText } from '#imports/registers/update-sources.ts'
import { SOURCES } from '#imports/sources.ts'
import { leadTo } from '#imports/testing/publishers/stand-in-publishers.ts'

// Carries out the command in a process whose memory is then that of the command: `node bench/registers/worker.ts
// <folder> update <port of the stand-in>` or, after it, `<folder> reverse`. The folder has what no publisher has in
// `left/`, and takes what was fetched in `kept/`.

const [work = '', what, port] = process.argv.slice(2)
const [fetched, kept, left, unpacked] = ['fetched', 'kept', 'left', 'unpacked'].map((name) =>
  path.join(work, name),
) as [string, string, string, string]
const editionsFile = path.join(work, 'editions.json')
for (const folder of [fetched, kept, left, unpacked]) fs.mkdirSync(folder, { recursive: true })
const means: ImportMeans = { rejectedDir: work, waitMinutes: 1, progress: noProgress }

const started = performance.now()
if (what === 'update') await update(Number(port))
else await reverse()
const minutes = (performance.now() - started) / 60_000
const memoryMb = process.resourceUsage().maxRSS / 1024
console.log(`${what}: ${minutes.toFixed(1)} minutes, peak memory ${Math.round(memoryMb)} MB`)
await closeDatabase()

async function update(standIn: number) {
  const command = {
    say: (line: string) => {
      console.log(line)
      keepFetched()
    },
    ask: undefined,
    fetch: { folder: fetched, today: new Date().toISOString().slice(0, 10), userAgent: 'Aulario', ...leadTo(standIn) },
    import: means,
  }
  const before = performance.now()
  const code = await registersCommand(['update', '--yes'], command)
  console.log(`registers update: ${((performance.now() - before) / 60_000).toFixed(1)} minutes, exit code ${code}`)
  const editions = [...(await knownEditions())].map(([name, { edition, bytes }]) => [name, { edition, bytes }])
  fs.writeFileSync(editionsFile, JSON.stringify(Object.fromEntries(editions)))
  await registersCommand(['update', '--from', left, '--yes'], command)
}

/** Imported files are removed, but the second directory takes the same. */
function keepFetched() {
  for (const one of fs.readdirSync(fetched, { recursive: true, withFileTypes: true })) {
    if (!one.isFile() || one.name.startsWith('.part')) continue
    const place = path.join(kept, path.relative(fetched, one.parentPath), one.name)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    if (!fs.existsSync(place)) fs.linkSync(path.join(one.parentPath, one.name), place)
  }
}

/** Takes the runs of the update and of the folder from the last to the first. */
async function reverse() {
  const { files } = await sortFiles(left, unpacked)
  const fetchedRuns = planRuns(await sortKept())
  const runs = [...fetchedRuns, ...planRuns(files)].toReversed()
  const isWhole = (run: (typeof runs)[number]) =>
    fetchedRuns.includes(run) && isWholeRun(run, wholeFiles(run.source.id))
  for await (const outcome of importRuns(runs, means, isWhole)) console.log(runText(outcome))
}

type Editions = Record<string, { edition: string | null; bytes: number }>
function readEditions(): Editions {
  return JSON.parse(fs.readFileSync(editionsFile, 'utf8'))
}

function wholeFiles(id: string) {
  const editions = readEditions()
  const files = catalogueEntry(id)?.files ?? []
  return files.filter((file) => {
    const held = editions[`${id}/${file.key}`]
    return held && mayBeWhole(file, held.bytes, true)
  })
}

/** Sorts what was fetched as the update did. */
async function sortKept(): Promise<SortedFile[]> {
  const editions = readEditions()
  const sorted: SortedFile[] = []
  for (const one of fs.readdirSync(kept, { recursive: true, withFileTypes: true })) {
    if (!one.isFile()) continue
    const [id = '', key = ''] = path.relative(kept, one.parentPath).split(path.sep)
    const file = catalogueEntry(id)?.files.find((each) => each.key === key)
    const source = SOURCES.find((each) => each.id === id)
    if (!file || !source) continue
    const { files } = await sortPlaces([path.join(one.parentPath, one.name)], { unpacked, sources: [source] })
    const [edition, group] = [editions[`${id}/${key}`]?.edition ?? undefined, groupNameOf(file)]
    sorted.push(...files.map((each) => ({ ...each, day: each.day ?? edition, group })))
  }
  return sorted
}

import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { FetchMeans } from '#app/features/import-runs/editions/fetch-edition.server.ts'
import { keepCountry } from '#app/features/import-runs/registers/keep-country.server.ts'
import type { CatalogueEntry } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { CATALOGUE } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { COUNTRIES } from '#db/vocabulary.ts'
import { ImportError } from '../import-error.ts'
import { chooseSources, countDirectory, type DirectoryCounts, sourceStates } from './directory-counts.ts'
import { wantedFiles } from './fetch-sources.ts'
import { type ImportMeans, importRuns, nameOfRun } from './import-runs.ts'
import { planRuns } from './plan-runs.ts'
import { listText, planText } from './register-texts.ts'
import { sortFiles } from './sort-files.ts'
import { runText, updateSources } from './update-sources.ts'

/** What the command needs of its process. */
export type CommandMeans = {
  say: (line: string) => void
  /** Asks whether to go on; undefined without a terminal. */
  ask: ((question: string) => Promise<boolean>) | undefined
  fetch: FetchMeans
  import: ImportMeans
}

export const USAGE = `Usage: npm run registers -- list [country|source …]
       npm run registers -- update [country|source …] [--from <folder>] [--yes]
       npm run registers -- keep <country> … [--off]
list: what there is and what of it is in the directory. update: fetches the newest editions and imports what is new;
--from takes files that were fetched elsewhere instead, in any mixture. --yes does not ask. keep: the site looks every
week by itself and imports what is new, after a trial; --off ends it.
Countries: ${COUNTRIES.join(', ')}`

const FLAGS = { from: { type: 'string' }, yes: { type: 'boolean' }, off: { type: 'boolean' } } as const

/**
 * Carries out `registers list`, `registers update` or `registers keep`.
 *
 * @returns the exit code: 1 if something could not be brought up to date
 * @throws ImportError with the usage, or with what hinders it
 */
export async function registersCommand(args: readonly string[], means: CommandMeans): Promise<number> {
  const { values, positionals } = readFlags(args)
  const [what, ...names] = positionals
  if (what === 'keep') return await keep(names, !values.off, means)
  const entries = choose(names)
  if (what === 'list' && !values.from) {
    means.say(listText(await sourceStates(entries)))
    return 0
  }
  if (what !== 'update') throw new ImportError(USAGE)
  const before = await countDirectory()
  const work =
    values.from === undefined ? await prepareUpdate(entries, means) : await prepareFolder(values.from, entries, means)
  try {
    if (!work.run || !(await isWanted(values.yes ?? false, means))) return work.run ? 1 : 0
    const failures = await work.run()
    means.say(summary(before, await countDirectory(), failures))
    return failures.length > 0 ? 1 : 0
  } finally {
    await work.end()
  }
}

async function keep(names: readonly string[], isKept: boolean, { say }: CommandMeans): Promise<number> {
  const countries = names.map((name) => COUNTRIES.find((country) => country === name.toUpperCase()))
  if (countries.length === 0) throw new ImportError(USAGE)
  if (countries.includes(undefined)) throw new ImportError(`${names.join(', ')} must be countries.\n${USAGE}`)
  for (const country of countries.flatMap((one) => one ?? [])) {
    const changed = await keepCountry(null, country, isKept)
    say(`${country}: ${changed} scheduled imports ${isKept ? 'set up' : 'ended'}`)
  }
  return 0
}

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true })
  } catch (error) {
    throw new ImportError(`${(error as Error).message}\n${USAGE}`)
  }
}

function choose(names: readonly string[]) {
  try {
    return chooseSources(names, CATALOGUE)
  } catch (error) {
    throw new ImportError((error as Error).message)
  }
}

async function isWanted(yes: boolean, { ask }: CommandMeans): Promise<boolean> {
  if (yes) return true
  if (!ask) throw new ImportError('Nothing was done: without a terminal, say --yes.')
  return await ask('Go on? [y/N] ')
}

/** What is to be done; nothing without `run`, which returns what failed. */
type Work = { run?: () => Promise<string[]>; end: () => Promise<void> }

async function prepareUpdate(entries: readonly CatalogueEntry[], means: CommandMeans): Promise<Work> {
  const files = await wantedFiles(entries).catch((error: Error) => {
    throw new ImportError(error.message)
  })
  const byHand = entries.filter(({ id }) => !files.some(({ entry }) => entry.id === id))
  means.say(planText(files, byHand))
  const end = async () => {}
  if (files.length === 0) return { end }
  const run = async () => {
    const fetchable = entries.filter((entry) => !byHand.includes(entry))
    const outcomes = await updateSources(fetchable, means)
    return outcomes.filter(({ outcome }) => outcome === 'failed').map(({ source, detail }) => `${source}: ${detail}`)
  }
  return { run, end }
}

async function prepareFolder(folder: string, entries: readonly CatalogueEntry[], means: CommandMeans): Promise<Work> {
  const unpacked = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-registers-'))
  const end = () => fs.rm(unpacked, { recursive: true, force: true })
  try {
    const { files, unknown } = await sortFiles(folder, unpacked, means.import.signal)
    const chosen = files.filter(({ source }) => entries.some(({ id }) => id === source.id))
    const runs = planRuns(chosen)
    for (const { file, reason } of unknown) means.say(`Left out: ${file}: ${reason}`)
    means.say(`${runs.length} imports:\n${runs.map((run) => `  ${nameOfRun(run)}`).join('\n')}`)
    if (runs.length === 0) return { end }
    const run = async () => {
      const failures: string[] = []
      for await (const outcome of importRuns(runs, means.import, () => false)) {
        means.say(runText(outcome))
        if (outcome.problem) failures.push(`${nameOfRun(outcome.run)}: ${outcome.problem}`)
      }
      return failures
    }
    return { run, end }
  } catch (error) {
    await end()
    throw error
  }
}

function summary(before: DirectoryCounts, after: DirectoryCounts, failures: readonly string[]): string {
  const lines = COUNTRIES.filter((country) => before[country].schools + after[country].schools > 0).map((country) => {
    const [was, is] = [before[country], after[country]]
    return `  ${country}: schools ${was.schools} → ${is.schools} · facts ${was.facts} → ${is.facts}`
  })
  const failed = failures.length > 0 ? `\nNot brought up to date:\n${failures.map((one) => `  ${one}`).join('\n')}` : ''
  return `Done.\n${lines.join('\n')}${failed}`
}

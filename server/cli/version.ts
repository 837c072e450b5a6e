// `aulario version`: which releases answer visitors now, by their processes, and which are installed.
import fs from 'node:fs'
import path from 'node:path'
import { isEntryPoint } from '#lib/is-entry-point.ts'
import { nameBuild } from '../start/name-build.ts'

const root = path.join(import.meta.dirname, '../..')

/** The version is that of the folder, which need not be the one of this command. */
async function nameRelease(folder: string): Promise<string> {
  const bundle = path.join(folder, 'build/server/index.js')
  const { build } = await nameBuild(fs.existsSync(bundle) ? new URL(`file://${bundle}`) : undefined)
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return `Aulario ${version}, build ${build}`
}

/** Reads something of a process that may have ended, or be somebody else's. */
function ofProcess<Found>(read: () => Found): Found | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

const isProgram = (pid: string) =>
  ofProcess(() => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').some(isEntryPoint)) ?? false
const parentOf = (pid: string) =>
  ofProcess(() => fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]) ?? ''

/** @returns number of processes that answer, by the folder of their release; those of a supervisor have its command */
function countAnswering(): Map<string, number> {
  const pids = ofProcess(() => fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) ?? []
  const answering = pids.filter((pid) => isProgram(pid) && isProgram(parentOf(pid)))
  const folders = answering.flatMap((pid) => ofProcess(() => fs.readlinkSync(`/proc/${pid}/cwd`)) ?? [])
  return new Map([...Map.groupBy(folders, (folder) => folder)].map(([folder, all]) => [folder, all.length]))
}

const answering = countAnswering()
for (const [folder, many] of answering) {
  // A process in a container has its folder there.
  const name = await nameRelease(folder).catch(() => 'another program')
  console.log(`answers now: ${name}, ${many === 1 ? '1 process' : `${many} processes`} of ${folder}`)
}
if (answering.size === 0) console.log('nothing answers on this machine')
console.log(`this command: ${await nameRelease(root)}, Node ${process.versions.node}`)

const releases = path.dirname(root)
const linked = (link: string) => ofProcess(() => path.basename(fs.realpathSync(path.join(releases, '..', link))))
if (path.basename(releases) === 'releases')
  for (const name of fs
    .readdirSync(releases)
    .filter((one) => /^\d[\w.-]*$/.test(one))
    .sort()) {
    const marks = ['current', 'previous'].filter((link) => linked(link) === name)
    if (answering.has(path.join(releases, name))) marks.unshift('answers')
    console.log(`release ${name}${marks.length > 0 ? `: ${marks.join(', ')}` : ''}`)
  }

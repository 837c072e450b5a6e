import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '../..')

/** Runs npm on the Node of this project; ends this program when it fails. @returns its warnings */
export const npm: (node: string, args: string[], cwd: string) => Promise<string> = createRequire(import.meta.url)(
  '../../scripts/ensure/run.cjs',
).npm

/** What a release is made of. */
export type Commit = { commit: string; version: string; time: number }

/** The committed state, whose time a `SOURCE_DATE_EPOCH` may set. @throws Error when the folder is no clone */
export function readCommit(): Commit {
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
  const { version } = JSON.parse(git('show', 'HEAD:package.json'))
  const time = Number(process.env.SOURCE_DATE_EPOCH || git('log', '-1', '--format=%ct'))
  return { commit: git('rev-parse', '--short=12', 'HEAD').slice(0, 12), version, time }
}

/** Takes what is committed, nothing else of this folder, into another one, and builds it there with its packages. */
export async function buildProgram(folder: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true })
  const files = execFileSync('git', ['-C', root, 'archive', 'HEAD'], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
  execFileSync(process.execPath, ['scripts/ensure.cjs', '--build'], { cwd: folder, stdio: 'inherit' })
}

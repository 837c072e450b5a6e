import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const NEEDED = [
  'scripts/ensure.cjs',
  'scripts/ensure',
  'scripts/sources.json',
  'scripts/node-integrity.json',
  'lib/net/listen-at.cjs',
  'lib/net/listen-defaults.json',
  'package.json',
  'package-lock.json',
  '.npmrc',
]

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-ensure-'))
  for (const name of NEEDED) fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  fs.writeFileSync(path.join(folder, 'npm-cli.js'), NPM)
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** Stands in for npm: installs one package, and builds with a list of files and a warning. */
const NPM = `
import fs from 'node:fs'
import path from 'node:path'
const write = (file) => {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, '')
}
if (process.argv[2] === 'ci') {
  for (const name of ['index.js', 'index.js.map', 'index.d.ts', 'index.ts', 'README.md', 'LICENSE.md'])
    write('node_modules/a/' + name)
  write('node_modules/.bin/node')
  fs.mkdirSync('node_modules/node/bin', { recursive: true })
  fs.symlinkSync(process.execPath, 'node_modules/node/bin/node')
} else {
  console.log('a list of files')
  console.error('a warning')
  if (process.env.FAILS) process.exit(3)
  write('build/server/index.js')
}`

/** Runs the script on the disk that a test describes: free megabytes, and a folder that is closed to the user. */
function ensure(flags: string[], env: Record<string, string> = {}, disk: { freeMb?: number; closed?: string } = {}) {
  const { freeMb = 9000, closed = 'none' } = disk
  fs.writeFileSync(
    path.join(folder, 'disk.cjs'),
    `const fs = require('node:fs')
     fs.statfsSync = () => ({ bavail: ${freeMb}, bsize: 1e6 })
     const { accessSync } = fs
     fs.accessSync = (file, mode) => {
       if (file === ${JSON.stringify(path.join(folder, closed))}) throw Object.assign(new Error(), { code: 'EACCES' })
       accessSync(file, mode)
     }`,
  )
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', './disk.cjs', 'scripts/ensure.cjs', ...flags],
    { cwd: folder, encoding: 'utf8', env: { PORT: '0', npm_execpath: path.join(folder, 'npm-cli.js'), ...env } },
  )
  return { status, stdout, stderr }
}

const refused = (sentence: RegExp) => ({ status: 1, stdout: '', stderr: expect.stringMatching(sentence) })
const isUntouched = () => !['node_modules', 'build', '.install'].some((name) => fs.existsSync(path.join(folder, name)))

test('a port that is taken is said before anything is installed', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  const taken = new RegExp(`^Port ${port} is taken: stop the other program or start with another port, .*\\n$`)
  expect(ensure(['--build', '--port'], { PORT: String(port) })).toEqual(refused(taken))
  other.close()
  expect(isUntouched()).toBe(true)
})

test.each([
  [{ PORT: 'abc' }, /^PORT must be a whole number from 0 to 65535\.\n$/],
  [{ HOST: '192.0.2.1' }, /^HOST=192\.0\.2\.1 is no address of this machine: .*\n$/],
])('%o is refused before anything is installed', (env, sentence) => {
  expect(ensure(['--port'], env)).toEqual(refused(sentence))
  expect(isUntouched()).toBe(true)
})

test.each([
  [{ freeMb: 900 }, /^There is too little space left on the disk of .*: 900 MB of about 1500 MB\..*\n$/],
  [{ closed: '.' }, /^This user may not write in .*: make it theirs .*\n$/],
  [{ closed: 'data' }, /^This user may not write in .*data: make it theirs .*\n$/],
])('a folder with %o is refused before anything is installed', (disk, sentence) => {
  fs.mkdirSync(path.join(folder, 'data'))
  expect(ensure([], {}, disk)).toEqual(refused(sentence))
  expect(isUntouched()).toBe(true)
})

test('each step takes one line, below it stand its warnings, and the second time there is nothing to say', () => {
  const { status, stdout, stderr } = ensure(['--build', '--port'])
  expect(stdout).toMatch(/^Packages: installed in [\d.]+ s\nBuild: made in [\d.]+ s\n$/)
  expect([status, stderr]).toEqual([0, 'a warning\n'])
  expect(ensure(['--build', '--port'])).toEqual({ status: 0, stdout: '', stderr: '' })
})

test('of a build that fails everything is shown', () => {
  const { status, stdout, stderr } = ensure(['--build'], { FAILS: 'yes' })
  expect(stdout).toMatch(/^Packages: installed in [\d.]+ s\n\n$/)
  expect([status, stderr.split('\n').sort()]).toEqual([3, ['', 'a list of files', 'a warning']])
})

test('of packages only what a command reads is kept', () => {
  ensure([])
  expect(fs.readdirSync(path.join(folder, 'node_modules/a')).sort()).toEqual(['LICENSE.md', 'index.d.ts', 'index.js'])
})

// Runs before `npm start`, `npm test` and `npm run dev` on any Node from 18 on: installs when node_modules is missing or
// stale and, with --build, builds when the sources changed. Plain CommonJS, because the system's Node may be old.
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '..')
const SOURCES = [
  ...['package.json', 'app', 'db', 'imports', 'lib', 'server', 'public'],
  ...['vite.config.ts', 'react-router.config.ts', 'scripts/precompress.ts'],
]

function run(command, args, binFolder) {
  const PATH = [binFolder, path.join(root, 'node_modules', '.bin'), process.env.PATH]
    .filter(Boolean)
    .join(path.delimiter)
  // A NODE_ENV from outside would make npm leave out development packages and the build bundle differently.
  const env = { ...process.env, PATH, NODE_ENV: '' }
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', env })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/**
 * npm leaves out optional binaries whose "engines" do not fit the Node that npm runs on, so an old Node must not run
 * the install itself: it fetches the right Node first and runs npm on that.
 */
function install() {
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const args = ['install', '--include=dev', ...flags]
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return run('npm', args)
  const wanted = require('../package.json').dependencies.node
  const folder = path.join(root, '.node')
  const bin = path.join(folder, 'node_modules', '.bin')
  if (!fs.existsSync(path.join(bin, 'node'))) {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }))
    run('npm', ['install', '--prefix', folder, ...flags, `node@${wanted}`])
  }
  run(path.join(bin, 'node'), [process.env.npm_execpath, ...args], bin)
}

function digest(paths) {
  const hash = createHash('sha256').update(process.platform + process.arch)
  const add = (file) => {
    if (!fs.existsSync(file)) return
    if (fs.statSync(file).isDirectory()) {
      for (const name of fs.readdirSync(file).sort()) add(path.join(file, name))
    } else {
      hash.update(path.relative(root, file)).update(fs.readFileSync(file))
    }
  }
  for (const name of paths) add(path.join(root, name))
  return hash.digest('hex')
}

/** Does the work unless the stamp file says that it was done for the same inputs and its result is still there. */
function step(stamp, inputs, work, result) {
  const wanted = digest(inputs)
  const file = path.join(root, stamp)
  const done = fs.existsSync(file) && fs.readFileSync(file, 'utf8') === wanted && fs.existsSync(path.join(root, result))
  if (done) return
  work()
  fs.writeFileSync(file, wanted)
}

step('node_modules/.installed', ['package-lock.json'], install, 'node_modules/.bin/node')
if (process.argv.includes('--build')) {
  const build = () => run('npm', ['run', '--silent', 'build'])
  step('build/.built', ['package-lock.json', ...SOURCES], build, 'build/server/index.js')
}

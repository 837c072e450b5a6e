// Runs before `npm start`, `npm test` and `npm run dev` on any Node from 18 on: installs when node_modules is missing
// or stale and, with --build, builds when the sources changed. With --release it also removes what only building and
// testing need. Plain CommonJS, because the system's Node may be old.
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '..')
/** Files and folders that the build consists of; the build itself fails when it reads any other. */
const SOURCES = require('./sources.json')

/** Runs a program, from this project unless told otherwise; if that fails, the whole script ends. */
function run(command, args, { binFolder, cwd = root } = {}) {
  const PATH = [binFolder, path.join(root, 'node_modules', '.bin'), process.env.PATH]
    .filter(Boolean)
    .join(path.delimiter)
  // A NODE_ENV from outside would make npm leave out development packages and the build bundle differently.
  const env = { ...process.env, PATH, NODE_ENV: '' }
  const shell = process.platform === 'win32' && !path.isAbsolute(command)
  const result = spawnSync(command, args, { cwd, stdio: 'inherit', shell, env })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

/**
 * Runs npm on a Node. The location of npm itself is known only under `npm start`, so it is searched as the shell would:
 * its command is a link to npm-cli.js, or on Windows a script beside it.
 */
function npm(node, args, cwd) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(root + path.sep))
  const found = folders.flatMap((folder) => [
    path.join(folder, 'npm'),
    path.join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ])
  const cli = [process.env.npm_execpath, ...found]
    .filter((file) => file && fs.existsSync(file))
    .map((file) => fs.realpathSync(file))
    .find((file) => path.basename(file) === 'npm-cli.js')
  const binFolder = path.dirname(node)
  if (cli) run(node, [cli, ...args], { binFolder, cwd })
  else run('npm', args, { binFolder, cwd })
}

const FLAGS = ['--no-audit', '--no-fund', '--loglevel=error']

/** Returns the executable of the package `node` below a folder. */
const nodeIn = (folder) =>
  path.join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * npm leaves out optional binaries whose "engines" do not match the Node that npm runs on, so an old Node must not run
 * the install itself: it fetches the right Node first and runs npm on that.
 */
function nodeForNpm() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath
  const wanted = require('../package.json').dependencies.node
  const folder = path.join(root, '.node', wanted)
  const node = nodeIn(folder)
  if (!fs.existsSync(node)) {
    fs.rmSync(path.join(root, '.node'), { recursive: true, force: true })
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }))
    npm(process.execPath, ['install', '--no-save', ...FLAGS, `node@${wanted}`], folder)
  }
  return node
}

/**
 * Installs exactly what the lock file names, in a separate folder that then replaces node_modules: an install that
 * fails leaves the old one intact, and this script may be running on the Node in it.
 */
function install() {
  const all = path.join(root, '.install')
  for (const name of fs.existsSync(all) ? fs.readdirSync(all) : [])
    if (!isRunning(Number(name))) fs.rmSync(path.join(all, name), { recursive: true, force: true })
  const staging = path.join(all, String(process.pid))
  fs.mkdirSync(staging, { recursive: true })
  process.on('exit', () => fs.rmSync(staging, { recursive: true, force: true }))
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    fs.copyFileSync(path.join(root, name), path.join(staging, name))
  npm(nodeForNpm(), ['ci', '--include=dev', ...FLAGS], staging)
  checkNode(path.join(staging, 'node_modules'))
  const modules = path.join(root, 'node_modules')
  if (fs.existsSync(modules)) fs.renameSync(modules, path.join(staging, 'before'))
  fs.renameSync(path.join(staging, 'node_modules'), modules)
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * The package `node` fetches the executable for this machine in its install script, which the lock file does not cover:
 * the executable is compared with the hashes in scripts/node-integrity.json.
 */
function checkNode(modules) {
  const known = require('./node-integrity.json')
  const hidden = path.join(modules, 'node', 'node_modules', '.package-lock.json')
  const { packages } = fs.existsSync(hidden) ? JSON.parse(fs.readFileSync(hidden, 'utf8')) : { packages: {} }
  for (const [place, { version, integrity }] of Object.entries(packages)) {
    const wanted = known[`${path.basename(place)}@${version}`]
    if (wanted === undefined || wanted === integrity) continue
    console.error(
      `${path.basename(place)}@${version} is not what scripts/node-integrity.json names: nothing was installed.`,
    )
    process.exit(1)
  }
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

/** Does the work unless the stamp file says that it was done for the same inputs and its result still exists. */
function step(stamp, inputs, work, result) {
  const wanted = digest(inputs)
  const file = path.join(root, stamp)
  const done = fs.existsSync(file) && fs.readFileSync(file, 'utf8') === wanted && fs.existsSync(path.join(root, result))
  if (done) return
  work()
  fs.writeFileSync(file, wanted)
}

step('node_modules/.installed', ['package-lock.json'], install, 'node_modules/.bin/node')
const isRelease = process.argv.includes('--release')
if (isRelease || process.argv.includes('--build')) {
  const build = () => npm(nodeIn(root), ['run', '--silent', 'build'], root)
  step('build/.built', ['package-lock.json', ...SOURCES], build, 'build/server/index.js')
}
/**
 * Files of packages that nothing loads at run time: types, sources in TypeScript, maps of sources, documents, binaries
 * for another runtime (Bare).
 */
const UNUSED = /\.(map|[cm]?tsx?|flow|md|markdown|bare)$/i
/** Folders of packages that their own developers need. */
const UNUSED_FOLDER = /^(tests?|__tests__|\.yarn|\.github|\.husky)$/
const LICENCE = /^(licen[cs]e|notice|copying)/i

/** Removes the files and folders below a folder that are superfluous by their name. */
function remove(folder, isSuperfluous) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (isSuperfluous(entry)) fs.rmSync(place, { recursive: true })
    else if (entry.isDirectory()) remove(place, isSuperfluous)
  }
}

const isUnused = (entry) =>
  entry.isDirectory()
    ? UNUSED_FOLDER.test(entry.name)
    : entry.isFile() && UNUSED.test(entry.name) && !LICENCE.test(entry.name)
/** Tests of our own; the sources beside them are what the commands run. */
const isTest = (entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name)

/** Older versions of npm also install the binaries for systems with another C library than this one, and for browsers. */
function removeForeign(modules) {
  const images = path.join(modules, '@img')
  const isMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
  for (const name of fs.readdirSync(images))
    if (
      name.includes('wasm') ||
      (process.platform === 'linux' && /^sharp-/.test(name) && name.includes('musl') !== isMusl)
    )
      fs.rmSync(path.join(images, name), { recursive: true })
}

if (isRelease) {
  npm(nodeForNpm(), ['prune', '--omit=dev', '--ignore-scripts', ...FLAGS], root)
  removeForeign(path.join(root, 'node_modules'))
  remove(path.join(root, 'node_modules'), isUnused)
  for (const name of ['app', 'db', 'imports', 'lib', 'scripts', 'search-engine', 'server'])
    remove(path.join(root, name), isTest)
  const needless = ['.install', '.node', '.ci', '.react-router', 'bench', 'e2e', 'public', 'scripts/base-map']
  for (const name of needless) fs.rmSync(path.join(root, name), { recursive: true, force: true })
}

const fs = require('node:fs')
const path = require('node:path')
const { npm } = require('./run.cjs')
const { removeUnread } = require('./superfluous.cjs')

const root = path.join(__dirname, '../..')
const FLAGS = ['--no-audit', '--no-fund', '--loglevel=error']
/**
 * Holds a copy of Node while the packages, which include one, are being installed on a machine whose own Node is too
 * old.
 */
const NODE_FOLDER = path.join(root, '.node')

/** Returns the executable of the package `node` below a folder. */
const nodeIn = (folder) =>
  path.join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * npm leaves out optional binaries whose "engines" do not match the Node on which npm runs, so an old Node must not run
 * the installation itself.
 */
function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 22)
}

/** Returns a Node on which npm may run: this one, the one in the installed packages, or one that is downloaded. */
async function nodeForNpm() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const installed = path.join(root, 'node_modules', 'node', 'package.json')
  if (fs.existsSync(nodeIn(root)) && isNewEnough(JSON.parse(fs.readFileSync(installed, 'utf8')).version))
    return nodeIn(root)
  const wanted = require('../../package.json').dependencies.node
  const folder = path.join(NODE_FOLDER, wanted)
  const node = nodeIn(folder)
  if (!fs.existsSync(node)) {
    fs.rmSync(NODE_FOLDER, { recursive: true, force: true })
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }))
    await npm(process.execPath, ['install', '--no-save', ...FLAGS, `node@${wanted}`], folder)
  }
  return node
}

const staging = path.join(root, '.install', String(process.pid))

/**
 * Installs exactly what the lock file lists, in a separate folder that then replaces node_modules: an installation that
 * fails leaves the old one intact, and this script may be running on the Node inside it.
 *
 * @returns npm's warnings
 */
async function install() {
  const all = path.dirname(staging)
  for (const name of fs.existsSync(all) ? fs.readdirSync(all) : [])
    if (!isRunning(Number(name))) fs.rmSync(path.join(all, name), { recursive: true, force: true })
  fs.mkdirSync(staging, { recursive: true })
  process.on('exit', () => fs.rmSync(staging, { recursive: true, force: true }))
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    fs.copyFileSync(path.join(root, name), path.join(staging, name))
  const warnings = await npm(await nodeForNpm(), ['ci', '--include=dev', ...FLAGS], staging)
  checkNode(path.join(staging, 'node_modules'))
  removeUnread(path.join(staging, 'node_modules'))
  const modules = path.join(root, 'node_modules')
  if (fs.existsSync(modules)) fs.renameSync(modules, path.join(staging, 'before'))
  fs.renameSync(path.join(staging, 'node_modules'), modules)
  fs.rmSync(NODE_FOLDER, { recursive: true, force: true })
  return warnings
}

/** Reports how many of this machine's packages are installed so far. */
function countPackages() {
  const { packages } = require('../../package-lock.json')
  const fits = (allowed, own) => !allowed || allowed.includes(own)
  const places = Object.keys(packages).filter(
    (place) => place && fits(packages[place].os, process.platform) && fits(packages[place].cpu, process.arch),
  )
  const there = places.filter((place) => fs.existsSync(path.join(staging, place, 'package.json')))
  return `${there.length} of ${places.length} unpacked`
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
 * The package `node` downloads the executable for this machine in its install script, which the lock file does not
 * cover: the executable is compared with the hashes in scripts/node-integrity.json.
 */
function checkNode(modules) {
  const known = require('../node-integrity.json')
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

/** Removes the packages that only building and testing need. */
const prune = async () => await npm(await nodeForNpm(), ['prune', '--omit=dev', '--ignore-scripts', ...FLAGS], root)

module.exports = { countPackages, install, nodeIn, prune }

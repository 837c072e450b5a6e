const fs = require('node:fs')
const path = require('node:path')
const zlib = require('node:zlib')

/** Package files that no command of this project reads: source maps, documents, types for Flow. */
const UNREAD = /\.(map|md|markdown|flow)$/i
/** TypeScript sources that packages ship alongside their programs; not their declarations. */
const SOURCE = /(?<!\.d)\.[cm]?tsx?$/i
/** Files that nothing loads at run time either: declarations, and binaries for another runtime (Bare). */
const UNLOADED = /\.([cm]?tsx?|bare)$/i
/** Folders that only the packages' own developers need. */
const UNUSED_FOLDER = /^(tests?|__tests__|\.yarn|\.github|\.husky)$/
const LICENCE = /^(licen[cs]e|notice|copying)/i

/** Removes the files and folders below a folder whose names mark them as superfluous. */
function remove(folder, isSuperfluous) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (isSuperfluous(entry)) fs.rmSync(place, { recursive: true })
    else if (entry.isDirectory()) remove(place, isSuperfluous)
  }
}

const isFile = (entry, ...names) =>
  entry.isFile() && !LICENCE.test(entry.name) && names.some((name) => name.test(entry.name))

/** Removes files that no command reads from the packages just installed: a quarter of their space. */
exports.removeUnread = (modules) => {
  remove(modules, (entry) => isFile(entry, UNREAD, SOURCE) || (entry.isDirectory() && entry.name === '.yarn'))
  // Its headers are for packages that are compiled during installation, and there are none.
  const ofNode = path.join(modules, 'node', 'node_modules')
  for (const name of fs.existsSync(ofNode) ? fs.readdirSync(ofNode) : [])
    if (name.startsWith('node-')) fs.rmSync(path.join(ofNode, name, 'include'), { recursive: true, force: true })
  // It checks expressions with Java if it has no executable for this machine.
  if (fs.existsSync(path.join(modules, `recheck-${process.platform}-${process.arch}`)))
    fs.rmSync(path.join(modules, 'recheck-jar'), { recursive: true, force: true })
  compress(path.join(modules, '@geo-maps', 'countries-land-250m', 'map.geo.json'))
}

/** Replaces a file with a compressed one, which zlib reads in less time than this takes. */
function compress(file) {
  if (!fs.existsSync(file)) return
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(fs.readFileSync(file), { level: 1 }))
  fs.rmSync(file)
}

/** Removes what only building and testing need: from the packages, and our own tests. */
exports.removeDevelopment = (root) => {
  const modules = path.join(root, 'node_modules')
  removeForeign(modules)
  remove(modules, (entry) => (entry.isDirectory() ? UNUSED_FOLDER.test(entry.name) : isFile(entry, UNREAD, UNLOADED)))
  const isTest = (entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name)
  for (const name of ['app', 'db', 'imports', 'lib', 'scripts', 'search-engine', 'server', 'tools'])
    remove(path.join(root, name), isTest)
  const needless = ['.install', '.node', '.ci', '.react-router', 'bench', 'e2e', 'public', 'tools/base-map']
  for (const name of needless) fs.rmSync(path.join(root, name), { recursive: true, force: true })
}

/** Older versions of npm also install the binaries for systems with a different C library, and for browsers. */
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

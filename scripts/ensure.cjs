// Runs before `npm start`, `npm test` and `npm run dev` on any Node from version 18: installs when node_modules is
// missing or stale and, with --build, builds when the sources have changed. With --port it first makes sure that the
// program can listen. With --release it also removes what only building and testing need. Plain CommonJS, because the
// system's Node may be old.
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')
const { assertFolder, assertPort } = require('./ensure/assert-place.cjs')
const { countPackages, install, nodeIn, prune } = require('./ensure/install.cjs')
const { npm } = require('./ensure/run.cjs')
const { sayStep } = require('./ensure/say-step.cjs')
const { removeDevelopment } = require('./ensure/superfluous.cjs')

const root = path.join(__dirname, '..')
/** Files and folders from which the build is made; the build itself fails when it reads any other. */
const SOURCES = require('./sources.json')

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

/** Returns a step that is due unless its stamp file records the same inputs and its result exists. */
function stepOf(stamp, inputs, result) {
  const wanted = digest(inputs)
  const file = path.join(root, stamp)
  const isDone =
    fs.existsSync(file) && fs.readFileSync(file, 'utf8') === wanted && fs.existsSync(path.join(root, result))
  return { isDue: !isDone, stamp: () => fs.writeFileSync(file, wanted) }
}

/** Runs a step and prints its warnings below its line. */
async function take(step, name, progress, work, done) {
  let warnings = ''
  await sayStep(name, progress, async () => {
    warnings = await work()
    step.stamp()
    return done
  })
  process.stderr.write(warnings)
}

async function ensure(flags) {
  const isRelease = flags.includes('--release')
  if (flags.includes('--port')) await assertPort()
  const installed = ['package-lock.json', 'scripts/ensure/superfluous.cjs']
  const packages = stepOf('node_modules/.installed', installed, 'node_modules/.bin/node')
  const build =
    isRelease || flags.includes('--build')
      ? stepOf('build/.built', ['package-lock.json', ...SOURCES], 'build/server/index.js')
      : { isDue: false }
  if (packages.isDue) assertFolder('install')
  else if (build.isDue) assertFolder('build')
  else if (flags.includes('--port')) assertFolder('start')

  if (packages.isDue) await take(packages, 'Packages', countPackages, install, 'installed')
  const runBuild = () => npm(nodeIn(root), ['run', '--silent', 'build'], root)
  if (build.isDue) await take(build, 'Build', () => 'being made', runBuild, 'made')
  if (!isRelease) return
  await prune()
  removeDevelopment(root)
}

ensure(process.argv.slice(2))

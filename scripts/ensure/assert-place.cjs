const fs = require('node:fs')
const path = require('node:path')
const { assertFree, explainListenFailure, listenAt } = require('../../lib/net/listen-at.cjs')

const root = path.join(__dirname, '../..')
/** Megabytes that each step needs: during an installation the new packages exist alongside the old ones. */
const NEEDED_MB = { install: 1500, build: 100, start: 20 }
/** Folders to which steps write, if they exist; the program itself only writes its data. */
const MADE = ['.', 'node_modules', 'build', 'data', '.install', '.react-router']
const WRITTEN = { install: MADE, build: MADE, start: ['data'] }

/** Ends this script with one sentence, before anything is installed or built, if the program could not listen. */
exports.assertPort = async () => {
  const place = listenAt(process.env)
  await assertFree(place).catch((error) => fail(explainListenFailure(error.code, place) ?? error.message))
}

/**
 * Ends this script with one sentence if this project's folder has too little space or is not writable.
 *
 * @param work the step to come: `install`, `build` or `start`
 */
exports.assertFolder = (work) => {
  for (const name of WRITTEN[work]) {
    const folder = path.join(root, name)
    if (fs.existsSync(folder) && !mayWrite(folder))
      fail(`This user may not write in ${folder}: make it theirs (chown), or work in a folder of theirs.`)
  }
  // Node 18.0 to 18.14 cannot measure the space.
  if (!fs.statfsSync) return
  const { bavail, bsize } = fs.statfsSync(root)
  const freeMb = Math.floor((bavail * bsize) / 1e6)
  if (freeMb < NEEDED_MB[work])
    fail(
      `There is too little space left on the disk of ${root}: ${freeMb} MB of about ${NEEDED_MB[work]} MB. Free some.`,
    )
}

function mayWrite(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK)
    return true
  } catch {
    return false
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

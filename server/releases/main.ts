// What `deploy/releases` asks of the release that is in place, or of the one that it is part of: to check an archive
// and unpack it beside the others. Prints the folder; it ends with `.part` until the caller has finished it.
//   node server/releases/main.ts <file or address> <key> <folder of releases> [folder of the release in place]
import { ReleaseRefused } from './release.ts'
import { takeRelease } from './take-release.ts'

const [from, key, releases, current] = process.argv.slice(2)
if (!from || !key || !releases) {
  console.error('Use: aulario upgrade <archive of a release, or its address>')
  process.exit(2)
}
try {
  console.log(await takeRelease(from, { key, releases, current: current || undefined }))
} catch (error) {
  console.error(error instanceof ReleaseRefused ? `Refused: ${error.message}` : error)
  process.exitCode = 1
}

// Refuses a lock file that `npm ci` could not install on every system, or whose packages it could not verify.
import { findLockHoles } from './find-lock-holes.ts'
import { readLock } from './read-lock.ts'

const packages = readLock()
const holes = findLockHoles(packages)
for (const hole of holes) console.error(hole)
if (holes.length > 0) process.exit(1)
console.log(`${Object.keys(packages).length} entries of the lock file, all there with their hashes`)

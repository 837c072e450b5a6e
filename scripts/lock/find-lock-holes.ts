import type { LockedPackage } from './read-lock.ts'

/**
 * Returns the reasons, one line each, why `npm ci` could not install a lock file everywhere or could not verify it: npm
 * silently leaves out packages for other systems when the registry does not have them.
 */
export function findLockHoles(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([folder, one]) => {
    const unchecked = folder !== '' && !one.link && !one.integrity ? [`${folder} has no integrity`] : []
    const named = Object.keys({ ...one.dependencies, ...one.optionalDependencies })
    const missing = named.filter((name) => !isThere(packages, folder, name))
    return [...unchecked, ...missing.map((name) => `${folder || 'the project'} names ${name}, which has no entry`)]
  })
}

/** Whether Node finds a package from a folder: in its own node_modules or in one further up. */
function isThere(packages: Record<string, LockedPackage>, folder: string, name: string): boolean {
  for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${from && `${from}/`}node_modules/${name}`]) return true
    if (from === '') return false
  }
}

import fs from 'node:fs'
import path from 'node:path'

/** A package as listed in package-lock.json, by the folder in which it is installed. */
export type LockedPackage = {
  version?: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export const root: string = path.join(import.meta.dirname, '../..')

/** Returns all packages of the lock file except the project itself, whose folder is empty. */
export function readLock(file: string = path.join(root, 'package-lock.json')): Record<string, LockedPackage> {
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages
}

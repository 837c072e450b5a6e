import fs from 'node:fs'
import path from 'node:path'

const HOOK = path.join('server', 'start', 'load-stripped.js')

/**
 * Returns the Node options with which a process or thread of the built program loads the sources as stripped of types
 * by the build: the compiler with which Node strips types takes more than ten megabytes in each.
 *
 * @param folder of the program; a release of a different version may have no such sources
 */
export function strippedSources(folder: string = path.join(import.meta.dirname, '../..')): string[] {
  const hook = path.join(folder, HOOK)
  return process.env.NODE_ENV === 'production' && fs.existsSync(hook) ? ['--import', hook] : []
}

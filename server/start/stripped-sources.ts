import fs from 'node:fs'
import path from 'node:path'

const HOOK = path.join('server', 'start', 'load-stripped.js')

/**
 * Returns the options of Node for a process or thread of the built program, so that it loads the sources as the build
 * wrote them, without their types: the compiler that Node removes types with takes more than ten megabytes of each.
 *
 * @param folder of the program; a release of another version may know no such sources
 */
export function strippedSources(folder: string = path.join(import.meta.dirname, '../..')): string[] {
  const hook = path.join(folder, HOOK)
  return process.env.NODE_ENV === 'production' && fs.existsSync(hook) ? ['--import', hook] : []
}

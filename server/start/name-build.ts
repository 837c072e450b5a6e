import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import { VERSION } from '#lib/version.ts'

/** What runs: the version of the package, and a text that differs between builds. */
export type Build = { version: string; build: string }

/**
 * @param bundle the built program, in which the browser's files have names derived from their content; undefined in
 *   development
 */
export async function nameBuild(bundle: URL | undefined): Promise<Build> {
  const hash =
    bundle &&
    createHash('sha256')
      .update(await fs.readFile(bundle))
      .digest('hex')
  return { version: VERSION, build: hash?.slice(0, 12) ?? 'development' }
}

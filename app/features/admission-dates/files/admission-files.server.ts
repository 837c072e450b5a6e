import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

/**
 * Where the files are: those of the build in production, where the folder `data` is one of the installation, in which a
 * new release has no files.
 */
export const admissionFolder = (): string =>
  process.env.NODE_ENV === 'production' ? './build/admissions' : './data/admissions'

export type AdmissionFile = { name: string; text: string }

/** Returns the files of a folder by name, and a checksum of what they and the reading program's version say. */
export async function readAdmissionFiles(folder: string): Promise<{ files: AdmissionFile[]; checksum: string }> {
  const names = await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const sum = createHash('sha256')
  const files: AdmissionFile[] = []
  for (const name of names.filter((each) => each.endsWith('.csv')).toSorted()) {
    const text = await fs.readFile(path.join(folder, name), 'utf8')
    sum.update(`${name}\n${text}\n`)
    files.push({ name, text })
  }
  return { files, checksum: sum.digest('hex') }
}

import { text } from 'node:stream/consumers'
import { log } from '#lib/log.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { type Dump, FOLDER, MANIFEST } from './dump.ts'

/** Lists the months that have files, the newest first; none while the store cannot be reached. */
export async function listDumps(): Promise<Dump[]> {
  const dumps: Dump[] = []
  try {
    for await (const { key } of storage().list(FOLDER)) {
      const file = key.endsWith(`/${MANIFEST}`) ? await storage().get(key) : undefined
      if (file) dumps.push(JSON.parse(await text(file)) as Dump)
    }
  } catch (error) {
    log().error({ err: error }, 'the open data cannot be listed')
  }
  return dumps.sort((one, other) => other.month.localeCompare(one.month))
}

import { text } from 'node:stream/consumers'
import { log } from '#lib/log.ts'
import { storage } from '#lib/storage/open-storage.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { type Dump, FOLDER, MANIFEST } from './dump.ts'

/** Lists the months that have files, newest first; none while the store cannot be reached. */
export async function listDumps(store: Storage = storage()): Promise<Dump[]> {
  const dumps: Dump[] = []
  try {
    for await (const { key } of store.list(FOLDER)) {
      const file = key.endsWith(`/${MANIFEST}`) ? await store.get(key) : undefined
      if (file) dumps.push(JSON.parse(await text(file)) as Dump)
    }
  } catch (error) {
    log().error({ err: error }, 'the open data cannot be listed')
  }
  return dumps.sort((one, other) => other.month.localeCompare(one.month))
}

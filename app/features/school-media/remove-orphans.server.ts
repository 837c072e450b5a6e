import { mayRemoveFiles } from '#db/backup-lock.ts'
import { db } from '#db/client.ts'
import { fileAddress, keyOfAddress } from '#lib/storage/file-address.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { storedKeys } from './stored-keys.server.ts'

/** Younger files may belong to something that is still being written. */
const MIN_AGE_MS = 24 * 3_600_000
/** Files looked up at a time. */
const BATCH_SIZE = 500

/** Returns those of the keys that a row of the database still refers to. */
const NAMED: Record<string, (keys: string[]) => Promise<string[]>> = {
  'uploads/': async (keys) => {
    const rows = await db().selectFrom('school_uploads').select('parts').where('id', 'in', idsIn(keys)).execute()
    return rows.flatMap(({ parts }) => parts)
  },
  'school-media/': async (keys) => {
    const columns = ['folder', 'url', 'widths', 'poster'] as const
    const rows = await db().selectFrom('school_media').select(columns).where('id', 'in', idsIn(keys)).execute()
    return rows.flatMap(storedKeys)
  },
  'school-logos/': async (keys) => {
    const rows = await db()
      .selectFrom('school_profiles')
      .select('logo')
      .where('logo', 'in', keys.map(fileAddress))
      .execute()
    return rows.flatMap(({ logo }) => keyOfAddress(logo) ?? [])
  },
}

/** Extracts the ids of items, the second part of the keys of their files. */
const idsIn = (keys: string[]): string[] => [NOBODY, ...keys.map((key) => key.split('/')[1] ?? '').filter(isUuid)]
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
/** Placeholder id, because a list in SQL must not be empty. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Removes stored files of schools to which no row refers any more, once they are a day old. They stay while a backup is
 * running.
 *
 * @returns number of files
 */
export async function removeOrphans(): Promise<number> {
  return await db()
    .transaction()
    .execute(async (trx) => ((await mayRemoveFiles(trx)) ? await removeUnnamed() : 0))
}

async function removeUnnamed(): Promise<number> {
  let removed = 0
  for (const [folder, named] of Object.entries(NAMED)) {
    for await (const keys of listOldKeys(folder)) {
      const kept = new Set(await named(keys))
      const orphans = keys.filter((key) => !kept.has(key))
      for (const key of orphans) await storage().delete(key)
      removed += orphans.length
    }
  }
  return removed
}

async function* listOldKeys(folder: string): AsyncGenerator<string[]> {
  const before = Date.now() - MIN_AGE_MS
  let keys: string[] = []
  for await (const { key, modifiedAt } of storage().list(folder)) {
    if (modifiedAt.getTime() < before) keys.push(key)
    if (keys.length < BATCH_SIZE) continue
    yield keys
    keys = []
  }
  if (keys.length > 0) yield keys
}

import { mayUseKept } from './kept-rows.server.ts'
import type { Shown } from './shown.ts'
import { expiryOf, type KeptShown, ShownCache } from './shown-cache.server.ts'

/** The data of a profile or a list takes some 60 kB as objects; as bytes they would take less, and longer to read. */
const MAX_PAGES = 250
const data = new ShownCache<KeptShown & { value: unknown }>({ max: MAX_PAGES })

/**
 * Returns what a page shows to everybody, signed in or not, from memory until that changes: people with a session get
 * pages of their own, made of the same data. As with `keepRows`, all get the same objects, so nobody may change them.
 *
 * @param key everything on which the data depend
 * @param make reads the data, and says what they show; undefined as `shown` keeps nothing
 * @throws what `make` throws
 */
export async function keepData<Value>(
  key: string,
  make: () => Promise<{ value: Value; shown: Shown | undefined }>,
): Promise<{ value: Value; shown: Shown | undefined }> {
  const kept = await data.findOrMake(mayUseKept() ? key : undefined, async () => {
    const { value, shown } = await make()
    return shown ? { value, shown, freshUntil: expiryOf(shown) } : { value, shown }
  })
  return kept as { value: Value; shown: Shown | undefined }
}

/** Removes what shows one of these changed schools, or everything. */
export const evictData = (schools: readonly string[] | 'all'): void => data.evict(schools)

import { inPieces } from '#lib/in-pieces.ts'
import { releasePages } from '#lib/memory/mapped-file.ts'
import { SearchEngine } from '#search-engine/engine.ts'
import { prepareForUse } from './before-use.ts'
import type { StoredIndex } from './index-file.ts'

/** An index, the moment up to which it knows the changes, and its base. */
export type Loaded = { engine: SearchEngine; seen: string; base: Base }
export type Base = { buffer: ArrayBuffer; schools: number }

/** Loads an index and what is made of it before its first use. */
export async function loadPrepared({ buffer, seen }: Pick<StoredIndex, 'buffer' | 'seen'>): Promise<Loaded> {
  const engine = await inPieces(SearchEngine.loadingSteps(buffer))
  // Checking it has read all of it, and until it is used there are two.
  releasePages(buffer)
  await prepareForUse(engine)
  return { engine, seen, base: { buffer, schools: engine.size.schools } }
}

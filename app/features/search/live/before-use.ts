import type { SearchEngine } from '#search-engine/engine.ts'

type Prepare = (engine: SearchEngine) => Promise<void>

const preparations: Prepare[] = []

/**
 * Has something derived from the directory recomputed each time that a directory is loaded or merged, before searches
 * use it.
 *
 * @returns a function that stops this
 */
export function beforeUse(prepare: Prepare): () => void {
  preparations.push(prepare)
  return () => void preparations.splice(preparations.indexOf(prepare), 1)
}

export async function prepareForUse(engine: SearchEngine): Promise<void> {
  for (const prepare of preparations) await prepare(engine)
}

import type { SearchEngine } from '#search-engine/engine.ts'

type Prepare = (engine: SearchEngine) => Promise<void>

const preparations: Prepare[] = []

/**
 * Has something derived from the directory made anew each time that one is loaded or merged, before searches use it.
 *
 * @returns a function that ends this
 */
export function beforeUse(prepare: Prepare): () => void {
  preparations.push(prepare)
  return () => void preparations.splice(preparations.indexOf(prepare), 1)
}

/** Does all that is to be done before an engine is used. */
export async function prepareForUse(engine: SearchEngine): Promise<void> {
  for (const prepare of preparations) await prepare(engine)
}

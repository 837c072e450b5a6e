import { evictChanged } from '#app/core/page-cache/page-cache.server.ts'
import { purgeEdge, stopPurging } from '#app/core/page-cache/purge-edge.server.ts'
import { noteShownChange } from '#db/client.ts'
import { env } from '#lib/env.ts'
import type { SearchEngine } from '#search-engine/engine.ts'
import { type IndexFigures, LiveIndex } from './live-index.server.ts'

let index: LiveIndex | undefined
let started: Promise<void> | undefined

/** Returns the directory in this process; the first call waits until it is loaded. */
export async function directory(): Promise<SearchEngine> {
  index ??= new LiveIndex(env().SEARCH_INDEX_DIR, {
    onChange: (ids) => {
      noteShownChange()
      evictChanged(ids)
      purgeEdge(ids)
    },
  })
  const current = index
  // After a failure the next visitor tries again.
  started ??= current.start().catch((error) => {
    started = undefined
    throw error
  })
  await started
  return current.engine
}

/** Whether searches are answered without waiting. */
export const isDirectoryReady = (): boolean => index?.ready ?? false

/** Whether the directory of this process has taken in every change of which it has been told. */
export const isDirectoryCurrent = (): boolean => index?.current ?? false

/** Returns the state of the index of this process; undefined until it is loaded. */
export const indexFigures = (): IndexFigures | undefined => (index?.ready ? index.figures : undefined)

/** Stops following the database. */
export async function closeDirectory(): Promise<void> {
  const closing = index
  index = undefined
  started = undefined
  evictChanged('all')
  await closing?.stop()
  await stopPurging()
}

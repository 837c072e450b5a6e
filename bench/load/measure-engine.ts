import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveIndex } from '#app/features/search/live/live-index.server.ts'
import type { Asked } from '../search/asked.ts'
import { type Measured, measured } from './report.ts'

const REST_MS = 5

/**
 * Measures searches in an index of this process; between two of them it may take in changes, and other work has the
 * processor.
 */
export async function measureEngine(index: LiveIndex, questions: readonly Asked[], seconds: number): Promise<Measured> {
  const searches = questions.filter(({ view, isSuggestion }) => !view && !isSuggestion)
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  for (let at = 0; performance.now() < end; at++) {
    const { query } = searches[at % searches.length] as Asked
    const started = performance.now()
    index.engine.search(query)
    times.push(performance.now() - started)
    await sleep(REST_MS)
  }
  return measured({ times: times.sort((a, b) => a - b), failures: [] })
}

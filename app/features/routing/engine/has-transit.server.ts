import { z } from 'zod'
import { askEngine, EngineSilent } from './ask-engine.server.ts'

/** For how long an answer holds: timetables come with new tiles, for which the engine starts again. */
const KEPT_MS = 5 * 60_000
/** An engine that did not answer is asked again sooner. */
const UNKNOWN_KEPT_MS = 60_000

const statusSchema = z.object({ has_transit_tiles: z.boolean().optional() })

let kept: { answer: Promise<boolean | undefined>; until: number } | undefined

/** Whether the operator's engine knows timetables; one that does not say so (`allow_verbose`) counts as without. */
export async function hasTransit(signal: AbortSignal): Promise<boolean> {
  if (!kept || kept.until < Date.now()) {
    const one = { answer: askStatus(signal), until: Date.now() + UNKNOWN_KEPT_MS }
    kept = one
    const answer = await one.answer
    if (answer !== undefined) one.until = Date.now() + KEPT_MS
  }
  return (await kept.answer) ?? false
}

async function askStatus(signal: AbortSignal): Promise<boolean | undefined> {
  try {
    const status = await askEngine('status', { verbose: true }, { schema: statusSchema, signal, visitor: '' })
    return status && (status.has_transit_tiles ?? false)
  } catch (error) {
    if (error instanceof EngineSilent) return undefined
    throw error
  }
}

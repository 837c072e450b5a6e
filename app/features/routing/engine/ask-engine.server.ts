import type { z } from 'zod'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { Lane } from './lane.ts'

/** Without an answer by then a page stands without minutes. */
const ANSWER_WITHIN_MS = 1000
/** Answers to two hundred schools have 4 kB, areas of half an hour some 100 kB. */
const MAX_BYTES = 2_000_000
/** Valhalla's code and text for a place that no street of its extract is near. */
const NO_STREET = { code: 171, text: 'No suitable edges' }

/** The engine answered that it knows no way from or to one of the places. */
export class NoStreetNear extends Error {}
/** The engine did not answer in time, or with something else than its interface says. */
export class EngineSilent extends Error {}

type Action = 'sources_to_targets' | 'isochrone' | 'status'

/** Whether the operator runs an engine. */
export const hasEngine = (): boolean => env().ROUTING_URL !== undefined

/** The time by which everything that a page asks has to be answered. */
export const engineDeadline = (): AbortSignal => AbortSignal.timeout(ANSWER_WITHIN_MS)

/** What it was asked is in no line: it says where visitors are. */
const lane = new Lane({
  closed: () => log().warn('the routing engine does not answer; pages show straight lines meanwhile'),
  opened: () => log().info('the routing engine answers again'),
})

/**
 * Asks the operator's Valhalla.
 *
 * @param asked.visitor whose request it is, so that one visitor cannot keep the engine from others; empty for pages
 *   that all visitors share
 * @returns undefined without an engine, and when it is busy or away
 * @throws NoStreetNear
 * @throws EngineSilent
 */
export async function askEngine<T>(
  action: Action,
  body: object,
  { schema, signal, visitor }: { schema: z.ZodType<T>; signal: AbortSignal; visitor: string },
): Promise<T | undefined> {
  const { ROUTING_URL } = env()
  if (!ROUTING_URL) return undefined
  const url = new URL(action, ROUTING_URL.endsWith('/') ? ROUTING_URL : `${ROUTING_URL}/`).href
  return await lane.run(
    visitor,
    () => request(url, body, schema, signal),
    (error) => !(error instanceof NoStreetNear),
  )
}

async function request<T>(url: string, body: object, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const options = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'error', signal } as const
  let answer: unknown
  let isRefusal = false
  try {
    const response = await fetch(url, options)
    isRefusal = response.status === 400
    answer = JSON.parse(await readLimited(response))
    if (!response.ok && !isRefusal) throw new EngineSilent(`status ${response.status}`)
  } catch (error) {
    // The cause may name what was asked.
    throw error instanceof EngineSilent ? error : new EngineSilent((error as Error).name)
  }
  if (isRefusal) throw isNoStreet(answer) ? new NoStreetNear() : new EngineSilent('refused')
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new EngineSilent('unknown answer')
  return parsed.data
}

async function readLimited(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > MAX_BYTES) throw new EngineSilent('too long an answer')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function isNoStreet(answer: unknown): boolean {
  const { error_code, error } = (answer ?? {}) as { error_code?: unknown; error?: unknown }
  return error_code === NO_STREET.code || String(error).includes(NO_STREET.text)
}

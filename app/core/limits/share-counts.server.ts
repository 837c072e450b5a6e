import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { db } from '#db/client.ts'
import { listen } from '#db/listen.ts'
import { appSecret } from '#lib/app-secret.ts'

const CHANNEL = 'request_counts'
/** How often a process tells the others. */
const NOTIFY_MS = 500
/** PostgreSQL takes notifications of less than 8,000 bytes: one count has at most 50. */
const COUNTS_PER_MESSAGE = 150
/** Counts that do not fit are told at the next time. */
const MAX_MESSAGES = 4

/** Requests that a process has counted: of which limiter, by whom (a hash) and how many. */
export type Count = [limiter: string, who: string, requests: number]
const message = z.object({ from: z.string(), counts: z.array(z.tuple([z.string(), z.string(), z.int().positive()])) })
type Message = z.infer<typeof message>

/** Names a network or person to other processes without saying who it is. */
export const hashOf = (who: string): string =>
  createHmac('sha256', appSecret()).update(`requests of ${who}`).digest('base64url').slice(0, 12)

const self = randomUUID()
const untold = new Map<string, Count>()
let timer: ReturnType<typeof setTimeout> | undefined
let stopListening: (() => void) | undefined

/**
 * Tells requests that this process has counted to all other processes of the site, by notifications of the database,
 * which write no row. Without a database, and on a standby, nobody is told and each process counts for itself.
 */
export function notifyOthers(limiter: string, who: string, requests: number): void {
  if (!stopListening) return
  const key = `${limiter} ${who}`
  const [, , before] = untold.get(key) ?? [limiter, who, 0]
  untold.set(key, [limiter, who, before + requests])
  timer ??= setTimeout(() => void notify(), NOTIFY_MS).unref()
}

async function notify(): Promise<void> {
  for (let sent = 0; sent < MAX_MESSAGES && untold.size > 0; sent++) {
    const some = [...untold].slice(0, COUNTS_PER_MESSAGE)
    for (const [key] of some) untold.delete(key)
    const said: Message = { from: self, counts: some.map(([, count]) => count) }
    await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(said)})`.execute(db()).catch(() => {})
  }
  timer = untold.size > 0 ? setTimeout(() => void notify(), NOTIFY_MS).unref() : undefined
}

/** Hears what other processes have counted, until {@link stopSharing}. */
export function hearOthers(onCounts: (counts: Count[]) => void): void {
  stopListening ??= listen(CHANNEL, (payload) => {
    const said = payload === undefined ? undefined : readMessage(payload)
    if (said && said.from !== self) onCounts(said.counts)
  })
}

/** Another release may write it otherwise. */
function readMessage(payload: string): Message | undefined {
  try {
    return message.parse(JSON.parse(payload))
  } catch {
    return undefined
  }
}

export function stopSharing(): void {
  stopListening?.()
  stopListening = undefined
  clearTimeout(timer)
  timer = undefined
  untold.clear()
}

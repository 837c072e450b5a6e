import { sql } from 'kysely'
import { beforeClose, db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { log } from '#lib/log.ts'

/** Milliseconds for which counts wait in memory; a crash loses no more than these. */
const FLUSH_MS = 5000

let waiting = new Map<string, number>()
let timer: NodeJS.Timeout | undefined

/** Counts a request with a key, which its owner sees within seconds. */
export function countKeyRequest(keyId: string): void {
  waiting.set(keyId, (waiting.get(keyId) ?? 0) + 1)
  if (timer) return
  timer = setTimeout(() => void flushKeyRequests(), FLUSH_MS).unref()
  beforeClose(flushKeyRequests)
}

/** Writes the waiting counts; those of keys revoked meanwhile are dropped. */
export async function flushKeyRequests(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const batch = waiting
  waiting = new Map()
  if (batch.size === 0) return
  try {
    await sql`insert into api_key_days (key_id, day, requests)
      select k.id, ${berlinDay()}::date, given.requests
      from unnest(${[...batch.keys()]}::uuid[], ${[...batch.values()]}::int[]) as given(id, requests)
      join api_keys k on k.id = given.id
      on conflict (key_id, day) do update set requests = api_key_days.requests + excluded.requests`.execute(db())
  } catch (error) {
    log().warn({ err: error }, 'requests with keys could not be counted')
  }
}

import { sql } from 'kysely'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networkOf } from '#app/core/visitor.ts'
import { readEdits } from '#app/features/screening/editing/refresh-rules.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { Lane } from '#lib/decoders/lane.ts'
import { log } from '#lib/log.ts'
import type { Tasks } from './screening/tasks.ts'

/** More than a family tries in an hour; a program that searches for nonsense adds no more than this. */
const PER_NETWORK = new RateLimiterMemory({ points: 20, duration: 3600 })
/** Maximum number of distinct texts per day, from all visitors together. */
const TEXTS_PER_DAY = 5000
/** Milliseconds for which texts wait in memory; a crash loses no more than these. */
const FLUSH_MS = 300_000
/** Maximum number of texts that wait; further ones are not counted. */
const MAX_WAITING = 1000

/** Screening takes some 5 ms a text, and 24 MB that the process which answers visitors is spared. */
const lane = new Lane<Tasks>('app/features/search/zero-results/screening/main.ts', {
  heapMb: 128,
  residentMb: 300,
  restMb: 200,
})
const PACE = { ms: 60_000 }

/** A text that found nothing as typed, and whether results of a nearer text were shown instead. */
type ZeroResult = { text: string; language: Locale; isRelaxed: boolean }
type Waiting = ZeroResult & { day: string }

let waiting: Waiting[] = []
let timer: NodeJS.Timeout | undefined

/**
 * Notes a text that found nothing. It is counted with all others within minutes, unless it may not be stored, or the
 * network or the day has reached its limit.
 *
 * @param address of the visitor: limits what one network adds, and is stored nowhere
 */
export async function noteZeroResult(result: ZeroResult, address: string): Promise<void> {
  if (!(await mayCount(address)) || waiting.length >= MAX_WAITING) return
  waiting.push({ ...result, day: berlinDay() })
  timer ??= setTimeout(() => void flushZeroResults(), FLUSH_MS).unref()
}

const mayCount = (address: string): Promise<boolean> =>
  PER_NETWORK.consume(networkOf(address)).then(
    () => true,
    () => false,
  )

/** Screens and counts the waiting texts; a failure is logged and loses them. */
export async function flushZeroResults(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const batch = waiting
  waiting = []
  if (batch.length === 0) return
  try {
    const typed = batch.map(({ text }) => text)
    const texts = await lane.run('storable', [typed, await readEdits()], PACE)
    await count(batch.flatMap((one, at) => (texts[at] === undefined ? [] : [{ ...one, text: texts[at] }])))
  } catch (error) {
    log().warn({ err: error, texts: batch.length }, 'searches without a result were not counted')
  }
}

/**
 * Adds each text to the counts of its day and language, new ones as long as the day has room. All are written in the
 * same order, so that simultaneous processes wait for each other rather than deadlock.
 */
async function count(texts: readonly Waiting[]): Promise<void> {
  if (texts.length === 0) return
  await sql`
    with given as (
      select day, language, text, count(*) as count, count(*) filter (where "isRelaxed") as relaxed
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
        as given(day date, language text, text text, "isRelaxed" boolean)
      group by day, language, text
    ), numbered as (
      select given.*, known.text is not null as is_known,
        row_number() over (partition by given.day, known.text is null order by given.language, given.text) as number
      from given left join zero_results known using (day, language, text)
    )
    insert into zero_results (day, language, text, count, relaxed)
    select day, language, text, count, relaxed from numbered
    where is_known or number <= ${TEXTS_PER_DAY} - (select count(*) from zero_results z where z.day = numbered.day)
    order by day, language, text
    on conflict (day, language, text) do update
      set count = zero_results.count + excluded.count, relaxed = zero_results.relaxed + excluded.relaxed`.execute(db())
}

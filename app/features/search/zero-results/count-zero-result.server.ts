import { sql } from 'kysely'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networkOf } from '#app/core/visitor.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { log } from '#lib/log.ts'
import { zeroResultText } from './zero-result-text.server.ts'

/** More than a family tries in an hour; a program that searches for nonsense adds no more than this. */
const PER_NETWORK = new RateLimiterMemory({ points: 20, duration: 3600 })
/** Maximum number of distinct texts per day, from all visitors together. */
const TEXTS_PER_DAY = 5000
/** Milliseconds of delay, so that the answer is sent first. */
const DELAY_MS = 200

/** A text that found nothing as typed, and whether results of a nearer text were shown instead. */
type ZeroResult = { text: string; language: Locale; isRelaxed: boolean }

/** Counts a text that found nothing once the answer is on its way; a failure is logged and has no other effect. */
export function noteZeroResult(result: ZeroResult, address: string): void {
  const count = () =>
    countZeroResult(result, address).catch((error: unknown) =>
      log().warn({ err: error }, 'a search without a result was not counted'),
    )
  setTimeout(count, DELAY_MS).unref()
}

/**
 * Adds one to the count of a text for this day and language.
 *
 * @param address of the visitor: limits what one network adds, and is stored nowhere
 * @returns whether it was counted: not if the text may not be stored, or the network or the day has reached its limit
 */
export async function countZeroResult(result: ZeroResult, address: string): Promise<boolean> {
  const { language } = result
  const text = zeroResultText(result.text)
  const relaxed = result.isRelaxed ? 1 : 0
  if (!text || !(await mayCount(address))) return false
  const { numAffectedRows } = await sql`
    insert into zero_results (language, text, relaxed)
    select ${language}, ${text}, ${relaxed}::integer
    where exists (select from zero_results where day = current_date and language = ${language} and text = ${text})
      or (select count(*) from zero_results where day = current_date) < ${TEXTS_PER_DAY}
    on conflict (day, language, text) do update
      set count = zero_results.count + 1, relaxed = zero_results.relaxed + excluded.relaxed`.execute(db())
  return numAffectedRows === 1n
}

const mayCount = (address: string): Promise<boolean> =>
  PER_NETWORK.consume(networkOf(address)).then(
    () => true,
    () => false,
  )

import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { currentRules } from '#app/features/screening/editing/current-rules.ts'
import { foldEntry } from '#app/features/screening/editing/entry.ts'
import { listOf, withList } from '#app/features/screening/editing/entry-lists.ts'
import { refreshRules } from '#app/features/screening/editing/refresh-rules.server.ts'
import type { ScreeningRules, Span } from '#app/features/screening/finding.ts'
import { screenWith } from '#app/features/screening/screen-text.ts'
import { db } from '#db/client.ts'
import { comesAfter, cursorOf, microsOf } from '#db/keyset.ts'
import type { Change } from './word-lists-address.ts'

const DAYS = 30
const BATCH_SIZE = 200
const EXAMPLES = 5
/** Longest wait of a page in milliseconds; it says how much was not reached. */
const TIME_MS = 4000

/** A review that a change would hold or release, with the passages that cause it. */
export type Example = { id: string; comment: string; places: Span[] }
export type Trial = {
  /** Number of last month's reviews that were checked with both sets of rules, newest first, and their total number. */
  checked: number
  total: number
  held: { count: number; examples: Example[] }
  freed: { count: number; examples: Example[] }
}

/**
 * Tries what a change would have done to the reviews of the last 30 days in its language: which of them would newly be
 * held, and which released. It changes nothing, and stops after some seconds; other requests are served meanwhile.
 *
 * @param timeMs maximum duration
 */
export async function tryChange(change: Change, timeMs = TIME_MS): Promise<Trial> {
  await refreshRules()
  const before = currentRules(change.language)
  const after = changed(before, change)
  const trial: Trial = {
    checked: 0,
    total: await countRecent(change.language),
    held: { count: 0, examples: [] },
    freed: { count: 0, examples: [] },
  }
  const end = performance.now() + timeMs
  for await (const review of recentReviews(change.language)) {
    compare(trial, review, before, after)
    await setImmediate()
    if (performance.now() > end) break
  }
  return trial
}

/** Returns the current rules with the change, even if it is already partly in force. */
function changed(rules: ScreeningRules, { list, entry, on }: Change): ScreeningRules {
  const others = listOf(rules, list).filter((one) => foldEntry(one) !== entry)
  return withList(rules, list, on ? [...others, entry] : others)
}

type Review = { id: string; comment: string; names: string[]; micros: string }

function compare(trial: Trial, review: Review, before: ScreeningRules, after: ScreeningRules): void {
  const screen = (rules: ScreeningRules) => screenWith(rules, review.comment, rules.language, { names: review.names })
  const was = screen(before)
  const is = screen(after)
  trial.checked++
  if (was.length > 0 === is.length > 0) return
  const group = is.length > 0 ? trial.held : trial.freed
  group.count++
  if (group.examples.length === EXAMPLES) return
  const places = [...was, ...is].map(({ start, end }) => ({ start, end }))
  group.examples.push({ id: review.id, comment: review.comment, places })
}

const isRecent = sql<boolean>`r.created_at > now() - make_interval(days => ${DAYS})`

async function countRecent(language: Change['language']): Promise<number> {
  const { many } = await db()
    .selectFrom('reviews as r')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('r.language', '=', language)
    .where(isRecent)
    .executeTakeFirstOrThrow()
  return many
}

const ORDER = { at: sql.ref('r.created_at'), id: sql.ref('r.id') }

/** Reads reviews in batches, the newest first. */
async function* recentReviews(language: string): AsyncGenerator<Review> {
  let last: Review | undefined
  do {
    const { rows }: { rows: Review[] } = await sql<Review>`
      select r.id, r.comment, ${microsOf(ORDER.at)} as micros,
        array_remove(array[d.name, d.city, d.street, regexp_replace(d.street, '\\s+\\d+\\s*\\w?$', '')], '') as names
      from reviews r join schools d on d.id = r.school_id
      where r.language = ${language} and ${isRecent}
        and ${comesAfter(ORDER, last && cursorOf(last), 'desc')}
      order by r.created_at desc, r.id desc limit ${BATCH_SIZE}`.execute(db())
    yield* rows
    last = rows.length === BATCH_SIZE ? rows.at(-1) : undefined
  } while (last)
}

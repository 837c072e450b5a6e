import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'

export type Pace = { perMinute: number; seconds: number }

const EVERY_MS = 100
const LETTERS = 'bcdfghjklm'

/** A word that is in no other name, and not similar to those of neighbouring numbers. */
const wordOf = (number: number) =>
  `zzq${[...String(number)].map((digit) => LETTERS[Number(digit)]?.repeat(2)).join('')}`

/**
 * Renames schools, one statement each, at a steady pace; a renamed school may be renamed again.
 *
 * @param ids of schools that lists show
 * @returns a word from the last name of each school, which only its name contains; all changes are committed
 */
export async function changeSchools(
  client: Pick<ClientBase, 'query'>,
  ids: readonly string[],
  { perMinute, seconds }: Pace,
): Promise<Map<string, string>> {
  const words = new Map<string, string>()
  const started = performance.now()
  const total = Math.round((perMinute * seconds) / 60)
  for (let made = 0; made < total; ) {
    const due = Math.min(total, ((performance.now() - started) * perMinute) / 60_000)
    for (; made < due; made++) {
      const id = ids[made % ids.length] as string
      const word = wordOf(made)
      await client.query('update schools set name = $1 where id = $2', [`Schule ${word}`, id])
      words.set(id, word)
    }
    await sleep(EVERY_MS)
  }
  return words
}

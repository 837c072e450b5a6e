import type { SchoolDocument } from '#search-engine/index.ts'
import { type Asked, CLASSES, type QueryClass } from './asked.ts'
import type { Contender } from './measure.ts'

const HITS_COUNTED = 5

/** Share of the questions of a class with the wanted school among the first five, 0 to 1. */
export type HitRates = ReadonlyMap<QueryClass, number>
export type SchoolsById = ReadonlyMap<string, Pick<SchoolDocument, 'name' | 'city'>>

/**
 * Asks every question that was made from one school. A school with the same name counts as well, in the same town if
 * the text has it: no system could distinguish them. Questions that a system cannot answer count as missed.
 */
export async function measureHits(
  contender: Contender,
  asked: readonly Asked[],
  schools: SchoolsById,
): Promise<HitRates> {
  const rates = new Map<QueryClass, number>()
  for (const name of CLASSES) {
    const questions = asked.filter((one) => one.class === name && one.wanted)
    let hits = 0
    for (const one of questions) {
      const answer = await contender.answer(one)
      const ids = answer === undefined ? [] : (contender.idsOf?.(answer) ?? [])
      if (ids.slice(0, HITS_COUNTED).some((id) => isWanted(one, schools.get(id)))) hits++
    }
    if (questions.length > 0) rates.set(name, hits / questions.length)
  }
  return rates
}

function isWanted({ wanted }: Asked, found: Pick<SchoolDocument, 'name' | 'city'> | undefined): boolean {
  if (!wanted || wanted.name !== found?.name) return false
  return wanted.city === undefined || wanted.city === found.city
}

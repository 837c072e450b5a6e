import { sql } from 'kysely'
import type { FactValue } from '#app/features/facts/find-facts.server.ts'
import { FACTS, type FactId } from '#app/features/facts/vocabulary/facts.ts'
import { db } from '#db/client.ts'

/** Values of a fact by school, the oldest first. */
export type Histories = Map<FactId, Map<string, FactValue[]>>

/** More than all facts of five schools over many years; bounds what a page may load. */
const MAX_VALUES = 10_000

const isFact = (id: string): id is FactId => Object.hasOwn(FACTS, id)

/**
 * Finds the official facts about several schools, by one query. Those under the keys of schools that were merged into
 * one of them are included; in the same period its own key takes precedence.
 */
export async function findComparedFacts(schoolIds: readonly string[]): Promise<Histories> {
  if (schoolIds.length === 0) return new Map()
  const rows = await db()
    .selectFrom('school_facts as f')
    .innerJoin('school_keys as k', 'k.key', 'f.key')
    .distinctOn(['k.school_id', 'f.fact', 'f.period_start'])
    .select(['k.school_id', 'f.fact', 'f.period', 'f.period_start as start', 'f.dated_by'])
    .select(['f.number', 'f.choice', 'f.missing', 'f.source'])
    .where('k.school_id', 'in', schoolIds)
    .orderBy('k.school_id')
    .orderBy('f.fact')
    .orderBy('f.period_start')
    .orderBy(sql`f.key <> k.school_id`)
    .limit(MAX_VALUES)
    .execute()
  const found: Histories = new Map()
  for (const { school_id, fact, dated_by, ...value } of rows) {
    if (!isFact(fact)) continue
    const bySchool = found.get(fact) ?? new Map<string, FactValue[]>()
    found.set(fact, bySchool)
    const history = bySchool.get(school_id) ?? []
    bySchool.set(school_id, history)
    history.push({ ...value, isImportDay: dated_by === 'import' })
  }
  return found
}

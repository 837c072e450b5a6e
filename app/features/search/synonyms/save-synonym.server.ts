import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import { directory } from '../live/directory.server.ts'
import { checkSynonym, synonymOf } from './check-synonym.ts'
import { MAX_SYNONYMS, type SynonymDraft } from './synonym.ts'

/**
 * Adds one of the team's synonyms, or changes one; each process applies it within a second, this one from the next
 * search. The caller has checked the rights.
 *
 * @param id of the synonym to change; a new one if left out
 * @throws Failure synonym_words, synonym_same, synonym_name, synonym_meaning or synonym_region, see `checkSynonym`;
 *   synonym_taken, synonym_gone, synonyms_full
 */
export async function saveSynonym(adminId: string, draft: SynonymDraft, id?: string): Promise<void> {
  const problem = checkSynonym(await directory(), draft)
  if (problem) throw new Failure('invalid', problem.code)
  const values = { ...synonymOf(draft), changed_by: adminId, changed_at: sql<Date>`now()` }
  await db()
    .transaction()
    .execute(async (trx) => {
      // The lock serialises simultaneous changes, so that the limit and the comparison with the others hold.
      await trx.selectFrom('search_synonyms_version').select('version').forUpdate().execute()
      const others = trx
        .selectFrom('search_synonyms')
        .where('language', '=', draft.language)
        .$if(id !== undefined, (all) => all.where('id', '!=', id as string))
      const same = await others
        .select('id')
        .where('typed', '=', values.typed)
        .where('country', 'is not distinct from', values.country)
        .where('region', 'is not distinct from', values.region)
        .executeTakeFirst()
      if (same) throw new Failure('conflict', 'synonym_taken')
      const { count } = await others.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      if (count >= MAX_SYNONYMS) throw new Failure('conflict', 'synonyms_full')
      const saved = await (id === undefined
        ? trx
            .insertInto('search_synonyms')
            .values({ ...values, made_by: adminId })
            .returning('id')
            .executeTakeFirst()
        : trx.updateTable('search_synonyms').set(values).where('id', '=', id).returning('id').executeTakeFirst())
      if (!saved) throw new Failure('not_found', 'synonym_gone')
      const { language, country, region } = values
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        {
          action: id === undefined ? 'synonym.made' : 'synonym.changed',
          subject: { kind: 'synonym', id: saved.id },
          after: { language, country, region },
        },
      )
    })
}

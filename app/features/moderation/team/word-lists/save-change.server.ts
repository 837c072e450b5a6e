import { sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { isBuiltIn } from '#app/features/screening/editing/edit-rules.ts'
import { isEntry } from '#app/features/screening/editing/entry.ts'
import { db } from '#db/client.ts'
import { recordAudit } from '#db/record-audit.ts'
import type { Database } from '#db/schema.ts'
import type { Change } from './word-lists-address.ts'

/** Maximum number of changes for a language: each costs a little time with every review. */
export const MAX_CHANGES = 1000

/**
 * Switches an entry on or off, whether added by the team or built in. Every process applies it from the next review.
 * Nothing is ever removed, so each change is undone by its opposite. The caller has checked the rights.
 *
 * @param note why, for the team
 * @throws Failure rule_entry when a list cannot hold the entry; rules_full
 */
export async function saveChange(adminId: string, change: Change & { note: string }): Promise<void> {
  const { language, list, entry, on, note } = change
  const builtIn = isBuiltIn(language, list, entry)
  if (!builtIn && !isEntry(list, entry)) throw new Failure('invalid', 'rule_entry')
  const who = { changed_by: adminId, changed_at: sql<Date>`now()` }
  const state = { enabled: on !== builtIn, note, ...who }
  await db()
    .transaction()
    .execute(async (trx) => {
      await makeSureOfRoom(trx, change)
      const { id } = await trx
        .insertInto('word_list_entries')
        .values({ language, list, entry, effect: builtIn ? 'leave_out' : 'add', made_by: adminId, ...state })
        .onConflict((conflict) => conflict.columns(['language', 'list', 'entry']).doUpdateSet(state))
        .returning('id')
        .executeTakeFirstOrThrow()
      await recordAudit(
        trx,
        { userId: adminId, role: 'admin' },
        { action: on ? 'rule.on' : 'rule.off', subject: { kind: 'rule', id }, after: { language, list } },
      )
    })
}

/** Serialises the changes, so that the limit holds. */
async function makeSureOfRoom(trx: Transaction<Database>, { language, list, entry }: Change): Promise<void> {
  await trx.selectFrom('word_list_version').select('version').forUpdate().execute()
  const { others } = await trx
    .selectFrom('word_list_entries')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('language', '=', language)
    .where(({ eb, not, and }) => not(and([eb('list', '=', list), eb('entry', '=', entry)])))
    .executeTakeFirstOrThrow()
  if (others >= MAX_CHANGES) throw new Failure('conflict', 'rules_full')
}

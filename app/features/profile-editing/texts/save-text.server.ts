import { type SqlBool, sql, type Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'
import { PROFILE_POLICY } from '../policy.ts'
import { recordVersion } from '../record-version.server.ts'
import { versionToken } from '../version-token.server.ts'
import type { WrittenText } from './text.schema.ts'

type Place = { section: string; language: string }

/**
 * Saves one section of a school's educational profile in one language; an empty text deletes it.
 *
 * @throws Failure school_not_yours, premium_required, or text_changed when it is not what the writer saw
 */
export async function saveText(operator: Member, { seen, ...written }: WrittenText): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, operator, PROFILE_POLICY.saveText)
      const { schoolId } = operator
      // Waits for other writers, and stores the version before the change.
      await recordVersion(trx, { userId: null, schoolId })
      const before = await readText(trx, schoolId, written)
      if (versionToken(before) !== seen) throw new Failure('conflict', 'text_changed')
      await writeText(trx, schoolId, written)
      await recordVersion(trx, operator)
    })
}

const isAt = ({ section, language }: Place) => sql<SqlBool>`(section, language) = (${section}, ${language})`

async function readText(trx: Transaction<Database>, schoolId: string, at: Place) {
  const row = await trx
    .selectFrom('school_texts')
    .select('text')
    .where('school_id', '=', schoolId)
    .where(isAt(at))
    .executeTakeFirst()
  return row?.text ?? ''
}

/** Writes a text of a school; an unchanged text keeps its date. */
export async function writeText(
  trx: Transaction<Database>,
  schoolId: string,
  { section, language, text }: Place & { text: string },
): Promise<void> {
  if (text === '') {
    await trx.deleteFrom('school_texts').where('school_id', '=', schoolId).where(isAt({ section, language })).execute()
    return
  }
  await trx
    .insertInto('school_texts')
    .values({ school_id: schoolId, section, language, text })
    .onConflict((conflict) =>
      conflict
        .columns(['school_id', 'section', 'language'])
        .doUpdateSet({ text, updated_at: sql<Date>`now()` })
        .where('school_texts.text', '<>', text),
    )
    .execute()
}

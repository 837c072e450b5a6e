import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Returns the position after everything that a school shows; nobody else takes it until the transaction ends. */
export async function nextPosition(trx: Transaction<Database>, schoolId: string): Promise<number> {
  await trx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().executeTakeFirst()
  const { last } = await trx
    .selectFrom('school_media')
    .select((media) => media.fn.max('position').as('last'))
    .where('school_id', '=', schoolId)
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}

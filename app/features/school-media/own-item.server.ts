import type { Transaction } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import type { SchoolRight } from '#app/core/policy.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import type { Database } from '#db/schema.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A picture or video of the person's school, locked until the transaction ends. `linked`: it is hosted by a provider.
 */
type OwnItem = {
  id: string
  kind: string
  state: string
  folder: string | null
  poster: string | null
  linked: boolean
}

/**
 * Changes a picture or video of a school.
 *
 * @throws Failure school_not_yours; media_unknown when the school has no such item or it was deleted
 */
export const changeItem = <Result>(
  member: Member,
  { id: mediaId, right }: { id: string; right: SchoolRight },
  change: (trx: Transaction<Database>, item: OwnItem) => Promise<Result>,
): Promise<Result> =>
  db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, right)
      if (!UUID.test(mediaId)) throw new Failure('not_found', 'media_unknown')
      const item = await trx
        .selectFrom('school_media')
        .select(['id', 'kind', 'state', 'folder', 'poster'])
        .select((eb) => eb('link_id', 'is not', null).$castTo<boolean>().as('linked'))
        .where('id', '=', mediaId)
        .where('school_id', '=', member.schoolId)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (!item) throw new Failure('not_found', 'media_unknown')
      return await change(trx, item)
    })

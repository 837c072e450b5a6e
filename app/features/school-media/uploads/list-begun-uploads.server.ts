import { sql } from 'kysely'
import type { Member } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { UPLOAD_HOURS } from '../count-media.server.ts'
import type { MediaKind } from '../school-media.ts'

/** An upload waiting for the rest of its file; sizes in bytes. */
export type BegunUpload = { id: string; name: string; bytes: number; received: number }

/**
 * Lists a person's unfinished uploads for a school.
 *
 * @param database a transaction instead, to list what it sees
 */
export const listBegunUploads = (
  { userId, schoolId }: Member,
  kind: MediaKind,
  database = db(),
): Promise<BegunUpload[]> =>
  database
    .selectFrom('school_uploads')
    .select(['id', 'name', 'bytes', 'received'])
    .where('school_id', '=', schoolId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('finished_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${UPLOAD_HOURS})`)
    .orderBy('id')
    .execute()

import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { wholePicture } from '#lib/images/whole-picture.ts'
import { fileAddress, keyOfAddress } from '#lib/storage/file-address.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { MEDIA_POLICY } from '../policy.ts'
import { readPicture } from '../read-picture.server.ts'

/** Pixels of the longer side; displayed at a quarter of it at most. */
const LOGO_SIDE = 256

/**
 * Makes an uploaded file the logo of a premium school, re-encoded. The previous one is deleted.
 *
 * @param file value from the form, at most 5 MB
 * @param address of the visitor
 * @throws Failure media_missing, logo_bytes, media_type, media_pixels, media_damaged, media_away, school_not_yours,
 *   premium_required, too_many_attempts
 */
export async function updateLogo(member: Member, file: unknown, address: string): Promise<void> {
  await countAttempt('upload', { address })
  await db()
    .transaction()
    .execute((trx) => requireMember(trx, member, MEDIA_POLICY.setLogo))
  const logo = await readPicture(file, (bytes) => wholePicture(bytes, LOGO_SIDE))
  // Hard to guess and different each time, because caches may keep the logo under this name.
  const key = `school-logos/${randomBytes(16).toString('hex')}.webp`
  await replaceLogo(member, fileAddress(key), () =>
    storage()
      .put(key, Readable.from([logo]), { size: logo.length, type: 'image/webp' })
      .catch((cause: unknown) => {
        throw new Failure('unavailable', 'media_away', { cause })
      }),
  )
}

/** Removes the logo of a school; does nothing when there is none. @throws Failure school_not_yours */
export const removeLogo = (member: Member): Promise<void> => replaceLogo(member, null, async () => {})

function replaceLogo(member: Member, logo: string | null, keep: () => Promise<void>): Promise<void> {
  const { schoolId: school_id } = member
  return db()
    .transaction()
    .execute(async (trx) => {
      await requireMember(trx, member, logo === null ? MEDIA_POLICY.removeLogo : MEDIA_POLICY.setLogo)
      await trx
        .insertInto('school_profiles')
        .values({ school_id })
        .onConflict((conflict) => conflict.column('school_id').doNothing())
        .execute()
      const profile = trx.selectFrom('school_profiles').select('logo').where('school_id', '=', school_id)
      const { logo: before } = await profile.forUpdate().executeTakeFirstOrThrow()
      await keep()
      const changes = { logo, updated_at: sql<Date>`now()` }
      await trx.updateTable('school_profiles').set(changes).where('school_id', '=', school_id).execute()
      const old = keyOfAddress(before)
      if (old) await sendJob(trx, 'delete_file', { key: old })
    })
}

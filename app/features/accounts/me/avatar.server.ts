import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { Failure, type FailureCode, type FailureKind } from '#app/core/failure.ts'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { storedFile } from '#app/core/privacy/stored-file.server.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { DecodersBusy } from '#lib/decoders/task-killed.ts'
import { type PictureProblem, PictureRefused } from '#lib/images/picture-refused.ts'
import { squarePicture } from '#lib/images/square-picture.ts'
import { fileAddress, keyOfAddress } from '#lib/storage/file-address.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { AVATAR_SIDE, MAX_AVATAR_BYTES } from './avatar.ts'
import { findProfile } from './profile.server.ts'

const REFUSED: Record<PictureProblem, [FailureKind, FailureCode]> = {
  kind: ['unsupported', 'invalid_file_type'],
  pixels: ['too_large', 'image_too_many_pixels'],
  damaged: ['unprocessable', 'image_damaged'],
}

type Options = {
  /** Called when the new file is stored and only the profile remains to be written. */
  onStored?: () => void
}

/**
 * Makes an uploaded file the person's picture. The previous file is removed once the profile refers to the new one.
 *
 * @param file value from the form; anything but a file counts as none chosen
 * @returns address of the new picture
 * @throws Failure select_image, image_too_large, invalid_file_type, image_too_many_pixels, image_damaged, storage_away,
 *   pictures_busy
 */
export async function updateAvatar(userId: string, file: unknown, { onStored }: Options = {}): Promise<string> {
  const picture = await renderPicture(readFile(file))
  // Hard to guess and different each time, because caches may keep the picture under this name.
  const key = `avatars/${userId}/${randomBytes(16).toString('hex')}.webp`
  await storePicture(key, picture)
  onStored?.()
  try {
    await setAvatarAddress(userId, fileAddress(key))
  } catch (error) {
    await storage()
      .delete(key)
      .catch(() => {})
    throw error
  }
  return fileAddress(key)
}

/** Removes a person's picture; a job deletes its file soon after. Does nothing when there is none. */
export const removeAvatar = (userId: string): Promise<void> => setAvatarAddress(userId, null)

function readFile(file: unknown): File {
  // A form without a chosen file sends an empty file without a name.
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) throw new Failure('invalid', 'select_image')
  if (file.size > MAX_AVATAR_BYTES) throw new Failure('too_large', 'image_too_large')
  return file
}

async function renderPicture(file: File): Promise<Buffer> {
  try {
    return await squarePicture(new Uint8Array(await file.arrayBuffer()), AVATAR_SIDE)
  } catch (error) {
    if (error instanceof DecodersBusy) throw new Failure('unavailable', 'pictures_busy', { cause: error })
    throw error instanceof PictureRefused ? new Failure(...REFUSED[error.problem], { cause: error }) : error
  }
}

async function storePicture(key: string, picture: Buffer): Promise<void> {
  try {
    await storage().put(key, Readable.from([picture]), { size: picture.length, type: 'image/webp' })
  } catch (error) {
    throw new Failure('unavailable', 'storage_away', { cause: error })
  }
}

async function setAvatarAddress(userId: string, address: string | null): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      const profile = trx.selectFrom('profile_details').select('avatar_url').where('id', '=', userId)
      const { avatar_url: before } = await profile.forUpdate().executeTakeFirstOrThrow()
      await trx
        .updateTable('profile_details')
        .set({ avatar_url: address, updated_at: sql<Date>`now()` })
        .where('id', '=', userId)
        .execute()
      const old = keyOfAddress(before)
      if (old) await sendJob(trx, 'delete_file', { key: old })
    })
}

const keyOf = async (userId: string) => keyOfAddress((await findProfile(userId)).avatarUrl)

/** Personal data: the profile picture. */
export const avatarData: PersonalData = {
  name: 'picture',
  read: async (userId) => (await keyOf(userId)) ?? null,
  files: async (userId) => {
    const key = await keyOf(userId)
    return key ? await storedFile(path.basename(key), key) : []
  },
  erase: async (trx, userId) => {
    const key = await keyOf(userId)
    if (key) await sendJob(trx, 'delete_file', { key })
  },
}

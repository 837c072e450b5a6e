import path from 'node:path'
import type { PersonalData } from '#app/core/privacy/personal-data.ts'
import { storedFile } from '#app/core/privacy/stored-file.server.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { keyOfAddress } from '#lib/storage/file-address.ts'
import { findProfile } from '../profile/find-profile.server.ts'

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

import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'

export const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'school-media-'))
/** The store of a test file, in place of the program's. */
export const store = new FileSystemStorage(folder)

/** Returns a PNG that compresses badly, so that it is sent in several parts. */
export const picture = async (width = 60, height = 40) =>
  await sharp({ create: { width, height, channels: 3, background: '#1d5a45' } })
    .png()
    .toBuffer()

/** Makes a school with one member. */
export async function makeSchool({ premium = true } = {}) {
  const school = schoolRow()
  const { id: userId } = await makeAccount()
  await db().insertInto('schools').values(school).execute()
  const schoolId = school.id
  await db().insertInto('school_members').values({ school_id: schoolId, user_id: userId, role: 'editor' }).execute()
  if (premium) await db().insertInto('premium_grants').values({ school_id: schoolId, reason: 'test' }).execute()
  return { userId, schoolId }
}

/** Returns all pictures and videos of a school, in its order. */
export const mediaOf = (schoolId: string) =>
  db().selectFrom('school_media').selectAll().where('school_id', '=', schoolId).orderBy('position').execute()

/** Returns the names of all stored files. */
export const storedFiles = async () =>
  (await fs.readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .sort()

import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { Failure } from '#app/core/failure.ts'
import { db } from '#db/client.ts'
import type { MediaKind } from '../school-media.ts'
import { discardUpload } from './discard-upload.server.ts'
import { receiveParts } from './receive-parts.server.ts'

/** Lets the tus protocol read and write declared uploads; it cannot create new ones. */
export class TusStore extends DataStore {
  override extensions = ['termination']

  override async getUpload(id: string): Promise<Upload> {
    const { bytes, received, created_at } = await rowOf(id)
    return new Upload({ id, size: bytes, offset: received, creation_date: created_at.toISOString() })
  }

  /** @throws an answer of the protocol whose body is the code of the failure */
  override async write(body: Readable, id: string, offset: number): Promise<number> {
    const row = await rowOf(id)
    if (row.received !== offset) throw ERRORS.INVALID_OFFSET
    try {
      return await receiveParts({ ...row, kind: row.kind as MediaKind }, body)
    } catch (error) {
      throw error instanceof Failure ? { status_code: error.status, body: error.code } : error
    }
  }

  override async remove(id: string): Promise<void> {
    await discardUpload(id)
  }
}

async function rowOf(id: string) {
  const row = await db()
    .selectFrom('school_uploads')
    .select(['id', 'kind', 'bytes', 'received', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw ERRORS.FILE_NOT_FOUND
  return row
}

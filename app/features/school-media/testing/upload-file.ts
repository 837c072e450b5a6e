import { Readable } from 'node:stream'
import { db } from '#db/client.ts'
import type { MediaKind } from '../school-media.ts'
import { declareUploads } from '../uploads/declare-uploads.server.ts'
import { receiveParts } from '../uploads/receive-parts.server.ts'

type Member = { userId: string; schoolId: string }
type File = { kind?: MediaKind; name?: string; type?: string; bytes: Buffer }

/** Sends a whole file as a member does. @returns id of the upload, which is also that of the resulting item */
export async function uploadFile(member: Member, { kind = 'image', name = 'hof.png', type, bytes }: File) {
  const chosen = { name, type: type ?? (kind === 'image' ? 'image/png' : 'video/mp4'), bytes: bytes.length }
  const [upload] = await declareUploads(member, { kind, files: [chosen] })
  await sendBytes(upload!.id, bytes)
  return upload!.id
}

/** Sends bytes of an upload over one connection. */
export async function sendBytes(uploadId: string, bytes: Buffer | Readable): Promise<number> {
  const row = await db().selectFrom('school_uploads').selectAll().where('id', '=', uploadId).executeTakeFirstOrThrow()
  const body = Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes
  return await receiveParts({ ...row, kind: row.kind as MediaKind }, body)
}

import { createReadStream, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { Failure } from '#app/core/failure.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { type Member, requireMember } from '#app/features/schools/membership/require-member.server.ts'
import { db } from '#db/client.ts'
import { MAX_FIELD_NAME_LENGTH } from '#lib/forms/plain-form.ts'
import { log } from '#lib/log.ts'
import { awayPart } from '#lib/outages/away-part.ts'
import { MAX_BYTES, type MediaKind } from '../school-media.ts'
import { type ChosenFile, declareUploads } from './declare-uploads.server.ts'
import { receiveParts } from './receive-parts.server.ts'
import { rightToAdd } from './require-upload.server.ts'

/** Files of a form beyond what any plan allows are not even read. */
const MAX_FILES = 12

type ReceivedFile = ChosenFile & { path: string }

/**
 * Receives the files of a form that was sent without JavaScript. They are read as a stream and stored on disk
 * meanwhile; the limits apply to the whole batch before any file counts.
 *
 * @throws Failure as declareUploads and receiveParts; media_away also when the disk is full; too_many_attempts
 */
export async function receiveForm(member: Member, kind: MediaKind, request: Request, address: string): Promise<void> {
  await db()
    .transaction()
    .execute((trx) => requireMember(trx, member, rightToAdd(kind)))
  // Counted before anything is written to the disk.
  await countAttempt('upload', { address })
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-form-'))
  try {
    const files = await readFiles(request, kind, work)
    const uploads = await declareUploads(member, { kind, files })
    for (const [index, { id, received }] of uploads.entries()) {
      const file = files[index]!
      const body = createReadStream(file.path, { start: received })
      await receiveParts({ id, kind, bytes: file.bytes, received }, body)
    }
  } finally {
    await fs.rm(work, { recursive: true, force: true })
  }
}

async function readFiles(request: Request, kind: MediaKind, work: string): Promise<ReceivedFile[]> {
  const type = request.headers.get('content-type') ?? ''
  if (!request.body || !type.startsWith('multipart/form-data')) throw new Failure('invalid', 'media_missing')
  const stop = new AbortController()
  const files: Promise<ReceivedFile>[] = []
  try {
    const parser = parserOf(type, kind)
    parser.on('file', (_field, content, name, _encoding, mimeType) => {
      const target = path.join(work, String(files.length))
      const file = save(content, target, stop.signal).then((bytes) => ({
        name: name ?? '',
        type: mimeType,
        bytes,
        path: target,
      }))
      // A file that fails ends the whole form; without a handler, its error would end the program.
      file.catch((error) => stop.abort(error))
      files.push(file)
    })
    await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), parser, {
      signal: stop.signal,
    })
    // A form without a chosen file sends an empty file without a name.
    return (await Promise.all(files)).filter(({ name, bytes }) => name !== '' || bytes > 0)
  } catch (cause) {
    stop.abort(cause)
    await Promise.allSettled(files)
    if (awayPart(cause)) {
      log().error({ err: cause }, 'the files of a form could not be kept')
      throw new Failure('unavailable', 'media_away', { cause })
    }
    throw new Failure('unprocessable', 'media_damaged', { cause })
  }
}

/** @throws Error when the type names no boundary */
const parserOf = (type: string, kind: MediaKind) =>
  new Busboy({
    headers: { 'content-type': type },
    limits: {
      files: MAX_FILES,
      fileSize: MAX_BYTES[kind] + 1,
      fields: 10,
      fieldSize: 1000,
      parts: MAX_FILES + 10,
      fieldNameSize: MAX_FIELD_NAME_LENGTH + 1,
      headerPairs: 10,
      headerSize: 8192,
    },
  })

/** @returns size of the file in bytes */
async function save(content: Readable, file: string, signal: AbortSignal): Promise<number> {
  await pipeline(content, createWriteStream(file, { mode: 0o600 }), { signal })
  return (await fs.stat(file)).size
}

import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { Failure } from '#app/core/failure.ts'
import { MAX_FIELD_NAME_LENGTH, plainForm } from '#lib/forms/plain-form.ts'
import { MAX_IMPORT_BYTES, MAX_IMPORT_FILES } from '../import-limits.ts'

/** A file on the disk with its original name, and the field of the form in which it came. */
export type ReceivedFile = { field: string; name: string; path: string; bytes: number }

const MAX_NAME_LENGTH = 150
const MAX_FIELDS = 10

/**
 * Reads a form with files as a stream, so that no file is ever held in memory. The body limits bound its total length.
 * Empty file fields are left out.
 *
 * @param use receives the fields and the files, which are removed when it has ended
 * @throws Failure import_damaged, import_too_large, import_files_many
 */
export async function withReceivedFiles<Result>(
  request: Request,
  use: (form: FormData, files: ReceivedFile[]) => Promise<Result>,
): Promise<Result> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'aulario-import-form-'))
  try {
    const { form, files } = await receiveFiles(request, folder)
    return await use(form, files)
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

async function receiveFiles(request: Request, folder: string): Promise<{ form: FormData; files: ReceivedFile[] }> {
  const type = request.headers.get('content-type') ?? ''
  if (!request.body || !type.startsWith('multipart/form-data')) throw new Failure('invalid', 'import_damaged')
  const fields: [string, string][] = []
  const files: Promise<ReceivedFile>[] = []
  const stop = new AbortController()
  let isTooMany = false
  try {
    const parser = parserOf(type)
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      // No form has an empty name, so a field whose name or value was truncated is refused through it.
      fields.push([nameTruncated || valueTruncated ? '' : name, value])
    })
    parser.on('filesLimit', () => {
      isTooMany = true
    })
    parser.on('file', (field, content, name) => {
      const file = { field, name: name ?? '', path: path.join(folder, String(files.length)) }
      const saved = save(content, file, stop.signal)
      // A file that cannot be saved is still read to its end: browsers accept no answer before they have sent
      // everything.
      saved.catch(() => content.resume())
      files.push(saved)
    })
    await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), parser)
  } catch (cause) {
    stop.abort(cause)
    await Promise.allSettled(files)
    throw new Failure('invalid', 'import_damaged', { cause })
  }
  const saved = await Promise.all(files)
  if (isTooMany) throw new Failure('too_large', 'import_files_many')
  const form = plainForm(fields)
  if (!form) throw new Failure('invalid', 'import_damaged')
  return { form, files: saved.filter(({ name, bytes }) => name !== '' || bytes > 0) }
}

/** @throws Error when the type names no boundary */
const parserOf = (type: string) =>
  new Busboy({
    headers: { 'content-type': type },
    limits: {
      files: MAX_IMPORT_FILES,
      fileSize: MAX_IMPORT_BYTES,
      fields: MAX_FIELDS,
      parts: 2 * MAX_IMPORT_FILES + 10,
      fieldSize: 4000,
      fieldNameSize: MAX_FIELD_NAME_LENGTH + 1,
      headerPairs: 10,
      headerSize: 8192,
    },
  })

async function save(
  content: BusboyFileStream,
  file: Omit<ReceivedFile, 'bytes'>,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  await pipeline(content, createWriteStream(file.path, { mode: 0o600 }), { signal })
  if (content.truncated) throw new Failure('too_large', 'import_too_large')
  return { ...file, name: fileName(file.name), bytes: (await fs.stat(file.path)).size }
}

/**
 * Returns the last part of a file name, without anything that a disk or a page could interpret; it may contain the date
 * of the file.
 */
export function fileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ ()-]+/gu, '-')
    .replace(/^[.\s]+/, '')
    .slice(-MAX_NAME_LENGTH)
}

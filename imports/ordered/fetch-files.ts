import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { DOWNLOAD_LIMITS } from '#app/features/import-runs/import-limits.ts'
import { keepFile } from '#app/features/import-runs/start/keep-file.server.ts'
import { downloadToFile } from '#lib/net/http-download.ts'
import type { AddressGuard } from '#lib/net/public-address.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { dayOfFetch, type GivenFile } from '../files/given-files.ts'
import { ImportError } from '../import-error.ts'

type FileRow = { number: number; name: string; address: string | null; key: string | null; modified: string | null }

/**
 * Brings the files of a trial to this machine under their own names. What an address serves is fetched once and stored,
 * so that the import takes exactly the bytes that were tried.
 *
 * @throws ImportError when a file cannot be fetched or has expired
 */
export async function fetchFiles(
  client: Client,
  trialId: string,
  folder: string,
  { guard, signal }: { guard: AddressGuard; signal: AbortSignal },
): Promise<GivenFile[]> {
  const { rows } = await client.query<FileRow>(
    'select number, name, address, key, modified from import_files where run_id = $1 order by number',
    [trialId],
  )
  if (rows.length === 0) throw new ImportError('The files are no longer kept.')
  const given: GivenFile[] = []
  for (const row of rows) {
    const file = path.join(folder, String(row.number), row.name)
    await fs.mkdir(path.dirname(file), { recursive: true })
    if (row.key !== null) {
      await fromStore(row.key, file, signal)
      given.push({ file, modified: row.modified ?? undefined })
      continue
    }
    const { modified } = await download(row.address ?? '', file, guard, signal)
    await keep(client, trialId, row.number, file, modified)
    given.push({ file, modified })
  }
  return given
}

async function fromStore(key: string, file: string, signal: AbortSignal) {
  const content = await storage().get(key)
  if (!content) throw new ImportError('The files are no longer kept.')
  await pipeline(content, createWriteStream(file), { signal })
}

async function download(address: string, file: string, guard: AddressGuard, signal: AbortSignal) {
  try {
    const { modified } = await downloadToFile(address, file, { limits: DOWNLOAD_LIMITS, signal, guard })
    return { modified: modified ?? dayOfFetch() }
  } catch (error) {
    if (signal.aborted) throw error
    throw new ImportError((error as Error).message)
  }
}

async function keep(client: Client, trialId: string, number: number, file: string, modified: string | undefined) {
  const { key, bytes } = await keepFile(file, `imports/${trialId}/${number}`)
  await client.query('update import_files set key = $3, bytes = $4, modified = $5 where run_id = $1 and number = $2', [
    trialId,
    number,
    key,
    bytes,
    modified ?? null,
  ])
}

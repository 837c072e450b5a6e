import fs from 'node:fs/promises'
import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { CatalogueEntry, CatalogueFile, Find } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { CATALOGUE } from '#app/features/schools/sources/catalogue/catalogue.ts'
import { db } from '#db/client.ts'
import type { Database, RegisterFilesTable } from '#db/schema.ts'
import { env } from '#lib/env.ts'

/** The newest edition of a file that was fetched. */
export type KnownEdition = Selectable<RegisterFilesTable>

/** Returns the editions that were fetched, by `source/file`. */
export async function knownEditions(): Promise<Map<string, KnownEdition>> {
  const rows = await db().selectFrom('register_files').selectAll().execute()
  return new Map(rows.map((row) => [`${row.source}/${row.file}`, row]))
}

/** What is noted of an edition once it is fetched. */
export type NotedEdition = Pick<
  KnownEdition,
  'source' | 'file' | 'address' | 'edition' | 'version' | 'etag' | 'last_modified' | 'sha256' | 'bytes'
>

/** Notes an edition that was fetched; what was imported before stays noted. */
export async function noteFetched(edition: NotedEdition): Promise<void> {
  const { source: _, file: __, ...rest } = edition
  await db()
    .insertInto('register_files')
    .values(edition)
    .onConflict((conflict) => conflict.columns(['source', 'file']).doUpdateSet({ ...rest, fetched_at: new Date() }))
    .execute()
}

/** Notes that the fetched editions of these files of a source are imported. */
export async function noteImported(
  source: string,
  files: readonly string[],
  on: Kysely<Database> = db(),
): Promise<void> {
  await on
    .updateTable('register_files')
    .set(({ ref }) => ({ imported_sha256: ref('sha256'), imported_at: new Date() }))
    .where('source', '=', source)
    .where('file', 'in', files)
    .execute()
}

/** What became of the update of a source; `detail` is an English sentence. */
export type UpdateOutcome = { outcome: 'imported' | 'unchanged' | 'failed'; detail: string }

/** Notes what became of the update of a source, in place of the last outcome. */
export async function noteOutcome(source: string, noted: UpdateOutcome): Promise<void> {
  await db()
    .insertInto('register_outcomes')
    .values({ source, ...noted })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ ...noted, at: new Date() }))
    .execute()
}

const addressSchema = z.url({ protocol: /^https?$/ }).max(2000, { abort: true })
const settingsFile = z.record(z.string(), addressSchema)

/**
 * Sets an address of the operator in place of that of the catalogue; undefined takes it back.
 *
 * @throws Error with a one-sentence message: no such file in the catalogue, or not a web address
 */
export async function setAddress(
  source: string,
  file: string,
  address: string | undefined,
  on: Kysely<Database> = db(),
): Promise<void> {
  assertKnown(`${source}/${file}`, 'The catalogue')
  if (address === undefined) {
    await on.deleteFrom('register_addresses').where('source', '=', source).where('file', '=', file).execute()
    return
  }
  if (!addressSchema.safeParse(address).success) throw new Error(`${address} is not a web address.`)
  await on
    .insertInto('register_addresses')
    .values({ source, file, address })
    .onConflict((conflict) => conflict.columns(['source', 'file']).doUpdateSet({ address, set_at: new Date() }))
    .execute()
}

/**
 * Returns the addresses of the operator by `source/file`: those of the file REGISTERS_FILE, and before them those set
 * in the back office.
 *
 * @throws Error with a one-sentence message when the file is wrong
 */
export async function ownAddresses(): Promise<Map<string, string>> {
  const rows = await db().selectFrom('register_addresses').select(['source', 'file', 'address']).execute()
  return new Map([
    ...Object.entries(await readSettingsFile(env().REGISTERS_FILE)),
    ...rows.map(({ source, file, address }) => [`${source}/${file}`, address] as const),
  ])
}

async function readSettingsFile(file: string): Promise<Record<string, string>> {
  let text: string
  try {
    text = await fs.readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(`${file} cannot be read.`)
  }
  const read = settingsFile.safeParse(parse(text))
  if (!read.success) throw new Error(`${file} must be an object of web addresses by source and file.`)
  for (const name of Object.keys(read.data)) assertKnown(name, file)
  return read.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function assertKnown(name: string, where: string) {
  const isThere = CATALOGUE.some(({ id, files }) => files.some(({ key }) => `${id}/${key}` === name))
  if (!isThere) throw new Error(`${where} has a file ${name}, which no source has.`)
}

/** Returns how the newest edition of a file is found: by the operator's address, else as the catalogue says. */
export function findOf({ id }: CatalogueEntry, { key, find }: CatalogueFile, own: ReadonlyMap<string, string>) {
  const address = own.get(`${id}/${key}`)
  if (!address) return find
  const template = find?.by === 'template' ? find : { by: 'template' as const, back: 10 }
  const asked: Find = /\{\w+(-\w+)?\}/.test(address) ? { ...template, url: address } : { by: 'address', url: address }
  return asked
}

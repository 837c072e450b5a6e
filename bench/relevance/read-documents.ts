import fs from 'node:fs'
import readline from 'node:readline'
import pg from 'pg'
import { readAllDocuments } from '#app/features/search/live/documents.ts'
import { openForCommand } from '#db/open-database.ts'
import type { SchoolDocument } from '#search-engine/index.ts'

/** Reads all schools of the directory's database, as the search does. */
export async function readDirectory(): Promise<SchoolDocument[]> {
  const { ownerUrl, release } = await openForCommand({ database: 'there', migrated: true })
  const client = new pg.Client(ownerUrl)
  try {
    await client.connect()
    const documents: SchoolDocument[] = []
    await readAllDocuments(client, (batch) => documents.push(...batch))
    return documents
  } finally {
    await client.end()
    await release()
  }
}

/** Reads schools from a file with one document, as JSON, a line. */
export async function readDocuments(file: string): Promise<SchoolDocument[]> {
  const documents: SchoolDocument[] = []
  for await (const line of readline.createInterface({ input: fs.createReadStream(file) })) {
    if (line !== '') documents.push(JSON.parse(line) as SchoolDocument)
  }
  return documents
}

import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import type pg from 'pg'
import { askAtOnce } from '../load/ask.ts'
import { anyAddress, freshAddress, getPage } from '../load/get-page.ts'
import { allProcessorMs, postgresOf, timed } from '../load/processor.ts'
import { mixed, resultsUrl } from '../load/questions.ts'
import { startServer } from '../load/server.ts'
import { memoryOf, processesOf } from '../memory/processes-of.ts'
import { generateDocuments } from '../search/documents.ts'
import { makeQuestions } from '../search/questions.ts'

/** Kinds of pages: kept by the program, or made for each visit. */
export const KINDS = ['kept profile', 'profile', 'list'] as const
export type Kind = (typeof KINDS)[number]

/** Processor time of a page in milliseconds, and what is sent of it in bytes. */
export type Cost = { programMs: number; databaseMs: number; sentBytes: number }

/** What a site of this size took. Memory is proportional (Pss), in megabytes of all its processes together. */
export type Measured = {
  day: string
  schools: number
  processes: number
  startedMb: number
  loadedMb: number
  databaseMb: number
  /** Seconds of processor time until it was ready, and whether it had to make its index for that. */
  startS: number
  madeIndex: boolean
  indexMb: number
  costs: Record<Kind, Cost>
}

const PAGES = 200
const REVIEWS_EACH = 40
const CLIENTS = 16
const MB = 1024 * 1024
/** Questions are those to a directory of this size, whose schools all larger ones have as well. */
const ASKED_SCHOOLS = 10_000

/** Returns addresses of profiles with many reviews, and of lists. */
export async function addressesOf(client: pg.Client, schools: number) {
  const { rows } = await client.query<{ id: string }>(
    'select school_id as id from school_ratings order by abs(rating_count - $1), school_id limit $2',
    [REVIEWS_EACH, PAGES],
  )
  const questions = mixed(makeQuestions([...generateDocuments(Math.min(schools, ASKED_SCHOOLS))]))
  return {
    profiles: rows.map(({ id }) => `/schools/${id}`),
    lists: questions.flatMap((one) => resultsUrl(one) ?? []).slice(0, PAGES),
  }
}

/** Schools for which facts and visits are written, only to measure how large their rows are. */
const FILLED_SCHOOLS = 5000
const FACTS = 14
const DAYS = 30
const FILL = `
  insert into school_facts (key, fact, period_start, period, number, source, dated_by)
    select id, 'fact-' || fact, '2025-08-01', 'school_year', fact * 1.5, 'de-nrw', 'publisher'
    from (select id from schools order by id limit ${FILLED_SCHOOLS}) s, generate_series(1, ${FACTS}) fact;
  insert into school_figures (school_id, day, views, visitors, shown)
    select id, current_date - ago, 3, 2, 20
    from (select id from schools order by id limit ${FILLED_SCHOOLS}) s, generate_series(1, ${DAYS}) ago`

/** What rows belong to, with the tables that have them; the first has one row for each. */
const TABLES = {
  school: ['schools', 'school_codes', 'premium_grants', 'school_ratings'],
  review: ['reviews'],
  fact: ['school_facts'],
  'day of visits': ['school_figures'],
} as const
type Owner = keyof typeof TABLES

/** Returns the bytes on disk, with indexes, of all rows that belong to one school, review, fact, or day of visits. */
export async function bytesOfRows(client: pg.Client): Promise<Record<Owner, number>> {
  await client.query('begin')
  await client.query(FILL)
  const bytes: [Owner, number][] = []
  for (const [owner, tables] of Object.entries(TABLES) as [Owner, readonly string[]][]) {
    const { rows } = await client.query<{ bytes: number }>(
      `select (sum(pg_total_relation_size(name::regclass)) / (select count(*) from ${tables[0]}))::float8 as bytes
      from unnest($1::text[]) as name`,
      [tables],
    )
    bytes.push([owner, rows[0]!.bytes])
  }
  await client.query('rollback')
  return Object.fromEntries(bytes) as Record<Owner, number>
}

type Site = { client: pg.Client; schools: number; processes: number; folder: string; seconds: number }

/** Starts the program with so many processes and measures it, at first at rest and then with 16 clients. */
export async function measureSite(site: Site, addresses: Awaited<ReturnType<typeof addressesOf>>): Promise<Measured> {
  const { client, schools, processes, folder, seconds } = site
  const madeIndex = fs.readdirSync(folder).length === 0
  const settings = { PROCESSES: String(processes), SEARCH_INDEX_DIR: folder }
  const server = await startServer({ settings })
  const ids = { program: server.pid, database: await postgresOf(client) }
  try {
    const startS = allProcessorMs(ids.program) / 1000
    const startedMb = memory(ids.program)
    const measure = (kind: Kind, paths: string[]) => costOf({ origin: server.origin, ids, seconds, kind, paths })
    const costs = {
      profile: await measure('profile', addresses.profiles),
      list: await measure('list', addresses.lists),
      'kept profile': await measure('kept profile', addresses.profiles),
    }
    const day = new Date().toISOString().slice(0, 10)
    const sizes = {
      startedMb,
      loadedMb: memory(ids.program),
      databaseMb: memory(ids.database),
      indexMb: sizeOf(folder),
    }
    return { day, schools, processes, ...sizes, startS, madeIndex, costs }
  } finally {
    await server.stop()
  }
}

type Asking = {
  origin: string
  ids: { program: number; database: number }
  seconds: number
  kind: Kind
  paths: string[]
}

async function costOf({ origin, ids, seconds, kind, paths }: Asking): Promise<Cost> {
  const addressOf = (path: string) => origin + (kind === 'kept profile' ? path : freshAddress(path))
  const ask = async (path: string) => void (await getPage(addressOf(path)))
  // Until each process has kept every page, and has compiled what it runs often.
  await askAtOnce(paths, { clients: CLIENTS, seconds }, ask)
  const used = timed(ids)
  const { times, failures } = await askAtOnce(paths, { clients: CLIENTS, seconds }, ask)
  if (failures.length > 0) throw new Error(failures[0])
  const { program, database } = used()
  const sent = await Promise.all(paths.slice(0, 20).map((path) => sentBytes(addressOf(path))))
  return {
    programMs: program / times.length,
    databaseMs: database / times.length,
    sentBytes: sent.reduce((sum, one) => sum + one, 0) / sent.length,
  }
}

/** Returns the bytes of a page as it is sent to browsers: compressed, without headers. */
async function sentBytes(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  const headers = { 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-for': anyAddress() }
  http.get(url, { headers }, resolve).on('error', reject)
  let bytes = 0
  for await (const chunk of await promise) bytes += (chunk as Buffer).length
  return bytes
}

const memory = (pid: number): number => processesOf(pid).reduce((sum, one) => sum + memoryOf(one).share, 0)

const sizeOf = (folder: string): number =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0) / MB

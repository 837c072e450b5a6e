import { createHash } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { zipSync } from 'fflate'
import type { FetchMeans } from '#app/features/import-runs/editions/fetch-edition.server.ts'
import { contentOf, type PublishedFile, publishFolder } from './publish-folder.ts'

/**
 * What goes wrong with a file: an answer with an error, a page in its place, a redirect to a storage host, a slow
 * answer, a connection that ends half-way the first time, no mark of its version, a table cut at 60 per cent, a column
 * renamed.
 */
export type Fault =
  | { status: number }
  | 'page'
  | 'redirect'
  | 'slow'
  | 'broken'
  | 'unmarked'
  | 'cut in a row'
  | 'cut after a row'
  | { renamed: string }

/** Publishers on this machine. */
export type StandIn = {
  /** Leads the command to it: these stand in a test or measurement only. */
  guard: FetchMeans['guard']
  route: (address: string) => string
  /** Files that they have, and those of the folder that no address of the catalogue has. */
  files: PublishedFile[]
  left: string[]
  /** Addresses that were asked for, with the status of the answer. */
  asked: string[]
  /** What goes wrong, by `source/file` of the catalogue. */
  faults: Record<string, Fault>
  close: () => void
}

/** The port of a stand-in that another process runs leads there. */
export const leadTo = (port: number): Pick<StandIn, 'guard' | 'route'> => ({
  guard: { resolve: async () => ['127.0.0.1'], isAllowed: (one) => one === '127.0.0.1', ports: [port] },
  route: (address) => address.replace('https://', `http://127.0.0.1:${port}/`),
})

const STORAGE = 'storage.example/'
const SLOW_PARTS = 10
const SLOW_MS = 20
/** What was sent before a connection ends has arrived by then. */
const BREAK_MS = 100

/**
 * Starts publishers that have the files of a folder where the catalogue looks for them, under names that say the day,
 * and none on weekends.
 *
 * @param today YYYY-MM-DD
 */
export async function startStandIn(folder: string, today: string): Promise<StandIn> {
  const unpacked = fs.mkdtempSync(path.join(os.tmpdir(), 'publishers-'))
  const { files, pages, left } = await publishFolder(folder, { today, unpacked }).finally(() =>
    fs.rmSync(unpacked, { recursive: true, force: true }),
  )
  const [asked, faults, broken]: [string[], Record<string, Fault>, Set<string>] = [[], {}, new Set()]
  const server = http.createServer(async (request, response) => {
    const url = (request.url ?? '').slice(1)
    const address = `https://${url.replace(STORAGE, '')}`
    response.once('close', () => asked.push(`${response.statusCode} ${address}`))
    const page = pages.get(address)
    const file = files.find((one) => one.address === address)
    if (page) return void response.end(page)
    if (!file) return void response.writeHead(404).end()
    const fault = faults[file.name]
    if (typeof fault === 'object' && 'status' in fault) return void response.writeHead(fault.status).end()
    if (fault === 'page') return void response.end('<!DOCTYPE html><title>Maintenance</title>')
    if (fault === 'redirect' && !url.startsWith(STORAGE))
      return void response.writeHead(302, { location: `/${STORAGE}${url}` }).end()
    const isBroken = fault === 'broken' && !broken.has(file.name)
    if (isBroken) broken.add(file.name)
    await send(request, response, { body: bodyOf(file, fault), day: file.day, fault, isBroken })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { ...leadTo((server.address() as AddressInfo).port), files, left, asked, faults, close }
}

type Answer = { body: Buffer; day: string; fault: Fault | undefined; isBroken: boolean }

/** Answers a request for a file, or for the rest of one, or that it is the same as before. */
async function send(
  { headers }: http.IncomingMessage,
  response: http.ServerResponse,
  { body, day, fault, isBroken }: Answer,
) {
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
  const modified = new Date(`${day}T06:00:00Z`).toUTCString()
  if (fault !== 'unmarked' && headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
  const from = headers['if-range'] === etag ? Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0) : 0
  response.writeHead(from > 0 ? 206 : 200, {
    'content-length': body.length - from,
    ...(from > 0 && { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` }),
    ...(fault !== 'unmarked' && { etag, 'last-modified': modified }),
  })
  const rest = body.subarray(from)
  if (isBroken) {
    response.write(rest.subarray(0, rest.length / 2))
    await sleep(BREAK_MS)
    return void response.destroy()
  }
  const size = fault === 'slow' ? Math.ceil(rest.length / SLOW_PARTS) : rest.length
  for (let at = 0; at < rest.length; at += size) {
    response.write(rest.subarray(at, at + size))
    if (fault === 'slow') await sleep(SLOW_MS)
  }
  response.end()
}

/** What a publisher sends: the table, or a zip of it and others where the catalogue names members. */
function bodyOf({ file, place }: PublishedFile, fault: Fault | undefined): Buffer {
  const table = spoilt(contentOf(place), fault)
  if (!file.members) return table
  const name = path.basename(place).replace(/\.gz$/i, '')
  return Buffer.from(zipSync({ [`tables/${name}`]: table, 'tables/about.csv': Buffer.from('Field,Meaning\n') }))
}

const KEPT_SHARE = 0.6

function spoilt(table: Buffer, fault: Fault | undefined): Buffer {
  const end = Math.floor(table.length * KEPT_SHARE)
  const row = table.lastIndexOf('\n', end - 2) + 1
  if (fault === 'cut after a row') return table.subarray(0, row)
  if (fault === 'cut in a row') return table.subarray(0, row === end ? end - 2 : end)
  if (typeof fault !== 'object' || !('renamed' in fault)) return table
  return Buffer.from(table.toString('latin1').replace(fault.renamed, `${fault.renamed} (new)`), 'latin1')
}

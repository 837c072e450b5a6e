// Measures the cost of pages in the built program: requests per second and processor time for each kind of page, with
// that of its database separately, compared with a static file, an empty page of the framework, a page of little more
// than the frame, and peers that make the same profile and list from texts in their memory:
// npm run bench -- pages [schools] [--seconds 5] [--only <words of kinds, separated by commas>] [--profile <folder>]
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { askAtOnce } from '../load/ask.ts'
import { freshAddress, getPage } from '../load/get-page.ts'
import { postgresOf, timed } from '../load/processor.ts'
import { mixed, resultsUrl, suggestionsUrl } from '../load/questions.ts'
import type { RunningServer } from '../load/server.ts'
import { type RunningProgram, withProgram } from '../load/with-program.ts'
import { generateDocuments } from '../search/documents.ts'
import { makeQuestions } from '../search/questions.ts'
import { takeApart } from './page-tree.ts'
import { type Peers, startPeers } from './peers.ts'

/** Reviews of a profile for which the goal is set. */
const REVIEWS_EACH = 40
/** Pages of each kind. */
const PAGES = 200
/** Pages of a kind of which the program keeps nothing from one request to the next of the same page. */
const NEW_PAGES = 1500
const CLIENTS = [1, 16]
const WARM_SECONDS = 2
/** By then the tasks queued at the start are done. */
const REST_MS = 1000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
  },
})
const count = Number(positionals[0] ?? 20_000)
const seconds = Number(values.seconds)
if (!(Number.isInteger(count) && count > 0 && seconds > 0))
  throw new Error('Usage: npm run bench -- pages [schools] [--seconds 5]')

/** Addresses of a kind of page; `fresh` ones are requested under a new address each time, so none of them is cached. */
type Kind = {
  name: string
  paths: string[]
  fresh?: boolean
  goalMs?: number
  /** Where they are served, if not by the program. */
  server?: RunningServer
}

async function measure(
  { server: program, client }: RunningProgram,
  { paths, fresh: isFresh = false, server: { origin, pid } = program }: Kind,
  clients: number,
) {
  const postgres = await postgresOf(client)
  const ask = async (path: string) => {
    const page = await getPage(origin + (isFresh ? freshAddress(path) : path))
    if (page.length === 0) throw new Error(`nothing came for ${path}`)
  }
  await askAtOnce(paths, { clients: 4, seconds: WARM_SECONDS }, ask)
  if (!isFresh) for (const path of paths) await ask(path)
  const used = timed({ own: pid, database: postgres })
  const { times, failures } = await askAtOnce(paths, { clients, seconds }, ask)
  if (failures.length > 0) throw new Error(failures[0])
  const { own, database } = used()
  return {
    perSecond: times.length / seconds,
    ms: own / times.length,
    databaseMs: database / times.length,
  }
}

type Pages = { profiles: string[]; lists: string[] }

async function kindsOf({ server }: RunningProgram, { reactRouter, others }: Peers, pages: Pages): Promise<Kind[]> {
  const { profiles, lists } = pages
  const suggestions = questions.filter((one) => one.isSuggestion).map(suggestionsUrl)
  const peers = (name: string): Kind[] => [
    { name: `  React Router's template`, paths: [`/${name}`], fresh: true, server: reactRouter },
    { name: `  Hono's JSX`, paths: [`/hono/${name}`], fresh: true, server: others },
    { name: '  a template string', paths: [`/string/${name}`], fresh: true, server: others },
  ]
  const [style = ''] = /\/assets\/[\w-]+\.css/.exec(await getPage(`${server.origin}/`)) ?? []
  const boxes = Array.from({ length: PAGES }, (_, at) => [5 + (at % 10), 44 + Math.floor(at / 20), at % 3] as const)
  return [
    { name: 'static file (style sheet)', paths: [style] },
    { name: 'kept profile', paths: profiles.slice(0, PAGES) },
    { name: 'kept list', paths: lists.slice(0, PAGES) },
    { name: 'empty page of the framework', paths: ['/'], fresh: true, server: reactRouter },
    { name: 'sign-in page', paths: ['/auth'], fresh: true },
    { name: 'profile, 40 reviews', paths: profiles.slice(0, PAGES), fresh: true, goalMs: 5.5 },
    { name: '  its first visitor', paths: profiles, fresh: true },
    ...peers('profile'),
    { name: 'list of 20', paths: lists.slice(0, PAGES), fresh: true, goalMs: 5 },
    { name: '  nobody asked for it', paths: lists, fresh: true },
    ...peers('list'),
    { name: 'suggestions', paths: suggestions.slice(0, PAGES), fresh: true, goalMs: 0.5 },
    {
      name: 'schools on the map',
      paths: boxes.map(([lng, lat, at]) => `/api/map?zoom=9&lang=de&box=${[lng, lat, lng + 1 + at, lat + 1 + at]}`),
      fresh: true,
      goalMs: 0.5,
    },
  ]
}

const questions = mixed(makeQuestions([...generateDocuments(count)]))

async function pagesOf({ client }: RunningProgram): Promise<Pages> {
  const { rows } = await client.query<{ id: string }>(
    'select school_id as id from school_ratings order by abs(rating_count - $1), school_id limit $2',
    [REVIEWS_EACH, NEW_PAGES],
  )
  return {
    profiles: rows.map(({ id }) => `/schools/${id}`),
    lists: [...new Set(questions.flatMap((one) => resultsUrl(one) ?? []))].slice(0, NEW_PAGES),
  }
}

/** Takes the page apart that is as long as they are on average. */
async function typical({ server }: RunningProgram, paths: readonly string[]) {
  const pages = await Promise.all(paths.slice(0, PAGES).map((path) => getPage(server.origin + path)))
  const mean = pages.reduce((sum, { length }) => sum + length, 0) / pages.length
  const nearest = pages.toSorted((one, other) => Math.abs(one.length - mean) - Math.abs(other.length - mean))
  return takeApart(nearest[0]!)
}

function main(): Promise<void> {
  return withProgram({ schools: count, profile: values.profile }, async (program) => {
    await sleep(REST_MS)
    console.log(
      `${count} schools, ${seconds} s each; a second, and milliseconds of processor time per page: program, database`,
    )
    console.log(`${''.padEnd(28)}${CLIENTS.map((clients) => `${clients} client(s)`.padStart(27)).join('')}`)
    const only = values.only.split(',')
    const pages = await pagesOf(program)
    const peers = await startPeers({
      profile: await typical(program, pages.profiles),
      list: await typical(program, pages.lists),
    })
    try {
      const kinds = await kindsOf(program, peers, pages)
      for (const kind of kinds.filter(({ name }) => only.some((words) => name.includes(words))))
        console.log(await row(program, kind))
    } finally {
      await peers.stop()
    }
  })
}

/** Returns the line of a kind of page; the goal is compared with the answers to many clients. */
async function row(program: RunningProgram, kind: Kind): Promise<string> {
  const cells: string[] = []
  let last = 0
  for (const clients of CLIENTS) {
    const { perSecond, ms, databaseMs } = await measure(program, kind, clients)
    const shown = [perSecond.toFixed(0).padStart(8), ms.toFixed(2).padStart(8), databaseMs.toFixed(2).padStart(8)]
    cells.push(`${shown.join('')} ms`)
    last = ms
  }
  const goal = kind.goalMs ? `  goal ${kind.goalMs} ms: ${last <= kind.goalMs ? 'met' : 'missed'}` : ''
  return `${kind.name.padEnd(28)}${cells.join('')}${goal}`
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

// Measures the processor time of the choosing helper in the built program, with that of its database separately, for
// answers that are not kept: npm run bench -- choosing [schools] [--seconds 5] [--profile <folder>]. Fails where an
// answer takes more than the goal.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import type { Wish } from '#app/features/choosing/answers.ts'
import { choosePath } from '#app/features/choosing/choose-address.ts'
import { askAtOnce } from '../load/ask.ts'
import { freshAddress, getPage } from '../load/get-page.ts'
import { postgresOf, timed } from '../load/processor.ts'
import { gatherStatistics, type RunningProgram, withProgram } from '../load/with-program.ts'

const GOAL_MS = 30
const CLIENTS = 4
const WARM_SECONDS = 3
/** By then the tasks queued at the start are done. */
const REST_MS = 1000
/** The towns with most schools; in each of the largest, as many schools are examined as an answer may. */
const TOWNS = 40
const WISHES: Wish[] = ['small', 'care', 'smallClasses']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    profile: { type: 'string' },
  },
})
const schools = Number(positionals[0] ?? 20_000)
const seconds = Number(values.seconds)
if (!(Number.isInteger(schools) && schools > 0 && seconds > 0))
  throw new Error('Usage: npm run bench -- choosing [schools] [--seconds 5]')

/** Tells of every school what the wishes are judged by, in two school years. */
async function addFacts(client: pg.Client): Promise<void> {
  await client.query(
    `insert into school_facts (key, fact, period, period_start, number, choice, source, dated_by)
     select s.id, f.fact, 'school_year', make_date(year, 8, 1), f.number, f.choice, 'generated', 'publisher'
     from schools s cross join generate_series(2024, 2025) as year
     cross join lateral (values
       ('pupils', (50 + abs(hashtext(s.id)) % 900)::double precision, null),
       ('class_size', 15 + abs(hashtext(s.id || 'c')) % 16, null),
       ('all_day_form', null, (array['bound', 'partly_bound', 'open', 'offered', 'none'])[1 + abs(hashtext(s.id)) % 5]),
       ('canteen', abs(hashtext(s.id || 'l')) % 2, null)
     ) as f (fact, number, choice)`,
  )
  await gatherStatistics()
}

/** Returns the addresses of towns as the helper writes them: it redirects to them. */
async function townsOf({ server, client }: RunningProgram): Promise<string[]> {
  const { rows } = await client.query<{ city: string }>(
    `select city from schools where status = 'active' group by city, country order by count(*) desc, city limit $1`,
    [TOWNS],
  )
  const towns: string[] = []
  for (const { city } of rows) {
    const answer = await fetch(server.origin + choosePath({ place: city }), { redirect: 'manual' })
    const place = new URL(answer.headers.get('location') ?? '/', server.origin).searchParams.get('in')
    if (answer.status === 302 && place) towns.push(place)
  }
  if (towns.length === 0) throw new Error('No town was found.')
  return towns
}

async function measure({ server, client }: RunningProgram, name: string, paths: string[]): Promise<number> {
  const ask = async (path: string) => {
    const page = await getPage(server.origin + freshAddress(path))
    if (!page.includes('</html>')) throw new Error(`no whole page for ${path}`)
  }
  await askAtOnce(paths, { clients: CLIENTS, seconds: WARM_SECONDS }, ask)
  const used = timed({ own: server.pid, database: await postgresOf(client) })
  const { times, failures } = await askAtOnce(paths, { clients: CLIENTS, seconds }, ask)
  if (failures.length > 0) throw new Error(failures[0])
  const { own, database } = used()
  const ms = own / times.length
  const shown = [ms, database / times.length].map((one) => one.toFixed(1).padStart(8))
  console.log(`${name.padEnd(44)}${shown.join('')} ms, ${(times.length / seconds).toFixed(0)} a second`)
  return ms
}

async function main(): Promise<void> {
  await withProgram({ schools, profile: values.profile }, async (program) => {
    await addFacts(program.client)
    await sleep(REST_MS)
    const towns = await townsOf(program)
    console.log(`${schools} schools; milliseconds of processor time per page: program, database`)
    const largest = towns.slice(0, 5)
    const pages = {
      'the form alone': ['/choose'],
      'a town, no wish': towns.map((place) => choosePath({ place })),
      'a town, a class and three wishes': towns.map((place) => choosePath({ place, entry: 10, wishes: WISHES })),
      'one of the five largest towns, the same': largest.map((place) =>
        choosePath({ place, entry: 10, wishes: WISHES }),
      ),
    }
    const times: number[] = []
    for (const [name, paths] of Object.entries(pages)) times.push(await measure(program, name, paths))
    const most = Math.max(...times)
    console.log(`most ${most.toFixed(1)} ms of ${GOAL_MS} ms`)
    if (most > GOAL_MS) process.exitCode = 1
  })
}

await main()

import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { noProgress } from '../progress.ts'
import { clearImports, dir, establishment, many, school } from '../testing/import-files.ts'
import { csv } from '../testing/read-table.ts'
import { type CommandMeans, registersCommand } from './registers-command.ts'

/** What the stand-in of the publishers answers, by host and path. */
let answers: Record<string, string | Buffer | number> = {}
let asked: string[] = []
const server = http.createServer((request, response) => {
  const url = (request.url ?? '').slice(1)
  asked.push(url)
  const answer = answers[url] ?? 404
  if (typeof answer === 'number') response.writeHead(answer).end()
  else response.end(answer)
})
let said: string[] = []
let means: CommandMeans

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  means = {
    say: (line) => void said.push(line),
    ask: undefined,
    fetch: {
      folder: path.join(dir, 'registers'),
      guard: { resolve: async () => ['127.0.0.1'], isAllowed: (one) => one === '127.0.0.1', ports: [port] },
      today: '2026-11-30',
      userAgent: 'Aulario',
      route: (address) => address.replace('https://', `http://127.0.0.1:${port}/`),
    },
    import: { rejectedDir: path.join(dir, 'rejected'), waitMinutes: 0, progress: noProgress },
  }
})
beforeEach(async () => {
  answers = {}
  asked = []
  said = []
  fs.rmSync(path.join(dir, 'registers'), { recursive: true, force: true })
  for (const table of [
    'register_files',
    'register_outcomes',
    'school_facts',
    'source_statistics',
    'whole_editions',
    'register_listings',
  ] as const)
    await db().deleteFrom(table).execute()
  await clearImports()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const GIAS = 'ea-edubase-api-prod.azurewebsites.net/edubase/downloads/public/edubasealldata'
const PERFORMANCE = (filter: string, year: string) =>
  `www.find-school-performance-data.service.gov.uk/download-data?download=true&regions=0&filters=${filter}&fileformat=csv&year=${year}&meta=false`
const zip = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]))),
  )
const CENSUS = 'URN,NOR,NORG,PSENELK,PNUMFSMEVER\n100001,210,100,10.5,20\n'
const command = (...args: string[]) => registersCommand(args, means)
const text = () => said.join('\n')
const outcomes = () => db().selectFrom('register_outcomes').select(['source', 'outcome']).orderBy('source').execute()

test('registers are fetched and imported before statistics; what fails is told and the rest stays', async () => {
  answers[`${GIAS}20261127.csv`] = csv([establishment(), ...many(1)])
  answers[PERFORMANCE('CENSUS', '2025-2026')] = zip({
    '2025-2026/england_census.csv': CENSUS,
    'meta.csv': 'a,b\n1,2\n',
  })
  answers[PERFORMANCE('KS2', '2026-2027')] = 403
  expect(await command('update', 'gb-performance', 'gb-gias', '--yes')).toBe(1)
  expect(text()).toMatch(/To be looked at, about 1\d\d\.\d MB, \d minutes/)
  expect(text()).toMatch(/edubasealldata20261127\.csv\n.*added 2[\s\S]*census\.csv\n.*facts \d/)
  expect(text()).toMatch(/GB: schools 0 → 2 · facts 0 → [1-9]/)
  expect(text()).toMatch(/Not brought up to date:\n {2}gb-performance: .*refuses this program \(status 403\)/)
  expect(await outcomes()).toEqual([
    { source: 'gb-gias', outcome: 'imported' },
    { source: 'gb-performance', outcome: 'failed' },
  ])
  expect((await school('gb-100001')).source_date).toBe('2026-11-27')
})

test('an update without anything new imports nothing, and one that was interrupted goes on', async () => {
  answers[`${GIAS}20261130.csv`] = csv([establishment()])
  const stop = new AbortController()
  const say = (line: string) => {
    said.push(line)
    if (line.startsWith('gb-gias/')) stop.abort()
  }
  const stopped = { ...means, say, import: { ...means.import, signal: stop.signal } }
  await expect(registersCommand(['update', 'gb-gias', '--yes'], stopped)).rejects.toThrow(/abort/i)
  expect(await db().selectFrom('schools').select('id').execute()).toEqual([])
  asked = []
  expect(await command('update', 'gb-gias', '--yes')).toBe(0)
  const again = asked.filter((url) => url.startsWith(GIAS))
  expect([again, (await school('gb-100001')).status]).toEqual([[], 'active'])
  said = []
  expect(await command('update', 'gb-gias', '--yes')).toBe(0)
  expect(text()).toMatch(/gb-gias\/establishments: nothing new of 2026-11-30/)
  expect(await outcomes()).toEqual([{ source: 'gb-gias', outcome: 'unchanged' }])
  expect(await db().selectFrom('import_runs').select('state').where('state', '=', 'finished').execute()).toHaveLength(1)
})

test('a school that the newest edition of a whole register lacks is closed', async () => {
  answers[`${GIAS}20261129.csv`] = csv(many(40))
  await command('update', 'gb-gias', '--yes')
  answers[`${GIAS}20261130.csv`] = csv(many(39))
  expect(await command('update', 'gb-gias', '--yes')).toBe(0)
  expect((await school('gb-100039')).status).toBe('closed')
})

test('a folder is sorted by headers: names, packing and order do not count', async () => {
  const folder = path.join(dir, 'mixture')
  fs.mkdirSync(path.join(folder, 'deep'), { recursive: true })
  const newer = csv([establishment({ EstablishmentName: 'Newer School' })])
  fs.writeFileSync(
    path.join(folder, 'a.zip'),
    zip({ 'x/2025-2026_y.csv': CENSUS, 'list_2026-05-01.csv': newer, 'notes.txt': 'a note' }),
  )
  fs.writeFileSync(path.join(folder, 'deep/z_2025-05-01.csv.gz'), gzipSync(csv([establishment()])))
  fs.writeFileSync(path.join(folder, 'page.csv'), '<!doctype html><title>Moved</title>')
  fs.writeFileSync(path.join(folder, 'odd.csv'), 'a;b\n1;2\n')
  const search = 'CONSULTA;;\nAREA TERRITORIAL;CODIGO CENTRO;TIPO DE CENTRO\nMadrid-Oeste;28002695;CP PRI;\n'
  fs.writeFileSync(path.join(folder, 'search.csv'), search)
  expect(await command('update', '--from', folder, '--yes')).toBe(0)
  expect(text()).toMatch(
    /3 imports:\n.*z_2025-05-01\.csv\.gz\n.*list_2026-05-01\.csv\n {2}gb-performance: 2025-2026_y\.csv/,
  )
  for (const reason of [
    /Left out: a\.zip: notes\.txt: /,
    /Left out: page\.csv: .*web page/,
    /Left out: odd\.csv: No source has these columns: a, b/,
    /Left out: search\.csv: Its header fits es-madrid-bilingual or es-madrid-excellence: only who asked .*--confirm/,
  ])
    expect(text()).toMatch(reason)
  expect(await school('gb-100001')).toMatchObject({ name: 'Newer School', source_date: '2026-05-01' })
  expect(text()).toMatch(/GB: schools 0 → 1 · facts 0 → [1-9]/)
})

test('points complete the edition of their day only, and offers have the newest register beside them', async () => {
  const folder = path.join(dir, 'completed')
  fs.mkdirSync(folder)
  const write = (name: string, content: string) => fs.writeFileSync(path.join(folder, name), content)
  const [header, row] = csv([establishment()]).split(/\r?\n/)
  const numbered = `${header},LA (code),EstablishmentNumber\n${row},383,2001\n`
  write('a_2017-07-01.csv', numbered)
  write('b_2017-07-01.csv', 'X,Y\n430000,433000\n')
  write('c_2022-04-20.csv', numbered)
  write('offers_2021.csv', 'intake_year,dfe_no,pan,total_offered\n2021,3832001,30,30\n')
  await command('update', '--from', folder, '--yes')
  expect(text()).toMatch(
    /3 imports:\n {2}gb-gias: a_2017-07-01\.csv, b_2017-07-01\.csv\n {2}gb-gias: c_2022-04-20\.csv\n {2}gb-performance: offers_2021\.csv, c_2022-04-20\.csv\n/,
  )
})

test('the list says what of each source is in the directory, in per cent of what should be', async () => {
  answers[`${GIAS}20261130.csv`] = csv(many(245))
  await command('update', 'gb-gias', '--yes')
  said = []
  expect(await command('list', 'gb')).toBe(0)
  expect(text()).toMatch(/^gb-gias +2026-11-30 +1 % +1 % +imported \d{4}-\d\d-\d\d +npm run registers -- update$/m)
  expect(text()).toMatch(/^gb-ni-attendance +– +0 % +– +by hand, https/m)
  expect(text()).not.toMatch(/^de-/m)
})

test('a country is kept up to date by one command, and no longer', async () => {
  expect(await command('keep', 'es', 'IT')).toBe(0)
  expect(text()).toMatch(/^ES: [1-9]\d* scheduled imports set up\nIT: [1-9]\d* scheduled imports set up$/)
  said = []
  await command('list', 'es-andalucia')
  expect(text()).toMatch(/^es-andalucia .* \d{4}-\d\d-\d\d$/m)
  await command('keep', 'es', 'it', '--off')
  expect(await db().selectFrom('import_schedules').select('id').execute()).toEqual([])
})

test('without a terminal nothing is done unasked, and on one only after a yes', async () => {
  answers[`${GIAS}20261130.csv`] = csv(many(1))
  await expect(command('update', 'gb-gias')).rejects.toThrow(/without a terminal, say --yes/)
  expect(await registersCommand(['update', 'gb-gias'], { ...means, ask: async () => false })).toBe(1)
  expect(asked).toEqual([])
  expect(await registersCommand(['update', 'gb-gias'], { ...means, ask: async () => true })).toBe(0)
})

test.each([
  [['update', 'de-nowhere'], /neither a country \(DE, FR, ES, IT, GB\) nor a source/],
  [['fill'], /Usage/],
  [['keep'], /Usage/],
  [['keep', 'de', 'de-nrw'], /must be countries/],
  [['update', '--quickly'], /Usage/],
  [['list', '--from', '.'], /Usage/],
  [['update', '--from', '/does/not/exist', '--yes'], /is not a folder that can be read/],
])('%j is refused', async (args, message) => {
  await expect(command(...args)).rejects.toThrow(message)
})

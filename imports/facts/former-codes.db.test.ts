import { beforeEach, expect, test } from 'vitest'
import { findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import { findFacts } from '#app/features/facts/find-facts.server.ts'
import { findHistory } from '#app/features/school-profile/find-history.server.ts'
import { db } from '#db/client.ts'
import { clearImports, establishment, file, gias, run } from '../testing/import-files.ts'
import { statale } from '../testing/miur-rows.ts'
import { csv, fileRow } from '../testing/read-table.ts'

beforeEach(async () => {
  await clearImports()
  await db().deleteFrom('school_facts').execute()
})

const census = fileRow({
  URN: '100000',
  NOR: '200',
  NORG: '90',
  NORB: '110',
  PNORG: '45',
  PSENELK: '12',
  PNUMFSMEVER: '20',
})
const counted = (...rows: ReturnType<typeof census>[]) => file(csv(rows), '2018-2019_census.csv')
const linked = (urn: string, links: string, cells: Parameters<typeof establishment>[0] = {}) => {
  const { header, cells: values } = establishment({ URN: urn, ...cells })
  return { header: [...header, 'OpenDate', 'Linked establishments'], cells: [...values, '01-09-1990', links] }
}
const closed = { 'EstablishmentStatus (name)': 'Closed' }
const school = (id: string) =>
  ({ id, country: 'GB', region: '', category: 'primary', localType: '', ownership: null }) as const
const pupilsOf = async (id: string) =>
  (await findFacts(school(id)))
    .filter((fact) => fact.id === 'girls')
    .flatMap(({ history }) => history.map(({ start, number }) => [start, number]))
const keysOf = async (schoolId: string) =>
  (await db().selectFrom('school_keys').select('key').where('school_id', '=', schoolId).orderBy('key').execute()).map(
    ({ key }) => key,
  )

test('statistics of a closed school reach the one that follows, and stay on its own page', async () => {
  await run(counted(census()), {}, 'gb-performance')
  await run(gias(linked('100000', '100001 Successor', closed), linked('100001', '100000 Predecessor')))
  expect(await pupilsOf('gb-100001')).toEqual([['2018-08-01', 90]])
  expect(await pupilsOf('gb-100000')).toEqual([['2018-08-01', 90]])
  const opened = (await findFacts(school('gb-100001'))).find(({ id }) => id === 'opened')
  expect(opened?.history).toHaveLength(1)
})

test('a code that no register lists leads through several schools to the present one', async () => {
  await run(
    gias(linked('100001', '99999 Predecessor; 100002 Successor', closed), linked('100002', '100001 Predecessor')),
  )
  expect(await run(counted(census({ URN: '99999' })), {}, 'gb-performance')).toMatchObject({ factsWaiting: 0 })
  expect(await keysOf('gb-100002')).toEqual(['gb-100002', 'gb-99999'])
  expect(await pupilsOf('gb-100002')).toEqual([['2018-08-01', 90]])
})

const link = fileRow({ URN: '100000', LinkURN: '100001', LinkName: 'Beta School', LinkType: 'Successor' })
const linkFile = () =>
  file(
    csv([link(), link({ URN: '100001', LinkURN: '100000', LinkType: 'Predecessor - amalgamated' })]),
    'links_edubasealldata20250915.csv',
  )

test.each([
  ['before the register', [[linkFile], [() => gias(establishment({ URN: '100000' }), establishment())]]],
  ['after the register', [[() => gias(establishment({ URN: '100000' }), establishment())], [linkFile]]],
  ['with the register', [[linkFile, () => gias(establishment({ URN: '100000' }), establishment())]]],
])('the file of links names the schools before and after one, %s', async (_, runs) => {
  await run(counted(census()), {}, 'gb-performance')
  for (const files of runs) await run(files.map((make) => make()))
  expect(await pupilsOf('gb-100001')).toEqual([['2018-08-01', 90]])
  const history = await findHistory({ id: 'gb-100001', name: '', country: 'GB' }, await findFactValues(['gb-100001']))
  expect(history.predecessors).toEqual([{ id: 'gb-100000', name: 'Alpha School' }])
})

test('its own value takes precedence, and neither mergers nor divisions pass anything on', async () => {
  await run(counted(census(), census({ URN: '100001', NORG: '70' })), {}, 'gb-performance')
  await run(gias(linked('100000', '100001 Successor', closed), linked('100001', '')))
  expect(await pupilsOf('gb-100001')).toEqual([['2018-08-01', 70]])
  await db().deleteFrom('school_facts').execute()
  await run(counted(census()), {}, 'gb-performance')
  await run(gias(linked('100000', '', closed), linked('100001', '100000 Predecessor; 100003 Predecessor')))
  expect(await pupilsOf('gb-100001')).toEqual([])
})

const anagrafe = (...rows: ReturnType<typeof statale>[]) => file(csv(rows), 'SCUANAGRAFESTAT.csv')
const classi = (code: string) =>
  file(
    `ANNOSCOLASTICO,CODICESCUOLA,ORDINESCUOLA,ANNOCORSO,CLASSI,ALUNNIMASCHI,ALUNNIFEMMINE\n202223,${code},PRIMARIA,1,1,8,9\n`,
    'c.csv',
  )

test('an Italian school with a new code at the same address stays the same, and both codes lead to it', async () => {
  await run(anagrafe(statale()), {}, 'it-miur')
  const report = await run(anagrafe(statale({ CODICESCUOLA: 'RMEE99901A' })), { complete: true }, 'it-miur')
  expect(report).toMatchObject({ added: 0, changed: 1, closed: 0 })
  expect(await keysOf('it-RMEE8DX034')).toEqual(['it-RMEE8DX034', 'it-RMEE99901A'])
  for (const code of ['RMEE8DX034', 'RMEE99901A']) {
    expect(await run(classi(code), {}, 'it-statistics')).toMatchObject({ factsWaiting: 0 })
  }
})

test('a school beside another one of its name, and files that are not complete, change no codes', async () => {
  await run(anagrafe(statale()), {}, 'it-miur')
  const renamed = statale({ CODICESCUOLA: 'RMEE99901A' })
  expect(await run(anagrafe(renamed), {}, 'it-miur')).toMatchObject({ added: 1 })
  expect(await run(anagrafe(renamed, statale()), { complete: true }, 'it-miur')).toMatchObject({ added: 0, changed: 0 })
  expect(await keysOf('it-RMEE8DX034')).toEqual(['it-RMEE8DX034'])
})

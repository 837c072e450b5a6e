import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#db/client.ts'
import { logQuery, readLogAddress } from './audit-log-address.ts'
import { listLog, listLogKinds, logCsv } from './list-audit-log.server.ts'

const ALL = { kind: '', subject: '' }

beforeAll(async () => {
  await sql`insert into audit_entries (at, actor_role, action, subject_kind, subject_id, after)
    select timestamptz '2026-11-01' + (n / 3) * interval '1 microsecond', 'program', 'measure.ended',
      case when n % 2 = 0 then 'review' else 'school' end, (n % 10)::text, jsonb_build_object('n', n, 'text', '=1+1')
    from generate_series(1, 1100) n`.execute(db())
})

const ids = ({ entries }: Awaited<ReturnType<typeof listLog>>) => entries.map(({ id }) => id)

test('the newest entries come first, page by page without gap or repetition', async () => {
  const seen: string[] = []
  let page = await listLog(ALL)
  expect(page.entries).toHaveLength(50)
  seen.push(...ids(page))
  while (page.next) {
    page = await listLog({ ...ALL, before: page.next })
    seen.push(...ids(page))
  }
  expect([seen.length, new Set(seen).size]).toEqual([1100, 1100])
})

test('entries of one kind or one subject', async () => {
  const { entries } = await listLog({ kind: 'review', subject: '4' })
  expect(new Set(entries.map(({ subject_kind, subject_id }) => `${subject_kind} ${subject_id}`))).toEqual(
    new Set(['review 4']),
  )
  expect((await listLog({ kind: '', subject: 'nothing' })).entries).toEqual([])
  expect(await listLogKinds()).toEqual(['review', 'school'])
})

test('the file holds every entry on a line of its own, and no formula', async () => {
  let file = ''
  for await (const chunk of logCsv(ALL)) file += chunk
  const lines = file.trimEnd().split('\r\n')
  expect(lines).toHaveLength(1101)
  expect(lines[0]).toBe('id,at,actor_role,actor_id,action,subject_kind,subject_id,before,after')
  expect(lines[1]).toContain('measure.ended')
})

test('an address keeps the filter and leaves out what it does not understand', () => {
  const before = { at: '1790000000123456', id: '01990000-0000-7000-8000-000000000001' }
  const query = { kind: 'review', subject: 'x y', before }
  expect(readLogAddress(new URLSearchParams(logQuery(query)))).toEqual(query)
  expect(readLogAddress(new URLSearchParams("kind=a'b&before=x&subject="))).toEqual(ALL)
})

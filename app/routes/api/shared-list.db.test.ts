import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import { openCipher } from '#app/features/shared-lists/cipher.ts'
import {
  addPerson,
  addSchool,
  contentOf,
  note,
  openDocument,
  viewOf,
} from '#app/features/shared-lists/document/list-document.ts'
import { newListId, newSecrets } from '#app/features/shared-lists/link.ts'
import { SHELL_ID } from '#app/features/shared-lists/offline/shell.ts'
import { LIST_DAYS, MAX_CONTENT_BYTES } from '#app/features/shared-lists/shared-list.ts'
import { db } from '#db/client.ts'
import { noteReadOnly } from '#db/read-only/read-only.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { loader as page } from '../public/lists/list.tsx'
import { routeArgs } from '../testing/route-args.ts'
import { action as cards } from './list-cards.ts'
import { action } from './shared-list.ts'

const CONTENT = new Uint8Array([1, 2, 3])

let network = 0
async function send(fields: Record<string, string>, content?: Uint8Array<ArrayBuffer>, address?: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (content) form.set('content', new Blob([content]), 'content')
  const asked = routeArgs('/api/shared-list', { address: address ?? `198.51.${network++ % 250}.7` }) as object
  const request = new Request('http://localhost/api/shared-list', { method: 'POST', body: form })
  const answer = (await action({ ...asked, request } as never)) as Response
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return answer
}

async function create(content = CONTENT) {
  const [list, key] = [newListId(), newSecrets().write]
  expect((await send({ intent: 'create', list, key }, content)).status).toBe(200)
  return { list, key }
}

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]
const contentIn = async (answer: Response) => [
  answer.status,
  answer.headers.get('list-version'),
  [...new Uint8Array(await answer.arrayBuffer())],
]
const read = (list: string, version = 0) => send({ intent: 'read', list, version: String(version) })

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'de-NW-1', name: 'Gymnasium Lerchenberg', city: 'Köln' }),
      schoolRow({ id: 'de-NW-2', name: 'Realschule Amselgrund', city: 'Bonn', status: 'closed' }),
      schoolRow({ id: 'de-NW-3', name: 'Verborgene Schule', status: 'hidden' }),
    ])
    .execute()
})
afterEach(async () => {
  noteReadOnly(undefined)
  vi.restoreAllMocks()
  await db().deleteFrom('shared_lists').execute()
  await db().deleteFrom('attempt_counts').execute()
})

test('a list is stored, read, and changed by whoever has its write key', async () => {
  const { list, key } = await create()
  expect(await contentIn(await read(list))).toEqual([200, '1', [1, 2, 3]])
  expect((await read(list, 1)).status).toBe(204)
  const saved = await send({ intent: 'save', list, key, version: '1' }, new Uint8Array([4]))
  expect([saved.status, saved.headers.get('list-version')]).toEqual([200, '2'])
  expect(await contentIn(await read(list, 1))).toEqual([200, '2', [4]])
})

test('a list whose answer was lost is created once, and its id is nobody else’s', async () => {
  const { list, key } = await create()
  await send({ intent: 'save', list, key, version: '1' }, new Uint8Array([4]))
  const again = await send({ intent: 'create', list, key }, CONTENT)
  expect([again.status, again.headers.get('list-version')]).toEqual([200, '2'])
  expect(await codeOf(await send({ intent: 'create', list, key: newSecrets().write }, CONTENT))).toEqual([
    404,
    'list_unknown',
  ])
  expect(await contentIn(await read(list))).toEqual([200, '2', [4]])
})

test('of two changes at the same time one is saved, and the other is told what to merge', async () => {
  const { list, key } = await create()
  const answers = await Promise.all(
    [5, 6].map((byte) => send({ intent: 'save', list, key, version: '1' }, new Uint8Array([byte]))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const won = answers.findIndex(({ status }) => status === 200)
  expect(await contentIn(answers[1 - won]!)).toEqual([409, '2', [5 + won]])
})

test('without the write key nothing is changed, and nothing newer is told', async () => {
  const { list } = await create()
  const key = newSecrets().write
  const by = { newList: newListId(), newKey: newSecrets().write }
  for (const version of ['1', '7']) {
    expect(await codeOf(await send({ intent: 'save', list, key, version }, CONTENT))).toEqual([403, 'list_write_key'])
    expect(await codeOf(await send({ intent: 'replace', list, key, version, ...by }, CONTENT))).toEqual([
      403,
      'list_write_key',
    ])
  }
  expect(await codeOf(await send({ intent: 'end', list, key }))).toEqual([403, 'list_write_key'])
  expect(await contentIn(await read(list))).toEqual([200, '1', [1, 2, 3]])
  expect(await db().selectFrom('shared_lists').select('id').execute()).toEqual([{ id: list }])
})

test('the largest list is taken, one byte more is not', async () => {
  const { list, key } = await create(new Uint8Array(MAX_CONTENT_BYTES))
  const large = new Uint8Array(MAX_CONTENT_BYTES + 1)
  expect(await codeOf(await send({ intent: 'save', list, key, version: '1' }, large))).toEqual([413, 'list_too_large'])
  expect(await codeOf(await send({ intent: 'create', list: newListId(), key }, large))).toEqual([413, 'list_too_large'])
})

test('a new link takes the content along and ends the former one, both or neither', async () => {
  const { list, key } = await create()
  const by = { newList: newListId(), newKey: newSecrets().write }
  const outdated = await send({ intent: 'replace', list, key, version: '2', ...by }, new Uint8Array([7]))
  expect(await contentIn(outdated)).toEqual([409, '1', [1, 2, 3]])
  expect(await codeOf(await read(by.newList))).toEqual([404, 'list_unknown'])
  const other = await create(new Uint8Array([8]))
  const taken = { ...by, newList: other.list }
  expect(await codeOf(await send({ intent: 'replace', list, key, version: '1', ...taken }, CONTENT))).toEqual([
    404,
    'list_unknown',
  ])
  expect((await read(list)).status).toBe(200)
  for (let time = 0; time < 2; time++) {
    const replaced = await send({ intent: 'replace', list, key, version: '1', ...by }, new Uint8Array([7]))
    expect([replaced.status, replaced.headers.get('list-version')]).toEqual([200, '1'])
  }
  expect(await contentIn(await read(by.newList))).toEqual([200, '1', [7]])
  expect(await codeOf(await read(list))).toEqual([410, 'list_revoked'])
  expect(await codeOf(await send({ intent: 'save', list, key, version: '1' }, CONTENT))).toEqual([410, 'list_revoked'])
  expect(await contentIn(await read(other.list))).toEqual([200, '1', [8]])
})

test('a list that was ended answers 410, and nothing of it is stored', async () => {
  const { list, key } = await create()
  expect((await send({ intent: 'end', list, key })).status).toBe(200)
  expect(await codeOf(await read(list))).toEqual([410, 'list_revoked'])
  expect(await codeOf(await send({ intent: 'end', list, key }))).toEqual([410, 'list_revoked'])
  expect(await codeOf(await send({ intent: 'create', list, key }, CONTENT))).toEqual([404, 'list_unknown'])
  const row = await db().selectFrom('shared_lists').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ id: list, content: null, revoked_at: expect.any(Date) })
})

const setUsed = (days: number) =>
  db()
    .updateTable('shared_lists')
    .set({ used_at: sql`now() - make_interval(days => ${days})` })
    .execute()

test('reading prolongs a list; after 180 days without use it is gone for everybody, and then removed', async () => {
  const { list, key } = await create()
  await setUsed(LIST_DAYS - 1)
  expect((await read(list, 1)).status).toBe(204)
  const { used_at } = await db().selectFrom('shared_lists').select('used_at').executeTakeFirstOrThrow()
  expect(Date.now() - used_at.getTime()).toBeLessThan(60_000)
  expect(await removeExpired('shared_lists')).toBe(0)
  await setUsed(LIST_DAYS)
  expect(await codeOf(await read(list))).toEqual([404, 'list_unknown'])
  expect(await codeOf(await send({ intent: 'save', list, key, version: '1' }, CONTENT))).toEqual([404, 'list_unknown'])
  expect(await codeOf(await send({ intent: 'end', list, key }))).toEqual([404, 'list_unknown'])
  expect(await removeExpired('shared_lists')).toBe(1)
})

const key = newSecrets().write
const list = newListId()
test.each([
  {},
  { intent: 'list', list, key },
  { intent: 'read', list },
  { intent: 'read', list: '1', version: '0' },
  { intent: 'read', list: "' or true --", version: '0' },
  { intent: 'read', list, version: '-1' },
  { intent: 'read', list, version: '99999999999999999999' },
  { intent: 'create', list, key },
  { intent: 'create', list, key: 'short', content: 'text' },
  { intent: 'create', list, key, content: 'text' },
  { intent: 'save', list, key, version: '0', content: 'text' },
  { intent: 'end', list },
])('%j is refused as no form of ours', async (fields: object) => {
  expect(await codeOf(await send(fields as Record<string, string>))).toEqual([400, 'field.invalid'])
})

test('an empty content is none', async () => {
  expect(await codeOf(await send({ intent: 'create', list, key }, new Uint8Array()))).toEqual([400, 'field.invalid'])
})

test('a network makes forty lists a day; changes and reading are not counted with them', async () => {
  const address = '203.0.113.9'
  for (let made = 0; made < 40; made++)
    expect((await send({ intent: 'create', list: newListId(), key }, CONTENT, address)).status).toBe(200)
  const refused = await send({ intent: 'create', list: newListId(), key }, CONTENT, address)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await codeOf(refused)).toEqual([429, 'too_many_attempts'])
  expect(await codeOf(await send({ intent: 'read', list, version: '0' }, undefined, address))).toEqual([
    404,
    'list_unknown',
  ])
  expect((await send({ intent: 'create', list, key }, CONTENT, '203.0.114.9')).status).toBe(200)
})

test('while nothing is saved, lists can be read', async () => {
  const { list, key } = await create()
  await setUsed(3)
  noteReadOnly({ by: 'operator' })
  expect((await read(list)).status).toBe(200)
  const refused = await send({ intent: 'end', list, key })
  expect(refused.status).toBe(503)
})

test('a dump of the database shows no school, no person and no word of a list', async () => {
  const [id, secrets] = [newListId(), newSecrets()]
  const document = openDocument()
  addSchool(document, { id: 'de-NW-1', name: 'Gymnasium Lerchenberg', place: 'Köln', at: 1 })
  addPerson(document, { id: 'p', name: 'Annegret', at: 1 })
  note(document, 'p', 'de-NW-1', 'Turnhalle gefällt')
  const cipher = await openCipher(id, secrets.key)
  await send({ intent: 'create', list: id, key: secrets.write }, await cipher.encrypt(contentOf(document)))
  const row = await db().selectFrom('shared_lists').selectAll().executeTakeFirstOrThrow()
  const { rows } = await sql<{ dump: string }>`select s::text as dump from shared_lists as s`.execute(db())
  const dump = rows[0]!.dump
  expect(dump).toContain(id)
  for (const word of ['de-NW-1', 'Lerchenberg', 'Köln', 'Annegret', 'Turnhalle', secrets.key, secrets.write]) {
    expect(dump).not.toContain(word)
    expect(dump).not.toContain(Buffer.from(word).toString('hex'))
    expect(row.content!.includes(word)).toBe(false)
  }
  const opened = viewOf(openDocument(await cipher.decrypt(new Uint8Array(row.content!))))
  expect(opened.schools[0]?.name).toBe('Gymnasium Lerchenberg')
})

test('the page of a list says by its status whether it is there', async () => {
  const statusOf = async (id: string) => {
    const answer = (await page({ ...(routeArgs(`/list/${id}`) as object), params: { id } } as never)) as unknown as {
      init: { status: number }
    }
    return answer.init.status
  }
  const { list, key } = await create()
  expect(await statusOf(list)).toBe(200)
  await send({ intent: 'end', list, key })
  expect(await statusOf(list)).toBe(410)
  expect(await statusOf(newListId())).toBe(404)
  expect(await statusOf('%00')).toBe(404)
  expect(await statusOf('1')).toBe(404)
})

test('the shell, which devices keep for all lists, is there without a list; no data of a page name the list', async () => {
  const dataOf = async (id: string) =>
    (await page({ ...(routeArgs(`/list/${id}`) as object), params: { id } } as never)) as unknown as { data: unknown }
  const { list } = await create()
  expect((await dataOf(SHELL_ID)).data).toEqual({ state: 'open' })
  expect((await dataOf(list)).data).toEqual({ state: 'open' })
})

const askCards = async (...fields: [string, string][]) => {
  const args = routeArgs('/api/list-cards') as object
  const request = new Request('http://localhost/api/list-cards', { method: 'POST', body: new URLSearchParams(fields) })
  return (await cards({ ...args, request } as never)) as Response
}

test('cards say what a school is, also of a closed one, and nothing of a hidden or unknown one', async () => {
  const answer = await askCards(
    ['lang', 'de'],
    ...['de-NW-1', 'de-NW-2', 'de-NW-3', 'x'].map((id) => ['id', id] as [string, string]),
  )
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.json()).toMatchObject([
    {
      asked: 'de-NW-1',
      id: 'de-NW-1',
      name: 'Gymnasium Lerchenberg',
      closed: false,
      place: expect.stringContaining('Köln'),
    },
    { asked: 'de-NW-2', name: 'Realschule Amselgrund', closed: true },
  ])
})

test.each([
  [[['lang', 'de']]],
  [[['id', 'de-NW-1']]],
  [
    [
      ['lang', 'xx'],
      ['id', '1'],
    ],
  ],
  [
    [
      ['lang', 'de'],
      ['q', ' '],
    ],
  ],
  [
    [
      ['lang', 'de'],
      ['q', 'x'.repeat(201)],
    ],
  ],
  [
    [
      ['lang', 'de'],
      ['id', 'x'.repeat(101)],
    ],
  ],
  [[['lang', 'de'], ...Array.from({ length: 61 }, (_, at): [string, string] => ['id', `${at}`])]],
] as [string, string][][][])('%j are no cards that a list asks for', async (fields) => {
  expect((await askCards(...fields)).status).toBe(400)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addQuestion, addSchool, note, rate, setListName } from '../document/list-document.ts'
import { newSecrets, type Secrets } from '../link.ts'
import { memoryRemote, memoryShelf } from '../testing/memory-remote.ts'
import { createList } from './create-list.ts'
import { ListSession } from './list-session.ts'

type Remote = ReturnType<typeof memoryRemote>

async function begin(server: Remote) {
  const shelf = memoryShelf()
  const made = await createList(
    (document) => {
      setListName(document, 'Ella')
      addSchool(document, { id: 'de-NW-1', name: 'Amselweg', place: 'Köln', at: 1 })
    },
    { remote: server.remote, shelf, person: 'anna' },
  )
  if ('kind' in made) throw new Error(made.code)
  return { ...made, shelf }
}

async function open(server: Remote, id: string, secrets: Secrets, shelf = memoryShelf()) {
  const session = new ListSession({ id, secrets, remote: server.remote, shelf, hasNetwork: () => false })
  await session.open()
  return { session, shelf }
}

test('a second device opens the list by its link and sees what the first changes, and the reverse', async () => {
  const server = memoryRemote()
  const { id, secrets, shelf } = await begin(server)
  const anna = (await open(server, id, secrets, shelf)).session
  const ben = (await open(server, id, secrets)).session
  expect(anna.state()).toMatchObject({ phase: 'open', person: 'anna', sync: 'saved' })
  expect(ben.state().view).toMatchObject({ name: 'Ella', schools: [{ name: 'Amselweg' }] })
  anna.change((list) => rate(list, 'anna', 'de-NW-1', 'yes'))
  expect(anna.state().sync).toBe('waiting')
  await anna.synchronise()
  expect(anna.state().sync).toBe('saved')
  ben.join('Ben')
  await ben.synchronise()
  await anna.synchronise()
  expect(anna.state().view.people.map(({ name }) => name)).toEqual(['Ben'])
  expect(ben.state().view.ratings.get('de-NW-1')?.get('anna')).toBe('yes')
})

test('the server holds nothing that names the list, a school or a person', async () => {
  const server = memoryRemote()
  const { id, secrets } = await begin(server)
  const { content } = server.rows.get(id)!
  for (const word of ['Ella', 'Amselweg', 'de-NW-1', 'Köln']) expect(Buffer.from(content!).includes(word)).toBe(false)
  expect(JSON.stringify([...server.rows])).not.toContain(secrets.key)
})

test('changes made without a network are kept on the device, outlast the page, and are merged later', async () => {
  const server = memoryRemote()
  const { id, secrets, shelf } = await begin(server)
  const anna = (await open(server, id, secrets, shelf)).session
  const ben = (await open(server, id, secrets)).session
  server.state.isAway = true
  anna.change((list) => note(list, 'anna', 'de-NW-1', 'im Zug geschrieben'))
  await anna.synchronise()
  expect(anna.state().sync).toBe('offline')
  expect(shelf.lists.get(id)).toMatchObject({ unsent: true, name: 'Ella' })
  server.state.isAway = false
  ben.change((list) => addSchool(list, { id: 'fr-1', name: 'Collège', place: 'Lyon', at: 2 }))
  await ben.synchronise()
  // The page was closed meanwhile.
  const later = (await open(server, id, secrets, shelf)).session
  expect(later.state()).toMatchObject({ sync: 'saved', person: 'anna' })
  expect(later.state().view.schools).toHaveLength(2)
  await ben.synchronise()
  expect(ben.state().view.notes.get('de-NW-1')?.get('anna')).toBe('im Zug geschrieben')
  expect(shelf.lists.get(id)).toMatchObject({ unsent: false, schools: 2 })
})

test('without a network a list that was open here before is shown, another is not', async () => {
  const server = memoryRemote()
  const { id, secrets, shelf } = await begin(server)
  server.state.isAway = true
  expect((await open(server, id, secrets, shelf)).session.state()).toMatchObject({ phase: 'open', sync: 'offline' })
  expect((await open(server, id, secrets)).session.state().phase).toBe('unreachable')
})

test('a server that does not answer over the network is told from no network', async () => {
  const server = memoryRemote()
  const { id, secrets, shelf } = await begin(server)
  const network = { isThere: true }
  const remote = server.remote
  const session = new ListSession({ id, secrets, remote, shelf, hasNetwork: () => network.isThere })
  await session.open()
  server.state.isAway = true
  await session.synchronise()
  expect(session.state().sync).toBe('away')
  session.change((list) => rate(list, 'anna', 'de-NW-1', 'yes'))
  expect(session.state().sync).toBe('away')
  network.isThere = false
  await session.synchronise()
  expect(session.state().sync).toBe('offline')
  server.state.isAway = false
  await session.synchronise()
  expect(session.state().sync).toBe('saved')
})

test('a wrong key says so, a list that nobody has too', async () => {
  const server = memoryRemote()
  const { id, secrets, shelf } = await begin(server)
  const wrong = { ...secrets, key: newSecrets().key }
  expect((await open(server, id, wrong)).session.state().phase).toBe('wrong_key')
  // Not even what the device kept by the right key is shown, nor replaced.
  expect((await open(server, id, wrong, shelf)).session.state().phase).toBe('wrong_key')
  expect((await open(server, id, secrets, shelf)).session.state().phase).toBe('open')
  const nobodys = (await open(server, crypto.randomUUID(), secrets)).session
  expect(nobodys.state()).toMatchObject({ phase: 'missing', code: 'list_unknown' })
})

test('the link for reading changes nothing, nor does one with another write key', async () => {
  const server = memoryRemote()
  const { id, secrets } = await begin(server)
  const reader = (await open(server, id, { key: secrets.key })).session
  expect(reader.mayWrite).toBe(false)
  const forger = (await open(server, id, { key: secrets.key, write: newSecrets().write })).session
  forger.change((list) => setListName(list, 'Meins'))
  await forger.synchronise()
  expect(forger.state()).toMatchObject({ sync: 'refused', code: 'list_write_key' })
  expect(forger.mayWrite).toBe(false)
  await forger.synchronise()
  expect(forger.state()).toMatchObject({ sync: 'refused', code: 'list_write_key' })
  await reader.synchronise()
  expect(reader.state().view.name).toBe('Ella')
})

test('a new link takes the list along; the former one ends, and its page keeps what it knew', async () => {
  const server = memoryRemote()
  const { id, secrets, shelf } = await begin(server)
  const anna = (await open(server, id, secrets, shelf)).session
  const ben = (await open(server, id, secrets)).session
  ben.change((list) => rate(list, 'ben', 'de-NW-1', 'no'))
  await ben.synchronise()
  const next = await anna.replace()
  if (!next || 'kind' in next) throw new Error('It was not replaced.')
  expect([next.id, next.secrets.key, next.secrets.write]).not.toContain(id)
  expect(next.secrets.key).not.toBe(secrets.key)
  expect([...shelf.lists.keys()]).toEqual([next.id])
  expect((await open(server, next.id, secrets)).session.state().phase).toBe('wrong_key')
  const moved = (await open(server, next.id, next.secrets)).session
  expect(moved.state().view.ratings.get('de-NW-1')?.get('ben')).toBe('no')
  await ben.synchronise()
  expect(ben.state()).toMatchObject({ phase: 'open', code: 'list_revoked' })
  expect([ben.mayWrite, ben.state().view.name]).toEqual([false, 'Ella'])
  expect((await open(server, id, secrets)).session.state()).toMatchObject({ phase: 'missing', code: 'list_revoked' })
  const asked = server.state.asked
  await ben.synchronise()
  expect(server.state.asked).toBe(asked)
})

test('a replacement that nobody answered is done by the next attempt, under the same new link', async () => {
  const server = memoryRemote()
  const { id, secrets, shelf } = await begin(server)
  const anna = (await open(server, id, secrets, shelf)).session
  server.state.isAway = true
  expect(await anna.replace()).toBeUndefined()
  const kept = [...shelf.lists.keys()].find((one) => one !== id)
  server.state.isAway = false
  expect(await anna.replace()).toMatchObject({ id: kept })
})

test('a list that is ended is gone from the device, and for everybody', async () => {
  const server = memoryRemote()
  const { id, secrets, shelf } = await begin(server)
  const anna = (await open(server, id, secrets, shelf)).session
  expect(await anna.end()).toBeUndefined()
  await anna.synchronise()
  expect(shelf.lists.size).toBe(0)
  expect((await open(server, id, secrets)).session.state().code).toBe('list_revoked')
})

test('a list that is too large is not sent, and says so', async () => {
  const server = memoryRemote()
  const { id, secrets, shelf } = await begin(server)
  const anna = (await open(server, id, secrets, shelf)).session
  // More than pages can write: notes of people who are not on the list.
  const text = Array.from({ length: 500 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')
  anna.change((list) => {
    for (let at = 0; at < 200; at++) note(list, `p${at}`, 'de-NW-1', text)
  })
  await anna.synchronise()
  expect(anna.state().sync).toBe('full')
  expect(server.rows.get(id)?.version).toBe(1)
  expect(shelf.lists.get(id)?.unsent).toBe(true)
})

test('whatever several devices do, with and without a network, all end with the same list', async () => {
  const step = fc.record({
    who: fc.nat(2),
    what: fc.constantFrom('rate', 'note', 'school', 'question', 'away', 'back', 'synchronise', 'reopen'),
    n: fc.nat(4),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server = memoryRemote()
      const { id, secrets } = await begin(server)
      const devices = await Promise.all([0, 1, 2].map(() => open(server, id, secrets)))
      for (const [at, { who, what, n }] of steps.entries()) {
        const { session, shelf } = devices[who]!
        const edits = {
          rate: () => session.change((list) => rate(list, `p${who}`, `s${n}`, n > 2 ? undefined : 'yes')),
          note: () => session.change((list) => note(list, `p${who}`, `s${n}`, `${at}`)),
          school: () => session.change((list) => addSchool(list, { id: `s${n}`, name: 'S', place: '', at })),
          question: () => session.change((list) => addQuestion(list, { id: `q${at}`, text: 'Q', at, by: `p${who}` })),
          away: () => (server.state.isAway = true),
          back: () => (server.state.isAway = false),
          synchronise: () => session.synchronise(),
          reopen: async () => {
            await session.synchronise()
            devices[who] = await open(server, id, secrets, shelf)
          },
        }
        await edits[what]()
      }
      server.state.isAway = false
      for (let round = 0; round < 2; round++) for (const { session } of devices) await session.synchronise()
      const views = devices.map(({ session }) => session.state().view)
      expect(views[1]).toEqual(views[0])
      expect(views[2]).toEqual(views[0])
      expect(devices.map(({ session }) => session.state().sync)).toEqual(['saved', 'saved', 'saved'])
    }),
    { numRuns: 60 },
  )
})

import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { codeMailed, makeOwner, ownersOf, PDF } from '#app/features/claims/testing/claims.ts'
import { closeDirectory, directory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { FileSystemStorage } from '#lib/storage/file-system-storage.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, openSession, type Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'claim-screens-'))
const store = new FileSystemStorage(folder)
vi.mock('#lib/storage/open-storage.ts', () => ({ storage: () => store }))

const MARKUP = '<object data=x>'
const MAILBOX = 'sekretariat@park.example'

let person: Person
beforeEach(async () => {
  person = await makePerson()
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: 'Schule am Park', email: MAILBOX }),
      schoolRow({ id: 'silent', name: MARKUP, email: '' }),
    ])
    .execute()
  await db().deleteFrom('attempt_counts').execute()
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})
afterAll(async () => {
  await closeDirectory()
  await fs.rm(folder, { recursive: true })
})

const open = (id = 'a', cookie = person.cookie) => openScreen(`/schools/${id}/claim`, { cookie })
const h1 = (screen: Screen) => screen.getByRole('heading', { level: 1 }).textContent
const EVIDENCE = {
  'Ihre Funktion an der Schule': 'Schulleitung',
  'Warum sprechen Sie für die Schule?': 'Ich leite die Schule; das Schulamt kann es bestätigen.',
  Nachweis: new File([PDF], 'ausweis.pdf', { type: 'application/pdf' }),
}
const claimBy = async (screen: Screen, given: object = {}) => screen.send('Antrag stellen', { ...EVIDENCE, ...given })
const claims = () => db().selectFrom('school_claims').select('id').execute()

describe('the ways to a school', () => {
  test('name the school with its address, and both ways', async () => {
    const screen = await open()
    expect([h1(screen), screen.main.text]).toEqual([
      'Profil meiner Schule verwalten',
      expect.stringContaining('Schulstraße 1, 50667 Köln, Deutschland'),
    ])
    expect(screen.part('region', 'Mit einem Code an die Schule').text).toContain('Damit können Sie sofort beginnen.')
    expect(screen.part('region', 'Mit einem Nachweis').text).toContain('Die Prüfung dauert ein paar Tage')
    expect((await screen.follow('Schule am Park')).address).toBe('/schools/a')
  })

  test('the mailbox of the register is not told in full', async () => {
    expect((await open()).main.text).not.toContain(MAILBOX)
  })

  test('without a mailbox there is one way only, and a name is text', async () => {
    const screen = await open('silent')
    expect(screen.main.text).toContain('steht für diese Schule keine E-Mail-Adresse')
    expect(screen.queryByRole('button', { name: 'Code schicken' })).toBeNull()
    expect(screen.html).not.toContain('<object')
    expect(screen.getByRole('button', { name: 'Antrag stellen' })).toBeTruthy()
  })

  test('a closed school cannot be taken', async () => {
    await db().updateTable('schools').set({ status: 'closed' }).where('id', '=', 'a').execute()
    const screen = await open()
    expect(screen.main.text).toContain('Diese Schule ist geschlossen')
    expect(screen.main.queryByRole('button')).toBeNull()
  })

  test('its main contact is led to it', async () => {
    await db().insertInto('school_members').values({ school_id: 'a', user_id: person.id, role: 'owner' }).execute()
    const screen = await open()
    expect(screen.main.queryByRole('button')).toBeNull()
    expect((await screen.follow('Zu Ihrer Schule')).address).toBe('/account/schools/a')
  })

  test('that somebody runs it already is told, with who decides', async () => {
    await makeOwner('a')
    expect((await open()).main.text).toContain('Deshalb entscheiden wir über Ihren Antrag')
  })

  test('a visitor signs in first and comes back', async () => {
    expect((await openScreen('/fr/schools/a/claim')).address).toBe('/fr/auth?next=%2Ffr%2Fschools%2Fa%2Fclaim')
  })
})

describe('by code', () => {
  const send = async (screen: Screen) => screen.send('Code schicken')
  const redeem = (screen: Screen, code: string) => screen.send('Code prüfen', { 'Sechsstelliger Code': code })

  test('the code that the school got makes the claimant its main contact at once', async () => {
    const sent = await send(await open())
    expect([sent.address, sent.message]).toEqual(['/schools/a/claim', 'message.claimCodeSent'])
    expect(sent.main.text).toContain('Wir haben einen Code an')
    const code = await codeMailed(MAILBOX)
    const done = await redeem(sent, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect([done.address, done.message]).toEqual([
      expect.stringMatching(/^\/account\/claims\//),
      'message.claimApproved',
    ])
    expect(done.main.text).toContain('Sie verwalten jetzt das Profil dieser Schule.')
    expect(done.main.text).toContain('Mit Code bestätigt')
    expect(await ownersOf('a')).toEqual([person.id])
    expect((await done.follow('Zu Ihrer Schule')).address).toBe('/account/schools/a')
  })

  test.each([
    ['12345', 'Der Code hat sechs Ziffern.'],
    ['abcdef', 'Der Code hat sechs Ziffern.'],
    ['', 'Bitte gib den Code ein.'],
  ])('„%s“ is no code: refused beside its field', async (code, reason) => {
    const refused = await redeem(await send(await open()), code)
    expect([refused.status, faultOf(refused, 'Sechsstelliger Code')]).toEqual([400, { value: '', reason }])
  })

  test('a wrong code says so beside its field, and is not used up by a typing error', async () => {
    const sent = await send(await open())
    const code = await codeMailed(MAILBOX)
    const wrong = code === '000000' ? '000001' : '000000'
    const refused = await redeem(sent, wrong)
    expect(faultOf(refused, 'Sechsstelliger Code').reason).toBeTruthy()
    expect(await ownersOf('a')).toEqual([])
    expect((await redeem(refused, code)).message).toBe('message.claimApproved')
  })

  test('after five wrong codes even the right one does nothing', async () => {
    const sent = await send(await open())
    const code = await codeMailed(MAILBOX)
    for (let tries = 0; tries < 5; tries++) await redeem(sent, code === '000000' ? '000001' : '000000')
    const late = await redeem(sent, code)
    expect(late.status).toBeGreaterThanOrEqual(400)
    expect(await ownersOf('a')).toEqual([])
  })

  test('the code of one person is none for another', async () => {
    await send(await open())
    const eve = await makePerson()
    const screen = await openScreen('/schools/a/claim', {
      cookie: eve.cookie,
      form: {
        action: '',
        method: 'post',
        body: new URLSearchParams({ intent: 'claim-redeem', code: await codeMailed(MAILBOX) }),
      },
    })
    expect(screen.status).toBeGreaterThanOrEqual(400)
    expect(await ownersOf('a')).toEqual([])
  })

  test('for a school that somebody runs, the code is a claim like any other', async () => {
    const owner = await makeOwner('a')
    const sent = await send(await open())
    const done = await redeem(sent, await codeMailed(MAILBOX))
    expect([done.message, done.main.text]).toEqual(['message.claimMade', expect.stringContaining('wird geprüft')])
    expect(await ownersOf('a')).toEqual([owner.id])
  })
})

describe('by evidence', () => {
  test('a claim is made, waits for a decision, and can be withdrawn', async () => {
    const made = await claimBy(await open())
    expect([made.message, h1(made)]).toEqual(['message.claimMade', 'Antrag auf Verwaltung eines Schulprofils'])
    expect(made.main.text).toContain('wird geprüft')
    expect((await open()).main.text).toContain('Ihr Antrag für diese Schule wartet auf eine Entscheidung.')
    expect((await (await open()).follow('Antrag ansehen')).address).toBe(made.address)
    const schools = await openScreen('/account/schools', { cookie: person.cookie })
    expect(schools.part('region', 'Ihre Anträge zu Schulprofilen').text).toContain('Schule am Park, Köln')
    const withdrawn = await made.send('Antrag zurückziehen')
    expect([withdrawn.message, withdrawn.main.text]).toEqual([
      'message.claimWithdrawn',
      expect.stringContaining('Ihr Nachweis ist gelöscht.'),
    ])
    expect((await open()).getByRole('button', { name: 'Antrag stellen' })).toBeTruthy()
  })

  test.each([
    [
      'no function',
      { 'Ihre Funktion an der Schule': '' },
      'Ihre Funktion an der Schule',
      'Bitte nennen Sie Ihre Funktion.',
    ],
    [
      'a short explanation',
      { 'Warum sprechen Sie für die Schule?': 'Darum.' },
      'Warum sprechen Sie für die Schule?',
      'Bitte erklären Sie das mit mindestens 20 Zeichen.',
    ],
    ['no file', { Nachweis: new File([], '') }, 'Nachweis', /wähle|Datei/],
    ['a file of another kind', { Nachweis: new File(['<html><script>alert(1)</script>'], 'a.pdf') }, 'Nachweis', /PDF/],
  ])('with %s is refused beside the field, and the texts stay', async (_, typed, label, reason) => {
    const refused = await claimBy(await open(), typed)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(faultOf(refused, label).reason).toEqual(expect.stringMatching(reason))
    for (const [other, value] of Object.entries({ ...EVIDENCE, ...typed }))
      if (typeof value === 'string') expect([other, faultOf(refused, other).value]).toEqual([other, value])
    expect(await claims()).toEqual([])
  })

  test('a second claim from an open form is not made', async () => {
    const form = await open()
    await claimBy(await open())
    const second = await claimBy(form)
    expect(second.status).toBeGreaterThanOrEqual(400)
    expect(await claims()).toHaveLength(1)
  })

  test('a file that was too large to arrive is told', async () => {
    const screen = await openScreen('/schools/a/claim?refused=proof_too_large', { cookie: person.cookie })
    expect(screen.part('region', 'Mit einem Nachweis').text).toContain('größer als 5 MB')
  })
})

describe('a claim', () => {
  test('of somebody is there for nobody else', async () => {
    const made = await claimBy(await open())
    const stranger = await makePerson()
    expect((await openScreen(made.address, { cookie: stranger.cookie })).status).toBe(404)
    for (const id of ['none', '01990000-0000-7000-8000-000000000001'])
      expect((await openScreen(`/account/claims/${id}`, { cookie: person.cookie })).status).toBe(404)
  })

  test('on a school that somebody runs is shown to those, who may say something once and again', async () => {
    const owner = await makeOwner('a')
    const made = await claimBy(await open())
    const cookie = await openSession(owner.id)
    const seen = await openScreen(made.address, { cookie })
    expect(h1(seen)).toBe('Antrag auf Verwaltung Ihres Schulprofils')
    expect(seen.main.text).toContain(`${person.email} möchte das Profil von Schule am Park, Köln verwalten.`)
    expect(seen.main.text).not.toContain(EVIDENCE['Warum sprechen Sie für die Schule?'])
    expect(seen.queryByRole('button', { name: 'Antrag zurückziehen' })).toBeNull()
    const refused = await seen.send('Antwort senden', { 'Was möchten Sie dazu sagen?': ' ' })
    expect(faultOf(refused, 'Was möchten Sie dazu sagen?').reason).toBe('Bitte schreiben Sie etwas dazu.')
    const answered = await seen.send('Antwort senden', { 'Was möchten Sie dazu sagen?': 'Kenne ich nicht.' })
    expect([answered.message, faultOf(answered, 'Was möchten Sie dazu sagen?').value]).toEqual([
      'message.claimAnswered',
      'Kenne ich nicht.',
    ])
    expect(answered.main.text).toContain('Bis zur Entscheidung können Sie sie ändern.')
    // The claimant reads none of it.
    expect((await openScreen(made.address, { cookie: person.cookie })).main.text).not.toContain('Kenne ich nicht.')
  })

  test('that was withdrawn takes no answer any more', async () => {
    const cookie = await openSession((await makeOwner('a')).id)
    const made = await claimBy(await open())
    const form = await openScreen(made.address, { cookie })
    await made.send('Antrag zurückziehen')
    expect((await openScreen(made.address, { cookie })).main.text).toContain(
      'Wir haben über diesen Antrag entschieden.',
    )
    const late = await form.send('Antwort senden', { 'Was möchten Sie dazu sagen?': 'Zu spät.' })
    expect(late.status).toBeGreaterThanOrEqual(400)
  })

  test('an editor of the school is not asked', async () => {
    await makeOwner('a')
    const editor = await makeOwner('a', 'editor')
    const made = await claimBy(await open())
    expect((await openScreen(made.address, { cookie: await openSession(editor.id) })).status).toBe(404)
  })

  test.each([
    ['refused', 'abgelehnt', 'Mit einem besseren Nachweis können Sie ihn neu stellen.'],
    ['approved', 'angenommen', 'Sie verwalten jetzt das Profil dieser Schule.'],
  ])('that was %s says so, with the reason as text', async (state, word, sentence) => {
    const made = await claimBy(await open())
    await db()
      .updateTable('school_claims')
      .set({ state, reason: `Weil. ${MARKUP}`, decided_at: new Date(), file_key: null } as never)
      .execute()
    const screen = await openScreen(made.address, { cookie: person.cookie })
    expect(screen.main.text).toContain(word)
    expect(screen.main.text).toContain(sentence)
    expect(screen.main.text).toContain(`Weil. ${MARKUP}`)
    expect(screen.html).not.toContain('<object')
    expect(screen.queryByRole('button', { name: 'Antrag zurückziehen' })).toBeNull()
  })
})

describe('a school that is missing', () => {
  const PLACE = { 'Name der Schule': 'Waldschule Neuland', Ort: 'Köln', Land: 'Deutschland' }
  const FILLED = {
    ...EVIDENCE,
    'Straße und Hausnummer': 'Waldweg 3',
    Postleitzahl: '50667',
    Grundschule: true,
    Privat: true,
  }
  const ask = async (given: object = {}) =>
    (await openScreen('/claim/missing', { cookie: person.cookie })).send('Weiter', { ...PLACE, ...given })

  beforeEach(async () => {
    await closeDirectory()
    await directory()
  })

  test('is first looked for by name and town, which can be changed', async () => {
    const form = await ask()
    expect(form.main.text).toContain('Waldschule Neuland, Köln, Deutschland')
    const again = await form.follow('Ändern')
    expect(faultOf(again, 'Name der Schule').value).toBe('Waldschule Neuland')
    expect(faultOf(again, 'Ort').value).toBe('Köln')
  })

  test('one that is alike is offered, and must be denied before another is added', async () => {
    const form = await ask({ 'Name der Schule': 'Schule am Park' })
    const alike = form.part('region', 'Ist es eine dieser Schulen?')
    expect((await alike.follow('Profil dieser Schule verwalten: Schule am Park, Köln')).address).toBe(
      '/schools/a/claim',
    )
    const radios = form.getAllByRole<HTMLInputElement>('radio')
    for (const radio of radios) radio.checked = ['primary', 'private'].includes(radio.value)
    const { Grundschule: _, Privat: __, ...typed } = FILLED
    const refused = await form.send('Schule eintragen', typed)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.main.text).toContain('Nein, meine Schule ist keine davon.')
    expect(await claims()).toEqual([])
  })

  test('is proposed with everything that is known of it, and waits for a decision', async () => {
    const form = await ask()
    for (const radio of form.getAllByRole<HTMLInputElement>('radio'))
      radio.checked = ['primary', 'private'].includes(radio.value)
    const { Grundschule: _, Privat: __, ...typed } = FILLED
    const made = await form.send('Schule eintragen', typed)
    expect([made.message, h1(made)]).toEqual(['message.claimMade', 'Antrag auf Verwaltung eines Schulprofils'])
    expect(made.main.text).toContain('Waldschule Neuland, Köln')
    expect(
      (await db().selectFrom('schools').select('name').where('name', '=', 'Waldschule Neuland').execute()).length,
    ).toBe(0)
  })

  test.each([
    [
      'no street',
      { 'Straße und Hausnummer': '' },
      'Straße und Hausnummer',
      'Bitte geben Sie Straße und Hausnummer ein.',
    ],
    [
      'a postal code of another country',
      { Postleitzahl: '123' },
      'Postleitzahl',
      'Bitte geben Sie eine Postleitzahl dieses Landes ein.',
    ],
    ['no telephone number', { Telefon: 'ruf an' }, 'Telefon', 'Bitte geben Sie eine gültige Telefonnummer ein.'],
    [
      'no web address',
      { 'Website der Schule': 'javascript:alert(1)' },
      'Website der Schule',
      'Bitte geben Sie eine gültige Webadresse ein.',
    ],
  ])('with %s is refused beside the field; the rest stays', async (_, given, label, reason) => {
    const form = await ask()
    for (const radio of form.getAllByRole<HTMLInputElement>('radio'))
      radio.checked = ['primary', 'private'].includes(radio.value)
    const { Grundschule: __, Privat: ___, ...typed } = FILLED
    const refused = await form.send('Schule eintragen', { ...typed, ...given })
    expect(refused.status).toBe(400)
    expect(faultOf(refused, label)).toEqual({ value: Object.values(given)[0], reason })
    const chosen = refused.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
    expect(chosen.map(({ value }) => value)).toEqual(['primary', 'private'])
    expect(faultOf(refused, 'Ihre Funktion an der Schule').value).toBe('Schulleitung')
    expect(await claims()).toEqual([])
  })

  test('without name or town asks for them again', async () => {
    for (const given of [{ 'Name der Schule': ' ' }, { Ort: '' }]) {
      const screen = await ask(given)
      expect(screen.getByRole('button', { name: 'Weiter' })).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Schule eintragen' })).toBeNull()
    }
  })
})

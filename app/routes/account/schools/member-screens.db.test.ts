import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { MAX_INVITATIONS } from '#app/features/school-members/member.ts'
import { db } from '#db/client.ts'
import { makeSchool } from '../../testing/dashboard-school.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'

const MARKUP = '<i onclick=alert(1)>Eve</i>'

let owner: Person
beforeEach(async () => {
  owner = await makeSchool(
    { id: 'a', name: 'Schule am Park' },
    { person: await makePerson({ name: 'Olga' }), premium: false },
  )
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const people = (cookie = owner.cookie, school = 'a') => openScreen(`/account/schools/${school}/people`, { cookie })
const addMember = async (role: 'owner' | 'editor', name = '') => {
  const person = await makePerson({ name })
  await db().insertInto('school_members').values({ school_id: 'a', user_id: person.id, role }).execute()
  return person
}
const listed = (screen: Screen) =>
  screen.main.getAllByRole('list').flatMap((list) => [...list.children].map((item) => item.textContent ?? ''))
const rowOf = (screen: Screen, who: string) => listed(screen).find((text) => text.includes(who)) ?? ''
const invite = (screen: Screen, email: string) =>
  screen.part('region', 'Jemanden einladen').send('Einladung senden', { 'E-Mail-Adresse': email })
/** Returns path and query of the link in the newest mail. */
async function mailedPath() {
  const { pathname, search } = new URL((await waitingMails())[0]!.props.url!)
  return pathname + search
}

describe('who manages a profile', () => {
  test('a main contact alone sees herself, and what leaving would mean', async () => {
    const screen = await people()
    expect(rowOf(screen, 'Olga')).toMatch(/^Olga \(Sie\)/)
    expect(rowOf(screen, 'Olga')).toContain(owner.email)
    expect(screen.queryByRole('button', { name: /Zugang entziehen/ })).toBeNull()
    expect(screen.getByRole('checkbox').closest('label')?.textContent).toContain('Danach entscheidet niemand mehr')
    expect((await screen.follow('Schule am Park')).address).toBe('/account/schools/a')
  })

  test('names of others are text, and addresses stand in for missing ones', async () => {
    await addMember('editor', MARKUP)
    const nameless = await addMember('editor')
    const screen = await people()
    expect(screen.main.text).toContain(MARKUP)
    expect(screen.html).not.toContain('<i onclick')
    expect(rowOf(screen, nameless.email)).toContain('Bearbeitet mit')
  })

  test('an editor sees all members, but can change only himself', async () => {
    const editor = await addMember('editor', 'Emil')
    const screen = await people(editor.cookie)
    expect(rowOf(screen, 'Emil')).toContain('(Sie)')
    expect(screen.queryByRole('region', { name: 'Jemanden einladen' })).toBeNull()
    expect(screen.main.queryAllByRole('button').map((button) => button.textContent)).toEqual([
      'Bereiche des Kontos',
      'Zugang abgebenWird gespeichert …',
    ])
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('an editor is made a main contact, who then needs nobody’s consent', async () => {
    await addMember('editor', 'Emil')
    const screen = await people()
    const made = await screen.send('Emil die Hauptverantwortung übertragen')
    expect([made.address, made.message]).toEqual(['/account/schools/a/people', 'message.ownerMade'])
    expect(rowOf(made, 'Emil')).toContain('Hauptverantwortlich')
    expect(made.queryByRole('button', { name: /^Emil/ })).toBeNull()
    // With two main contacts, leaving needs no confirmation as the last one.
    expect(made.queryByRole('checkbox')).toBeNull()
  })

  test('an editor loses access, and the page is gone for him', async () => {
    const editor = await addMember('editor', 'Emil')
    const removed = await (await people()).send('Emil den Zugang entziehen')
    expect([removed.message, removed.main.text.includes('Emil')]).toEqual(['message.editorRemoved', false])
    expect((await people(editor.cookie)).status).toBe(404)
  })

  test('who became a main contact meanwhile cannot be removed any more, and the page says why', async () => {
    const editor = await addMember('editor', 'Emil')
    const screen = await people()
    await db().updateTable('school_members').set({ role: 'owner' }).where('user_id', '=', editor.id).execute()
    const refused = await screen.send('Emil den Zugang entziehen')
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.main.getAllByRole('alert').map((one) => one.textContent)).toEqual([
      'Diese Person bearbeitet die Schule nicht mehr mit, oder sie ist inzwischen selbst hauptverantwortlich.',
    ])
    expect(rowOf(refused, 'Emil')).toContain('Hauptverantwortlich')
  })

  test('an editor who sends the form of a main contact changes nothing', async () => {
    const editor = await addMember('editor', 'Emil')
    await addMember('editor', 'Fritz')
    const form = await people()
    for (const button of ['Fritz den Zugang entziehen', 'Fritz die Hauptverantwortung übertragen']) {
      const stolen = form.getByRole('button', { name: button }) as HTMLButtonElement
      const personId = stolen.form!.querySelector<HTMLInputElement>('input[name=personId]')!.value
      const body = new URLSearchParams({ personId, intent: stolen.value })
      const answer = await openScreen('/account/schools/a/people', {
        cookie: editor.cookie,
        form: { action: '', method: 'post', body },
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
    expect(rowOf(await people(), 'Fritz')).toContain('Bearbeitet mit')
  })

  test('a stranger finds no such page', async () => {
    expect((await people((await makePerson()).cookie)).status).toBe(404)
    expect((await people(owner.cookie, 'none')).status).toBe(404)
  })
})

describe('inviting', () => {
  test('a person by address: the invitation is listed until it is revoked', async () => {
    const invited = await invite(await people(), 'Neu@Post.example')
    expect([invited.address, invited.message]).toEqual(['/account/schools/a/people', 'message.personInvited'])
    expect(invited.part('region', 'Offene Einladungen').text).toContain('neu@post.example')
    expect((await waitingMails())[0]).toMatchObject({ to: 'neu@post.example' })
    const link = await mailedPath()
    const revoked = await invited.send('Einladung an neu@post.example zurückziehen')
    expect(revoked.message).toBe('message.invitationRevoked')
    expect(revoked.queryByRole('region', { name: 'Offene Einladungen' })).toBeNull()
    const guest = await makePerson({ email: 'neu@post.example' })
    expect((await openScreen(link, { cookie: guest.cookie })).main.text).toContain('Diese Einladung gilt nicht mehr.')
  })

  test.each(['', 'neu', 'neu@', '@post.example', 'a b@post.example'])(
    '„%s“ is no address: refused beside its field',
    async (email) => {
      const refused = await invite(await people(), email)
      expect(refused.status).toBe(400)
      expect(faultOf(refused, 'E-Mail-Adresse')).toEqual({
        value: email,
        reason: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      })
      expect(await waitingMails()).toEqual([])
    },
  )

  test('a person who already manages the profile is refused with a message', async () => {
    const editor = await addMember('editor')
    const refused = await invite(await people(), editor.email.toUpperCase())
    expect(refused.main.getByRole('alert').textContent).toBe('Diese Person verwaltet die Schule schon.')
    expect(faultOf(refused, 'E-Mail-Adresse').value).toBe(editor.email.toUpperCase())
  })

  test('more than twenty open invitations are refused with words', async () => {
    const rows = Array.from({ length: MAX_INVITATIONS }, (_, at) => ({
      school_id: 'a',
      email: `gast-${at}@post.example`,
      invited_by: owner.id,
      token_hash: Buffer.from(`hash ${at}`),
      expires_at: new Date(Date.now() + 86_400_000),
    }))
    await db().insertInto('member_invitations').values(rows).execute()
    const full = await invite(await people(), 'noch@post.example')
    expect(full.main.getByRole('alert').textContent).toContain('20 offene Einladungen sind nicht möglich')
    expect(await waitingMails()).toEqual([])
  })
})

describe('being invited', () => {
  test('the link says to what, the button takes it, and the school is there', async () => {
    await invite(await people(), 'neu@post.example')
    const link = await mailedPath()
    const guest = await makePerson({ email: 'neu@post.example' })
    const asked = await openScreen(link, { cookie: guest.cookie })
    expect(asked.main.text).toContain('das Profil dieser Schule mitzubearbeiten: Schule am Park, Köln.')
    // Opening it changes nothing, because mail scanners open links too.
    expect((await openScreen('/account/schools/a', { cookie: guest.cookie })).status).toBe(404)
    const joined = await asked.send('Annehmen')
    expect([joined.address, joined.message]).toEqual(['/account/schools/a', 'message.invitationAccepted'])
    expect(rowOf(await people(), guest.email)).toContain('Bearbeitet mit')
    const again = await openScreen(link, { cookie: guest.cookie })
    expect(again.queryByRole('button', { name: 'Annehmen' })).toBeNull()
  })

  test('a person without a session signs in first and comes back to the invitation', async () => {
    await invite(await people(), 'neu@post.example')
    const link = await mailedPath()
    const screen = await openScreen(link)
    expect(screen.address).toBe(`/auth?next=${encodeURIComponent(link)}`)
    expect(screen.main.text).toContain('Nach dem Anmelden geht es dort weiter.')
  })

  test('another person with the link is told that it is not hers', async () => {
    await invite(await people(), 'neu@post.example')
    const screen = await openScreen(await mailedPath(), { cookie: (await makePerson()).cookie })
    expect(screen.main.text).toContain('ging an eine andere E-Mail-Adresse')
    expect(screen.queryByRole('button', { name: 'Annehmen' })).toBeNull()
    expect(screen.main.text).not.toContain('Schule am Park')
  })

  test('the page and its answer stay out of caches, and the token out of other sites', async () => {
    const { response } = await openScreen('/account/school-invitation?token=x', { cookie: owner.cookie })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const loaded = await openScreen('/account/school-invitation', { cookie: owner.cookie })
    expect(loaded.main.text).toContain('Diese Einladung gilt nicht mehr.')
  })
})

describe('leaving', () => {
  test('an editor leaves immediately', async () => {
    const editor = await addMember('editor')
    const left = await (await people(editor.cookie)).send('Zugang abgeben')
    expect([left.address, left.message]).toEqual(['/account/schools', 'message.schoolLeft'])
    expect(left.main.text).toContain('Noch keine Schule')
  })

  test('the last main contact leaves only after saying that she knows what it means', async () => {
    const refused = await (await people()).send('Zugang abgeben')
    expect(refused.part('region', 'Diese Schule nicht mehr verwalten').getByRole('alert').textContent).toContain(
      'Sie sind die letzte hauptverantwortliche Person dieser Schule.',
    )
    refused.getByRole<HTMLInputElement>('checkbox').checked = true
    const left = await refused.send('Zugang abgeben')
    expect([left.address, left.message]).toEqual(['/account/schools', 'message.schoolLeft'])
    expect((await openScreen('/schools/a')).status).toBe(200)
  })
})

describe('the schools of an account', () => {
  const schools = (cookie = owner.cookie) => openScreen('/account/schools', { cookie })

  test('none yet: the page leads to the search for one’s school', async () => {
    const screen = await schools((await makePerson()).cookie)
    expect(screen.main.text).toContain('Noch keine Schule')
    expect((await screen.follow('Schule finden')).address).toBe('/claim')
  })

  test('one of each plan, with role, town and country in words', async () => {
    await makeSchool({ id: 'b', name: 'École du Lac', city: 'Lyon', country: 'FR' }, { person: owner, role: 'editor' })
    const screen = await schools()
    const cards = screen.main.getAllByRole('article').map((card) => card.textContent)
    const of = (name: string) => cards.find((text) => text?.includes(name))
    expect(of('Schule am Park')).toMatch(/Köln, Deutschland.*Hauptverantwortlich.*Kostenlos/)
    expect(of('École du Lac')).toMatch(/Lyon, Frankreich.*Bearbeitet mit.*Premium/)
    expect(screen.getAllByRole('button', { name: 'Schulbereich öffnen' })).toHaveLength(1)
    const managed = await screen.follow('Schule am Park verwalten')
    expect([managed.address, managed.getByRole('heading', { level: 1 }).textContent]).toEqual([
      '/account/schools/a',
      'Schule am Park',
    ])
  })

  test('the dashboard opens with the school whose button was pressed', async () => {
    await makeSchool({ id: 'b', name: 'Schule B' }, { person: owner })
    await makeSchool({ id: 'c', name: 'Schule C' }, { person: owner })
    for (const name of ['Schule B', 'Schule C', 'Schule B']) {
      const screen = await schools()
      const card = screen.main.getAllByRole('article').find((one) => one.querySelector('h2')?.textContent === name)!
      const dashboard = await screen.send(card.querySelector('button')!)
      expect([dashboard.address, dashboard.message]).toEqual(['/dashboard', 'message.schoolChosen'])
      expect(dashboard.part('complementary', 'Schulbereich').text).toContain(name)
    }
  })

  test('a form that names a school of others chooses nothing', async () => {
    await makeSchool({ id: 'b', name: 'Fremde Schule' })
    await makeSchool({ id: 'c', name: 'Eigene Schule' }, { person: owner })
    const screen = await schools()
    const card = screen.main.getAllByRole('article').find((one) => one.textContent?.includes('Eigene'))!
    card.querySelector<HTMLInputElement>('input[name=schoolId]')!.value = 'b'
    const refused = await screen.send(card.querySelector('button')!)
    expect([refused.status, refused.main.text.includes('Fremde')]).toEqual([404, false])
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'a form leads to %s in no case',
    async (next) => {
      await makeSchool({ id: 'c', name: 'Eigene Schule' }, { person: owner })
      const screen = await schools()
      const card = screen.main.getAllByRole('article').find((one) => one.textContent?.includes('Eigene'))!
      card.querySelector<HTMLInputElement>('input[name=next]')!.value = next
      expect((await screen.send(card.querySelector('button')!)).address).toBe('/account/schools')
    },
  )
})

describe('a school of an account', () => {
  const school = (cookie = owner.cookie) => openScreen('/account/schools/a', { cookie })

  test('leads to everything that can be done for it', async () => {
    const more = (await school()).part('navigation', 'Mehr für diese Schule')
    const links = more.getAllByRole('link')
    expect(links.map((link) => link.textContent)).toContain('Premium für diese Schule')
    for (const link of links)
      expect([link.textContent, (await more.follow(link)).status]).toEqual([link.textContent, 200])
  })

  test('with premium is offered none', async () => {
    await db().insertInto('premium_grants').values({ school_id: 'a', reason: 'test' }).execute()
    const more = (await school()).part('navigation', 'Mehr für diese Schule')
    expect(more.queryByRole('link', { name: 'Premium für diese Schule' })).toBeNull()
  })

  test('switches of visibility are saved as they were switched, and visitors see what they say', async () => {
    await db().updateTable('schools').set({ phone: '0221 123456' }).execute()
    expect((await openScreen('/schools/a')).main.text).toContain('0221 123456')
    const saved = await (await school()).part('region', 'Sichtbarkeit').send('Änderungen speichern', {
      'Kontaktdaten zeigen': false,
      'Bewertungen zeigen': false,
    })
    expect(saved.message).toBe('message.visibilityUpdated')
    const switches = saved.part('region', 'Sichtbarkeit').getAllByRole<HTMLInputElement>('switch')
    expect(switches.map(({ checked }) => checked)).toEqual([true, false, false])
    expect((await openScreen('/schools/a')).main.text).not.toContain('0221 123456')
  })

  test('fees of a school that is not public are saved and shown, and a public one has none', async () => {
    await db().updateTable('schools').set({ ownership: 'private' }).execute()
    const saved = await (await school()).part('region', 'Schulgeld').send('Änderungen speichern', {
      'Von (im Jahr)': '1.200',
      'Bis (im Jahr)': '3400',
      Mittagessen: true,
    })
    expect(saved.message).toBe('message.basicsUpdated')
    expect((await openScreen('/schools/a')).main.part('region', 'Schulgeld').text).toMatch(
      /1\.200.*3\.400.*Mittagessen/,
    )
    const form = saved.part('region', 'Schulgeld')
    const wrong = await form.send('Änderungen speichern', { 'Bis (im Jahr)': '5' })
    expect([wrong.status, faultOf(wrong, 'Bis (im Jahr)').reason]).toEqual([
      400,
      'Der höhere Betrag gehört ins zweite Feld.',
    ])
    await db().updateTable('schools').set({ ownership: 'public' }).execute()
    expect((await form.send('Änderungen speichern', { 'Bis (im Jahr)': '3400' })).status).toBe(409)
    expect((await school()).main.text).not.toContain('Schulgeld')
  })

  test('what a colleague saved meanwhile is not overwritten unseen', async () => {
    const form = await school()
    await (await school()).part('region', 'Sichtbarkeit').send('Änderungen speichern', { 'In der Suche zeigen': false })
    const refused = await form
      .part('region', 'Sichtbarkeit')
      .send('Änderungen speichern', { 'Kontaktdaten zeigen': false })
    expect(refused.status).toBe(409)
    expect(refused.part('region', 'Sichtbarkeit').getByRole('alert').textContent).toContain('inzwischen geändert')
    const rows = db().selectFrom('school_profiles').select(['show_in_search', 'show_contact'])
    expect(await rows.execute()).toEqual([{ show_in_search: false, show_contact: true }])
  })
})

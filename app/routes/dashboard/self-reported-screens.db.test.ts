import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { closeDirectory, directory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { makeSchool } from '../testing/dashboard-school.ts'
import { faultOf } from '../testing/fault-of.ts'
import { makePerson, type Person } from '../testing/person.ts'
import { openScreen, type Screen } from '../testing/render-screen.tsx'

const SIGNS = 'Wir rechnen 3 < 4 & „5 > 2“.'
const KÖLN = { lat: 50.94, lng: 6.96 }

let person: Person
beforeEach(async () => {
  person = await makeSchool(
    {
      id: 'a',
      name: 'Schule am Park',
      phone: '0221 123456',
      website: 'https://register.example',
      ...KÖLN,
      position_precision: 'exact',
    },
    { person: await makePerson({ name: 'Olga' }) },
  )
})
afterAll(closeDirectory)
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const open = (path: string, cookie = person.cookie) => openScreen(`/dashboard/${path}`, { cookie })
const alertOf = (screen: Screen) => screen.main.getByRole('alert').textContent
const colleague = async () => {
  const other = await makePerson({ name: 'Emil' })
  await db().insertInto('school_members').values({ school_id: 'a', user_id: other.id, role: 'editor' }).execute()
  return other
}

describe('the educational profile', () => {
  const page = (query = '', cookie?: string) => open(`educational-profile${query}`, cookie)
  const tabs = (screen: Screen) => screen.part('navigation', 'Abschnitte des Profils')
  const languages = (screen: Screen) => screen.part('navigation', 'Sprache des Textes')
  const save = (screen: Screen, text: string, language = 'Deutsch') =>
    screen.send('Einstellungen speichern', { [`Text auf ${language}`]: text })

  test('begins with its first section in the language of the country', async () => {
    const screen = await page()
    expect(tabs(screen).getAllByRole('link')).toHaveLength(10)
    expect(languages(screen).getByRole('link', { current: true }).textContent).toBe('Deutsch')
    expect(faultOf(screen, 'Text auf Deutsch').value).toBe('')
    expect(screen.main.text).not.toContain('(hat einen Text)')
    await db().updateTable('schools').set({ country: 'FR' }).execute()
    expect(languages(await page()).getByRole('link', { current: true }).textContent).toBe('Français')
  })

  test('every section and every language is a link away', async () => {
    const screen = await page()
    for (const link of tabs(screen).getAllByRole('link')) {
      const section = await tabs(screen).follow(link)
      expect(section.getByRole('heading', { level: 2 }).textContent).toBe(link.textContent)
      expect(tabs(section).getByRole('link', { current: true }).textContent).toBe(link.textContent)
    }
    const french = await languages(screen).follow('Français')
    expect(faultOf(french, 'Text auf Französisch').value).toBe('')
  })

  test('a text is saved in its section and language, marked there, and read on the profile', async () => {
    const section = await tabs(await page()).follow(/Auszeichnungen|Preise/)
    const title = section.getByRole('heading', { level: 2 }).textContent!
    const saved = await save(section, `${SIGNS}\n- eins\n- zwei`)
    expect([saved.message, saved.main.text]).toEqual(['message.textSaved', expect.stringContaining('Gespeichert am')])
    expect(saved.getByRole('heading', { level: 2 }).textContent).toBe(title)
    expect(tabs(saved).getByRole('link', { current: true }).textContent).toBe(`${title}(hat einen Text)`)
    expect(languages(saved).getByRole('link', { current: true }).textContent).toBe('Deutsch(hat einen Text)')
    expect(
      tabs(saved)
        .getAllByRole('link')
        .filter((link) => link.textContent?.includes('(hat')),
    ).toHaveLength(1)
    const profile = await openScreen('/schools/a')
    expect(profile.main.text).toContain(SIGNS)
  })

  test('a text that is emptied is gone', async () => {
    const gone = await save(await save(await page(), 'Ein Text.'), '')
    expect(faultOf(gone, 'Text auf Deutsch').value).toBe('')
    expect(gone.main.text).not.toContain('(hat einen Text)')
  })

  test.each(['Ein <b>Text</b>.', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>'])(
    'HTML such as %s is refused beside its field, and never runs',
    async (text) => {
      const refused = await save(await page(), text)
      expect([refused.status, faultOf(refused, 'Text auf Deutsch')]).toEqual([
        400,
        { value: text, reason: 'HTML ist hier nicht möglich. Bitte schreiben Sie einfachen Text.' },
      ])
      expect(refused.html).not.toContain(text)
    },
  )

  test('a text that is too long is refused, and is still there whole', async () => {
    const text = 'x'.repeat(20_001)
    const refused = await save(await page(), text)
    expect(refused.status).toBe(400)
    expect(faultOf(refused, 'Text auf Deutsch')).toEqual({ value: text, reason: expect.stringContaining('zu lang') })
  })

  test('what a colleague saved meanwhile shows beside what was typed, and is replaced only by saving again', async () => {
    const form = await page()
    await save(await page('', (await colleague()).cookie), 'Von Emil.')
    const refused = await save(form, 'Von Olga.')
    expect([refused.status, alertOf(refused)]).toEqual([
      409,
      'Jemand anderes hat das inzwischen geändert. Ihr Text ist noch da.',
    ])
    expect(faultOf(refused, 'Text auf Deutsch').value).toBe('Von Olga.')
    expect(refused.main.text).toContain('Von Emil.')
    const again = await save(refused, 'Von Olga.')
    expect([again.message, faultOf(again, 'Text auf Deutsch').value]).toEqual(['message.textSaved', 'Von Olga.'])
  })

  test.each(['tab=none', 'language=xx', 'tab=%00&language=%00', 'tab=__proto__'])(
    'an address that ends with ?%s shows the first section',
    async (query) => {
      const [odd, plain] = [await page(`?${query}`), await page()]
      expect([odd.status, odd.main.text]).toEqual([200, plain.main.text])
    },
  )
})

describe('earlier versions', () => {
  const page = (query = '') => open(`versions${query}`)
  const write = async (text: string) =>
    (await open('educational-profile')).send('Einstellungen speichern', { 'Text auf Deutsch': text })

  test('are none before anything is saved', async () => {
    expect((await page()).main.text).toContain(
      'Noch keine. Die erste entsteht, wenn Sie etwas über Ihre Schule speichern.',
    )
  })

  test('tell who changed what, the newest first', async () => {
    await write('Erste Fassung.')
    await write('Zweite Fassung.')
    const screen = await page()
    const links = screen.main.getAllByRole('link', { name: /^Fassung/ })
    expect(links.map((link) => link.textContent)).toEqual(['Fassung 2', 'Fassung 1'])
    const items = links.map((link) => link.closest('li')?.textContent)
    expect(items[0]).toContain('jetzt öffentlich')
    expect(items[1]).not.toContain('jetzt öffentlich')
    for (const text of items) expect(text).toContain('Olga')
  })

  test('show what they changed, added and removed, sign by sign', async () => {
    await write('Wir haben einen Garten.')
    await write('Wir haben einen Teich > 2 m & < 3 m.')
    const version = await (await page()).follow('Fassung 2')
    expect(version.address).toBe('/dashboard/versions?number=2')
    expect(version.part('region', 'Fassung 2').text).toMatch(/Teich.*> 2 m & < 3 m/)
    const changes = version.element.querySelectorAll('main ins, main del')
    expect([...changes].map((one) => one.tagName).sort()).toEqual(['DEL', 'INS'])
    expect(version.queryByRole('button', { name: 'Diese Fassung wiederherstellen' })).toBeNull()
  })

  test('one is brought back, and the one that it replaces stays in the list', async () => {
    await write('Erste Fassung.')
    await write('Zweite Fassung.')
    const old = await (await page()).follow('Fassung 1')
    expect(old.main.text).toContain('Das ändert sich:')
    const back = await old.send('Diese Fassung wiederherstellen')
    expect([back.address, back.message]).toEqual(['/dashboard/versions', 'message.versionRestored'])
    expect(back.main.getAllByRole('link', { name: /^Fassung/ }).map((link) => link.textContent)).toEqual([
      'Fassung 3',
      'Fassung 2',
      'Fassung 1',
    ])
    expect(faultOf(await open('educational-profile'), 'Text auf Deutsch').value).toBe('Erste Fassung.')
  })

  test('one is not brought back over what a colleague saved meanwhile', async () => {
    await write('Erste Fassung.')
    await write('Zweite Fassung.')
    const old = await (await page()).follow('Fassung 1')
    await write('Dritte Fassung.')
    const refused = await old.send('Diese Fassung wiederherstellen')
    expect(refused.status).toBe(409)
    expect(faultOf(await open('educational-profile'), 'Text auf Deutsch').value).toBe('Dritte Fassung.')
  })

  test.each(['99', '0', '-1', '1.5', 'x', '1e99', 'Infinity'])(
    'there is no version %s: the list shows alone',
    async (number) => {
      await write('Erste Fassung.')
      const screen = await page(`?number=${number}`)
      expect([screen.status, screen.main.queryByRole('heading', { level: 2 })]).toEqual([200, null])
    },
  )
})

describe('the position', () => {
  const page = (query = '') => open(`position${query}`)
  const fields = (screen: Screen) =>
    ['Geografische Breite', 'Geografische Länge'].map((label) => faultOf(screen, label).value)
  const move = (screen: Screen, lat: string, lng: string) =>
    screen.send('Standort speichern', { 'Geografische Breite': lat, 'Geografische Länge': lng })

  const saying = (screen: Screen) =>
    screen.main
      .getAllByRole('status')
      .map((one) => one.textContent)
      .join('')

  test('begins with that of the register', async () => {
    const screen = await page()
    expect(fields(screen)).toEqual(['50,94', '6,96'])
    expect(screen.queryByRole('button', { name: 'Standort des Registers übernehmen' })).toBeNull()
  })

  test('is moved by its degrees, with comma or point, and taken back', async () => {
    const moved = await move(await page(), '50,9412', ' 6.9581 ')
    expect([moved.address, moved.message]).toEqual(['/dashboard/position', 'message.positionSaved'])
    expect(fields(moved)).toEqual(['50,9412', '6,9581'])
    expect(moved.main.text).toContain('Der Standort stammt von Ihnen.')
    const back = await moved.send('Standort des Registers übernehmen')
    expect([back.message, fields(back)]).toEqual(['message.positionSaved', ['50,94', '6,96']])
  })

  test.each([
    ['words', 'oben', '6.96'],
    ['nothing', '', '6.96'],
    ['more than there is', '95', '6.96'],
    ['no number', 'NaN', '6.96'],
    ['infinity', 'Infinity', '6.96'],
  ])('%s is refused beside its field, and stays typed', async (_, lat, lng) => {
    const refused = await move(await page(), lat, lng)
    expect([refused.status, faultOf(refused, 'Geografische Breite')]).toEqual([
      400,
      { value: lat, reason: 'Bitte geben Sie Grad als Zahl ein, zum Beispiel 50,9412.' },
    ])
    expect(fields(await page())).toEqual(['50,94', '6,96'])
  })

  test.each([
    ['in another country', '48.85', '2.35', /nicht im Land der Schule|mehr als 20 km/],
    ['far away', '52.52', '13.40', /mehr als 20 km/],
  ])('%s is refused with words', async (_, lat, lng, text) => {
    const refused = await move(await page(), lat, lng)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(alertOf(refused)).toMatch(text)
    expect(fields(refused)).toEqual([lat, lng])
  })

  test('what a colleague moved meanwhile is not moved again unseen', async () => {
    const form = await page()
    await move(await page(), '50.95', '6.95')
    const refused = await move(form, '50.93', '6.97')
    expect(refused.status).toBe(409)
    expect(fields(await page())).toEqual(['50,95', '6,95'])
  })

  test('a town is looked up, fills the fields and saves nothing', async () => {
    await makeSchool({ id: 'b', city: 'Brühl', lat: 50.83, lng: 6.9, position_precision: 'exact' })
    await closeDirectory()
    await directory()
    const found = await (await page()).send('Suchen', { 'Ort oder Postleitzahl suchen': 'Brühl' })
    expect(found.address).toBe('/dashboard/position?q=Br%C3%BChl')
    expect(saying(found)).toContain('gespeichert ist noch nichts')
    expect(fields(found)).not.toEqual(['50,94', '6,96'])
    expect(fields(await page())).toEqual(['50,94', '6,96'])
    const none = await (await page()).send('Suchen', { 'Ort oder Postleitzahl suchen': '<b>Xyzzy</b>' })
    expect(saying(none)).toBe('Diesen Ort kennen wir nicht.')
    expect(none.html).not.toContain('<b>Xyzzy')
  })
})

describe('contact data', () => {
  const form = () => open('contact?edit=1')
  const save = (screen: Screen, values: Record<string, string>) => screen.send('Änderungen speichern', values)

  test('are shown with a way to change them, and a way out of the form', async () => {
    const screen = await open('contact')
    expect(screen.main.text).toContain('0221 123456')
    const edit = await screen.follow('Bearbeiten')
    expect(edit.address).toBe('/dashboard/contact?edit=1')
    expect((await edit.follow('Abbrechen')).address).toBe('/dashboard/contact')
  })

  test('stand beside what families see of them', async () => {
    const view = (screen: Screen) => screen.getByRole('complementary', { name: 'So sehen es Familien' }).textContent
    expect(view(await open('contact'))).toContain('0221 123456')
    expect(view(await open('settings'))).toContain('0221 123456')
  })

  test('telephone and website are the school’s own word, before that of the register', async () => {
    const saved = await save(await form(), { Telefon: '0221 987654', Website: 'https://park.example' })
    expect([saved.address, saved.message]).toEqual(['/dashboard/contact', 'message.contactInfoUpdateSuccess'])
    // Without script the page itself says so.
    const told = await open('contact', `${person.cookie}; message=contactInfoUpdateSuccess`)
    expect(/<noscript>(.*?)<\/noscript>/.exec(told.html)?.[1]).toContain('Kontaktdaten')
    expect((await open('contact', `${person.cookie}; message=nonsense`)).html).not.toContain('<noscript>')
    expect(saved.main.text).toMatch(/0221.?987654/)
    const again = await form()
    expect(again.main.text).toContain('Im Register steht: https://register.example.')
  })

  test('a change of the address is asked for, not made', async () => {
    const asked = await save(await form(), { 'Straße und Hausnummer': 'Neuer Weg 5', Postleitzahl: '50668' })
    expect([asked.address, asked.message]).toEqual(['/dashboard/contact', 'message.contactInfoRequested'])
    expect(asked.main.text).toContain('Beantragt: Neuer Weg 5')
    expect((await openScreen('/schools/a')).main.text).toContain('Schulstraße 1')
    expect(faultOf(await form(), 'Straße und Hausnummer').value).toBe('Neuer Weg 5')
  })

  test.each([
    ['Telefon', 'anrufen!', /gültige Telefonnummer/],
    ['Website', 'javascript:alert(1)', /https:\/\/ oder http:\/\//],
    ['Website', 'https://ada:geheim@park.example', /keine Zugangsdaten/],
    ['Postleitzahl', '1234', /passt nicht zum Land/],
    ['Ort', 'x'.repeat(121), /zu lang/],
  ])('%s „%s“ is refused beside its field, in the form that stays open', async (label, typed, reason) => {
    const refused = await save(await form(), { [label]: typed })
    expect([refused.status, refused.address]).toEqual([400, '/dashboard/contact?edit=1'])
    expect(faultOf(refused, label)).toEqual({ value: typed, reason: expect.stringMatching(reason) })
  })

  test('what a colleague saved meanwhile is told beside its field', async () => {
    const old = await form()
    await save(await form(), { Telefon: '0221 111111' })
    const refused = await save(old, { Telefon: '0221 222222' })
    expect(refused.status).toBe(409)
    expect(faultOf(refused, 'Telefon').value).toBe('0221 222222')
    expect(refused.main.text).toMatch(/Inzwischen gespeichert: .*111111/)
  })
})

describe('settings', () => {
  const page = () => open('settings')

  test('are saved as they were switched', async () => {
    const saved = await (await page()).send('Änderungen speichern', { 'In der Suche zeigen': false })
    expect([saved.address, saved.message]).toEqual(['/dashboard/settings', 'message.visibilityUpdated'])
    const switches = saved.main.getAllByRole<HTMLInputElement>('switch')
    expect(switches.map(({ checked }) => checked)).toEqual([false, true, true])
    expect((await saved.follow('Personen')).address).toBe('/account/schools/a/people')
  })

  test('each switch says what it does', async () => {
    for (const control of (await page()).main.getAllByRole('switch')) {
      const text = control.ownerDocument.getElementById(control.getAttribute('aria-describedby')!)
      expect(text?.textContent).toMatch(/^Ist das aus, /)
    }
  })

  test('what a colleague saved meanwhile is not overwritten, and what was switched stays switched', async () => {
    const form = await page()
    await (await page()).send('Änderungen speichern', { 'Bewertungen zeigen': false })
    const refused = await form.send('Änderungen speichern', { 'Kontaktdaten zeigen': false })
    expect([refused.status, alertOf(refused)]).toEqual([409, expect.stringContaining('inzwischen geändert')])
    const switches = refused.main.getAllByRole<HTMLInputElement>('switch')
    expect(switches.map(({ checked }) => checked)).toEqual([true, false, true])
  })

  test('of a school without premium are changed in the account, not here', async () => {
    const form = await page()
    await db().deleteFrom('premium_grants').execute()
    const refused = await form.send('Änderungen speichern', { 'In der Suche zeigen': false })
    expect([refused.address, refused.message]).toEqual(['/premium', 'message.premiumRequired'])
    expect(await db().selectFrom('school_profiles').select('show_in_search').execute()).not.toContainEqual({
      show_in_search: false,
    })
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { makeOrder } from '#app/features/billing/testing/orders.ts'
import { deliver } from '#app/features/billing/testing/shop.ts'
import { db } from '#db/client.ts'
import { makeSchool } from '../../testing/dashboard-school.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'

const MARKUP = '<svg onload=alert(1)>'
const AGREED =
  'Ich habe gelesen, was hier und in den Nutzungsbedingungen zu Leistung, Preis, Laufzeit und Widerruf steht, und bin damit einverstanden.'
const FILLED = {
  'Unternehmen oder privater Träger': true,
  'Vor- und Nachname': 'Ada Lovelace',
  'Schule oder Träger': 'Parkschule gGmbH',
  'Straße und Hausnummer': 'Weg 1',
  Postleitzahl: '50667',
  Ort: 'Köln',
  Land: 'Deutschland',
  'E-Mail-Adresse für Rechnung und Bestätigung': 'kasse@park.example',
  [AGREED]: true,
}

// Orders and their invoices cannot be deleted, nor can their schools: each test has its own school.
let count = 0
let school = ''
let person: Person
beforeEach(async () => {
  school = `own-${++count}`
  person = await makeSchool({ id: school, name: 'Schule am Park' }, { premium: false })
})
afterEach(async () => {
  await db().deleteFrom('premium_grants').execute()
  await removeAccounts()
  await db().deleteFrom('attempt_counts').execute()
})

const open = (path: string, cookie = person.cookie) => openScreen(path, { cookie })
const ordersOf = () => db().selectFrom('orders').select('id').where('school_id', '=', school).execute()
const h1 = (screen: Screen) => screen.getByRole('heading', { level: 1 }).textContent
/** Orders with the form filled in. */
const order = async (given: Parameters<Screen['send']>[1] = {}) =>
  (await open(`/order/${school}`)).send('zahlungspflichtig bestellen', { ...FILLED, ...given })
const state = (screen: Screen) => screen.part('region', 'Status').part('status').text

describe('which school', () => {
  test('those without premium are there to choose, each leading to its order', async () => {
    await makeSchool({ id: 'b', name: MARKUP, city: 'Bonn' }, { person, premium: false })
    await makeSchool({ id: 'c', name: 'Hat schon' }, { person })
    const screen = await open('/order')
    expect(screen.main.text).toContain(MARKUP)
    expect(screen.html).not.toContain('<svg onload')
    expect(screen.main.text).not.toContain('Hat schon')
    const chosen = await screen.follow(/^Schule am Park/)
    expect([chosen.address, h1(chosen)]).toEqual([`/order/${school}`, 'Premium bestellen'])
  })

  test('a person without a school is led to the search for it', async () => {
    const screen = await open('/order', (await makePerson()).cookie)
    expect(screen.main.text).toContain('Bestätigen Sie zuerst, dass Sie für Ihre Schule sprechen.')
    expect((await screen.follow('Schule suchen und Profil verwalten')).address).toBe('/claim')
  })
})

describe('the order', () => {
  test('says what is bought, what it costs and how one gets out of it before the button', async () => {
    const screen = await open(`/order/${school}`)
    const summary = screen.part('region', 'Ihre Bestellung')
    const unfolded = [...summary.element.querySelectorAll('dt')].map(({ textContent }) => textContent)
    expect(unfolded).toEqual(['Leistung', 'Gesamtpreis', 'Laufzeit', 'Geld zurück und Widerruf'])
    expect(summary.element.querySelector('dl')!.closest('details')).toBeNull()
    expect(summary.text).toMatch(/29\s€/)
    expect(summary.text).toMatch(/darin 4,63\s€ Umsatzsteuer \(19 %\)/)
    expect(summary.text).toContain('kein Abo')
    const button = screen.getByRole('button', { name: 'zahlungspflichtig bestellen' })
    expect(summary.element.compareDocumentPosition(button) & 4).toBe(4)
  })

  test('begins with what is known of the school', async () => {
    const screen = await open(`/order/${school}`)
    expect(faultOf(screen, 'Schule oder Träger').value).toBe('Schule am Park')
    expect(faultOf(screen, 'Ort').value).toBe('Köln')
    expect(faultOf(screen, 'E-Mail-Adresse für Rechnung und Bestätigung').value).toBe(person.email)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Öffentliche Stelle/ }).checked).toBe(true)
  })

  test.each([
    ['no name', { 'Vor- und Nachname': '' }, 'Vor- und Nachname', 'Bitte füllen Sie dieses Feld aus.'],
    ['no organisation', { 'Schule oder Träger': '' }, 'Schule oder Träger', 'Bitte füllen Sie dieses Feld aus.'],
    ['no street', { 'Straße und Hausnummer': ' ' }, 'Straße und Hausnummer', 'Bitte füllen Sie dieses Feld aus.'],
    ['no postal code', { Postleitzahl: '' }, 'Postleitzahl', 'Bitte füllen Sie dieses Feld aus.'],
    ['no town', { Ort: '' }, 'Ort', 'Bitte füllen Sie dieses Feld aus.'],
    [
      'no address',
      { 'E-Mail-Adresse für Rechnung und Bestätigung': 'kasse' },
      'E-Mail-Adresse für Rechnung und Bestätigung',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    ],
    [
      'a VAT id that there cannot be',
      { 'Umsatzsteuer-Identifikationsnummer': 'DE000000000' },
      'Umsatzsteuer-Identifikationsnummer',
      /gibt es in dem Land nicht/,
    ],
    ['a town that is too long', { Ort: 'x'.repeat(121) }, 'Ort', 'Dieser Text ist zu lang.'],
  ])('with %s is refused beside the field; nothing is ordered, and all else stays', async (_, typed, label, reason) => {
    const refused = await order(typed)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(faultOf(refused, label).reason).toEqual(expect.stringMatching(reason))
    for (const [other, value] of Object.entries({ ...FILLED, ...typed }))
      if (typeof value === 'string' && other !== 'Land')
        expect([other, faultOf(refused, other).value]).toEqual([other, value])
    expect(refused.getByRole<HTMLInputElement>('radio', { name: 'Unternehmen oder privater Träger' }).checked).toBe(
      true,
    )
    expect(await ordersOf()).toEqual([])
  })

  test('without agreement is refused at its tick', async () => {
    const refused = await order({ [AGREED]: false })
    const tick = refused.getByRole('checkbox', { name: AGREED })
    const reason = refused.element.querySelector(`[id="${tick.getAttribute('aria-describedby')}"]`)
    expect([refused.status, reason?.textContent]).toEqual([400, 'Bitte bestätigen Sie das, bevor Sie bestellen.'])
  })

  test('for a private person needs no organisation', async () => {
    const page = await order({
      Privatperson: true,
      'Unternehmen oder privater Träger': false,
      'Schule oder Träger': '',
    })
    expect(page.address).toMatch(/^\/test-payment\//)
  })

  test('for a school that has premium is not offered, nor taken from an open form', async () => {
    const form = await open(`/order/${school}`)
    await db().insertInto('premium_grants').values({ school_id: school, reason: 'test' }).execute()
    const screen = await open(`/order/${school}`)
    expect([h1(screen), screen.queryByRole('button', { name: 'zahlungspflichtig bestellen' })]).toEqual([
      'Diese Schule hat Premium schon',
      null,
    ])
    expect((await screen.follow('Zum Schulbereich')).address).toBe('/dashboard')
    const late = await form.send('zahlungspflichtig bestellen', FILLED)
    expect(late.status).toBe(409)
    expect(await ordersOf()).toEqual([])
  })

  test('of a school of others is not there', async () => {
    expect((await open(`/order/${school}`, (await makePerson()).cookie)).status).toBe(404)
    expect((await open('/order/none')).status).toBe(404)
  })

  test('in French is French up to the button', async () => {
    const screen = await open(`/fr/order/${school}`)
    expect(screen.getByRole('button', { name: 'Commande avec obligation de paiement' })).toBeTruthy()
    expect(screen.main.text).not.toMatch(/Bestell|Umsatzsteuer/)
  })
})

describe('paying', () => {
  test('leads from the order to premium', async () => {
    const page = await order()
    expect([page.address, h1(page)]).toEqual([expect.stringMatching(/^\/test-payment\//), 'Testzahlung'])
    expect(page.main.text).toContain('Premium für Schule am Park')
    const back = await page.send(/29.€ bezahlen/)
    expect(back.address).toMatch(/^\/orders\/.*\?from=payment$/)
    expect(state(back)).toContain('wartet auf Bestätigung')
    await deliver()
    const paid = await back.follow('Status neu laden')
    expect(state(paid)).toContain('Vielen Dank. Schule am Park hat Premium')
    expect((await paid.follow('Zum Schulbereich')).address).toBe('/dashboard')
  })

  test('a payment that fails says that nothing was taken, and leads to another order', async () => {
    const failed = await (await order()).send('Fehlgeschlagene Zahlung melden')
    await deliver()
    const screen = await open(failed.address.replace('?from=payment', ''))
    expect(state(screen)).toContain('Es wurde nichts abgebucht.')
    expect((await screen.follow('Noch einmal bestellen')).address).toBe(`/order/${school}`)
  })

  test('the page of payment can be reached again from the order', async () => {
    const page = await order()
    const [number] = await ordersOf()
    const waiting = await open(`/orders/${number!.id}`)
    expect(state(waiting)).toContain('Diese Bestellung ist noch nicht bezahlt.')
    const link = waiting.getByRole('link', { name: 'Weiter zur Zahlung' }).getAttribute('href')!
    expect(new URL(link, 'http://localhost:3000').pathname).toBe(page.address)
  })

  test('coming back from the page of payment proves nothing', async () => {
    await order()
    const [{ id } = { id: '' }] = await ordersOf()
    expect(state(await open(`/orders/${id}?from=payment`))).toContain('wartet auf Bestätigung')
    expect((await open('/dashboard')).address).toBe('/premium')
  })

  test('a payment is made once', async () => {
    const page = await order()
    await page.send(/bezahlen/)
    const again = await page.send(/bezahlen/)
    expect(again.status).toBe(409)
    expect(again.main.queryByRole('button', { name: /bezahlen/ })).toBeNull()
  })

  test('there is no page of payment for an id that nobody has', async () => {
    for (const id of ['none', "1'", '01990000-0000-7000-8000-000000000001'])
      expect((await open(`/test-payment/${id}`)).status).toBe(404)
  })

  test('money back ends premium with one click, within its days', async () => {
    const paid = await (await order()).send(/bezahlen/)
    await deliver()
    const screen = await open(paid.address.replace('?from=payment', ''))
    expect(screen.part('region', 'Geld zurück').text).toMatch(/^Geld zurück Bis \d/)
    const back = await screen.send('Geld zurück und Premium beenden')
    expect([back.message, state(back)]).toEqual(['message.refundStarted', expect.stringContaining('ist veranlasst')])
    expect(back.queryByRole('button', { name: 'Geld zurück und Premium beenden' })).toBeNull()
    expect((await open('/dashboard')).address).toBe('/premium')
  })
})

describe('an order', () => {
  const own = (given: Parameters<typeof makeOrder>[0] = {}) =>
    makeOrder({ buyer_id: person.id, school_id: school, ...given })

  test.each([
    ['pending', 'nicht bezahlt', 'Diese Bestellung ist noch nicht bezahlt.', 'Noch einmal bestellen'],
    ['invoiced', 'Rechnung offen', 'Sie zahlen per Überweisung.', undefined],
    ['failed', 'nicht zustande gekommen', 'Es wurde nichts abgebucht.', 'Noch einmal bestellen'],
    ['disputed', 'von der Bank beanstandet', 'Premium bleibt, bis wir entschieden haben.', undefined],
    ['revoked', 'beendet', 'Die Zahlung wurde zurückgebucht oder ist nie eingegangen.', undefined],
  ])('that is %s says so in a word and a sentence, with the next step', async (given, word, sentence, next) => {
    const { id } = await own({ state: given })
    const screen = await open(`/orders/${id}`)
    expect(state(screen)).toContain(word)
    expect(state(screen)).toContain(sentence)
    const links = screen
      .part('region', 'Status')
      .queryAllByRole('link')
      .map((link) => link.textContent)
    expect(links.filter((text) => !/echnung/.test(text ?? ''))).toEqual(next ? [next] : [])
  })

  test('that is paid has days and amounts in the language of the page', async () => {
    const { id } = await own({ paid_at: new Date('2026-11-02T12:00:00Z') })
    const screen = await open(`/orders/${id}`)
    expect(screen.part('region', 'Status').text).toMatch(/Bezahlt am 02\.11\.2026/)
    expect(screen.part('region', 'Status').text).toMatch(/Darin Umsatzsteuer 4,63\s€/)
    expect((await open(`/en/orders/${id}`)).main.text).toMatch(/02\/11\/2026.*€4\.63/)
  })

  test('whose days for money back are over offers none', async () => {
    const { id } = await own({ refundable_until: new Date(Date.now() - 1000) })
    expect((await open(`/orders/${id}`)).queryByRole('region', { name: 'Geld zurück' })).toBeNull()
  })

  test('of another person is not there, nor any paper of it', async () => {
    const { id } = await own()
    const { cookie } = await makePerson()
    for (const path of [`/orders/${id}`, `/orders/${id}/invoice.pdf`, `/orders/${id}/credit-note.pdf`])
      expect([path, (await open(path, cookie)).status]).toEqual([path, 404])
  })

  test('leads to the withdrawal with its number', async () => {
    const { id, number } = await own()
    const link = (await open(`/orders/${id}`)).main.getByRole('link', { name: 'Vertrag widerrufen' })
    expect(link.getAttribute('href')).toBe(`/withdrawal?contract=${number}`)
  })
})

describe('the orders of an account', () => {
  const orders = (query = '', cookie = person.cookie) => open(`/account/orders${query}`, cookie)

  test('are none at first', async () => {
    const screen = await orders()
    expect(screen.main.text).toContain('Noch keine Bestellung')
    expect(screen.main.getByRole('link', { name: 'Premium' }).getAttribute('href')).toBe('/premium')
    expect(screen.main.queryByRole('link', { name: 'Vertrag widerrufen' })).toBeNull()
  })

  test('are listed with school, state, number and amount, and link to their pages', async () => {
    const { id, number } = await makeOrder({ buyer_id: person.id, school_id: school, school_name: MARKUP })
    const screen = await orders()
    const card = screen.part('article', `Premium für ${MARKUP}`)
    expect(screen.html).not.toContain('<svg onload')
    expect(card.text).toMatch(new RegExp(`bezahlt.*Bestellung ${number} vom .*29,00\\s€`))
    expect((await card.follow('Zur Bestellung')).address).toBe(`/orders/${id}`)
  })

  test('have pages', async () => {
    const made = []
    for (let at = 0; at < 25; at++)
      made.push((await makeOrder({ buyer_id: person.id, school_id: school, state: 'failed' })).number)
    const first = await orders()
    const numbers = (screen: Screen) =>
      [...screen.main.text.matchAll(/Bestellung (\d+) vom/g)].map(([, number]) => number)
    const pages = [first, ...(await Promise.all([2, 3].map((page) => orders(`?page=${page}`))))]
    const all = pages.flatMap(numbers)
    expect(new Set(all).size).toBe(all.length)
    expect(all.length).toBe(made.length)
    expect(first.part('navigation', 'Seiten der Bestellungen').getByRole('link', { current: 'page' }).textContent).toBe(
      '1',
    )
  })

  test.each(['0', '-1', 'x', '1e9', '99999999999'])('page %s is the first one', async (page) => {
    await makeOrder({ buyer_id: person.id, school_id: school })
    expect((await orders(`?page=${page}`)).main.getAllByRole('article')).toHaveLength(1)
  })

  test('of others are not among them', async () => {
    await makeOrder({ buyer_id: person.id, school_id: school })
    expect((await orders('', (await makePerson()).cookie)).main.text).toContain('Noch keine Bestellung')
  })
})

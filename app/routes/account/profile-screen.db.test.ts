import { afterEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { faultOf } from '../testing/fault-of.ts'
import { makePerson } from '../testing/person.ts'
import { openScreen, type Screen } from '../testing/render-screen.tsx'

const MARKUP = '<img src=x onerror=alert(1)>'

afterEach(removeAccounts)

const nameForm = (screen: Screen) => screen.part('region', 'Name und Bild')
const contactForm = (screen: Screen) => screen.part('region', 'Kontaktdaten')
const typedIn = (screen: Screen, label: string) => screen.getByLabelText<HTMLInputElement>(label).value

describe('the name', () => {
  test('is at the top of every page once it is saved, and in its field', async () => {
    const { cookie } = await makePerson({ name: 'Ada' })
    const screen = await openScreen('/account', { cookie })
    expect([screen.title, screen.part('banner').text]).toEqual(['Mein Konto', expect.stringContaining('Ada')])
    const saved = await nameForm(screen).send('Speichern', { 'Vor- und Nachname': 'Grace Hopper' })
    expect([saved.address, saved.message]).toEqual(['/account', 'message.profileUpdated'])
    expect(saved.part('banner').text).toContain('Grace Hopper')
    expect(typedIn(saved, 'Vor- und Nachname')).toBe('Grace Hopper')
  })

  test('is the address at the top as long as there is none', async () => {
    const { cookie, email } = await makePerson()
    expect((await openScreen('/account', { cookie })).part('banner').text).toContain(email)
  })

  test('is never markup', async () => {
    const { cookie } = await makePerson({ name: MARKUP })
    const screen = await openScreen('/account', { cookie })
    expect(screen.part('banner').text).toContain(MARKUP)
    expect(typedIn(screen, 'Vor- und Nachname')).toBe(MARKUP)
    expect(screen.html).not.toContain('<img src=x')
  })

  test.each([
    ['too long', 'x'.repeat(121), 'Dieser Text ist zu lang.'],
    ['without a letter', '☃☃☃', 'Bitte gib einen Namen mit lesbaren Buchstaben an.'],
  ])('%s stays in its field, with the reason beside it', async (_, name, reason) => {
    const { cookie } = await makePerson({ name: 'Ada' })
    const refused = await nameForm(await openScreen('/account', { cookie })).send('Speichern', {
      'Vor- und Nachname': name,
    })
    expect(refused.status).toBe(400)
    expect(faultOf(refused, 'Vor- und Nachname')).toEqual({ value: name, reason })
    expect(refused.part('banner').text).toContain('Ada')
  })

  test('may be taken away again', async () => {
    const { cookie, email } = await makePerson({ name: 'Ada' })
    const saved = await nameForm(await openScreen('/account', { cookie })).send('Speichern', {
      'Vor- und Nachname': '',
    })
    expect(saved.message).toBe('message.profileUpdated')
    expect(saved.part('banner').text).toContain(email)
  })
})

describe('contact data', () => {
  const ADDRESS = {
    Telefon: '0221 123456',
    'Straße und Hausnummer': 'Weg 1',
    Postleitzahl: '50667',
    Ort: 'Köln',
    Land: 'Deutschland',
  }

  test('are kept field by field, and cleared field by field', async () => {
    const { cookie } = await makePerson()
    const filled = await contactForm(await openScreen('/account', { cookie })).send('Speichern', ADDRESS)
    expect(filled.message).toBe('message.contactUpdated')
    for (const [label, value] of Object.entries(ADDRESS))
      expect([label, typedIn(filled, label)]).toEqual([label, value])
    const cleared = await contactForm(filled).send('Speichern', { Ort: '' })
    expect([typedIn(cleared, 'Ort'), typedIn(cleared, 'Postleitzahl')]).toEqual(['', '50667'])
  })

  test.each(['javascript:alert(1)', 'ftp://ada.example', 'https://'])(
    '%s is no web address: it is refused beside its field, and the rest stays typed',
    async (website) => {
      const { cookie } = await makePerson()
      const refused = await contactForm(await openScreen('/account', { cookie })).send('Speichern', {
        ...ADDRESS,
        Website: website,
      })
      expect(refused.status).toBe(400)
      expect(faultOf(refused, 'Website')).toEqual({
        value: website,
        reason: 'Bitte gib eine Adresse ein, die mit https:// oder http:// beginnt.',
      })
      expect(faultOf(refused, 'Ort')).toEqual({ value: 'Köln', reason: undefined })
    },
  )

  test('of one person never show to another', async () => {
    const [ada, grace] = [await makePerson(), await makePerson()]
    await contactForm(await openScreen('/account', { cookie: ada.cookie })).send('Speichern', ADDRESS)
    expect(typedIn(await openScreen('/account', { cookie: grace.cookie }), 'Ort')).toBe('')
  })
})

describe('the language of mails', () => {
  test('is chosen by its own name, and the page stays in its language', async () => {
    const { cookie, id } = await makePerson()
    const screen = await openScreen('/account', { cookie })
    const label = 'Sprache, in der wir dir schreiben'
    const options = screen.part('region', 'Sprache der E-Mails').getAllByRole('option')
    expect(options.map((option) => [option.textContent, option.getAttribute('lang')])).toEqual([
      ['Deutsch', 'de'],
      ['English', 'en'],
      ['Français', 'fr'],
      ['Español', 'es'],
      ['Italiano', 'it'],
    ])
    const saved = await screen.part('region', 'Sprache der E-Mails').send('Speichern', { [label]: 'Italiano' })
    expect([saved.address, saved.message]).toEqual(['/account', 'message.languageSaved'])
    expect(saved.getByRole<HTMLOptionElement>('option', { name: 'Italiano' }).selected).toBe(true)
    const { locale } = await db().selectFrom('users').select('locale').where('id', '=', id).executeTakeFirstOrThrow()
    expect(locale).toBe('it')
  })
})

describe('the way through the account', () => {
  test('every section has its link, and the one that shows is marked', async () => {
    const { cookie } = await makePerson()
    const screen = await openScreen('/account', { cookie })
    const links = screen.part('navigation', 'Bereiche des Kontos').getAllByRole('link')
    expect(
      links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent),
    ).toEqual(['Profil'])
    for (const link of links) {
      const page = await screen.follow(link)
      expect([page.status, page.address]).toEqual([200, link.getAttribute('href')])
      expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      const current = page.part('navigation', 'Bereiche des Kontos').getByRole('link', { current: 'page' })
      expect(current.textContent).toBe(link.textContent)
    }
  })

  test.each([
    ['en', 'My account', 'Account sections'],
    ['fr', 'Mon compte', 'Rubriques du compte'],
    ['es', 'Mi cuenta', 'Secciones de la cuenta'],
    ['it', 'Il mio account', 'Sezioni dell’account'],
  ])('in %s its links stay in the language', async (locale, title, sections) => {
    const { cookie } = await makePerson()
    const screen = await openScreen(`/${locale}/account`, { cookie })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    for (const link of screen.part('navigation', sections).getAllByRole('link'))
      expect(link.getAttribute('href')).toMatch(new RegExp(`^/${locale}/account`))
  })

  test('only the team is offered the way to its queue', async () => {
    const nav = async (cookie: string) =>
      (await openScreen('/account', { cookie })).part('navigation', 'Bereiche des Kontos')
    const moderator = await makePerson({ role: 'moderator', withFactor: true })
    const user = await makePerson()
    expect((await nav(user.cookie)).queryByRole('link', { name: 'Arbeitsliste' })).toBeNull()
    await db()
      .insertInto('second_factors')
      .values({ user_id: moderator.id, secret: 'x', confirmed_at: new Date() })
      .execute()
    expect((await nav(moderator.cookie)).getByRole('link', { name: 'Arbeitsliste' }).getAttribute('href')).toBe(
      '/admin',
    )
  })

  test('without a session the person signs in first and comes back to the same page', async () => {
    const screen = await openScreen('/fr/account/searches?save=q%3Dlyc%C3%A9e')
    expect(screen.address).toBe(`/fr/auth?next=${encodeURIComponent('/fr/account/searches?save=q%3Dlyc%C3%A9e')}`)
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeTruthy()
  })

  test('a form that was sent after the session had ended keeps what was typed', async () => {
    const { cookie } = await makePerson()
    const screen = await openScreen('/account', { cookie })
    await db().deleteFrom('sessions').execute()
    const refused = await nameForm(screen).send('Speichern', { 'Vor- und Nachname': 'Grace' })
    // The page itself is not shown without a session: after signing in the person returns to it.
    expect(refused.address).toBe('/auth?next=%2Faccount')
  })
})

describe('the picture', () => {
  test('is offered for upload with what it may be; there is none to take away', async () => {
    const { cookie } = await makePerson()
    const form = nameForm(await openScreen('/account', { cookie }))
    expect(form.getByLabelText<HTMLInputElement>('Bild auswählen').type).toBe('file')
    expect(form.text).toContain('höchstens 5 MB')
    expect(form.getByRole('button', { name: 'Bild hochladen' })).toBeTruthy()
    expect(form.queryByRole('button', { name: /entfernen/ })).toBeNull()
  })

  test('that is there can be taken away', async () => {
    const { cookie, id } = await makePerson()
    await db().updateTable('profiles').set({ avatar_url: '/avatars/none.webp' }).where('id', '=', id).execute()
    const screen = await openScreen('/account', { cookie })
    const removed = await nameForm(screen).send(/entfernen/)
    expect([removed.address, removed.message]).toEqual(['/account', 'message.profileImageRemoved'])
    expect(nameForm(removed).queryByRole('button', { name: /entfernen/ })).toBeNull()
  })
})

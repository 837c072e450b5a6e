import { afterEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { makePerson } from '../testing/person.ts'
import { openScreen, type Screen } from '../testing/render-screen.tsx'
import { headingsOf, linksOf } from '../testing/rows-of.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
afterEach(removeAccounts)

const STATIC = [
  '/about',
  '/help',
  '/how-reviews-work',
  '/review-rules',
  '/ordering',
  '/for-schools',
  '/premium',
  '/imprint',
  '/privacy',
  '/terms',
  '/accessibility',
  '/dsa',
  '/data-sources',
  '/named-in-a-review',
  '/compare',
]
const headerOf = (screen: Screen) => screen.part('banner')
const footerOf = (screen: Screen) => screen.part('contentinfo')

describe.each(STATIC)('%s', (address) => {
  test.each(LOCALES)('in %s has one main heading, headings in order, and a title of its own', async (locale) => {
    const screen = await openScreen(locale === 'de' ? address : `/${locale}${address}`)
    expect(screen.status).toBe(200)
    const levels = headingsOf(screen.main).map((one) => one.indexOf(' '))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual(at === 0 ? 1 : levels[at - 1]! + 1)
    const title = /<title>(.*?)<\/title>/.exec(screen.html)![1]!
    expect(title).toContain('Aulario')
    expect(title).not.toBe('Aulario')
    expect(screen.html).toMatch(/<meta name="description" content="[^"]{20,}/)
    // No key of the catalogue and no placeholder remains.
    expect(screen.main.text).not.toMatch(/\{\w+\}|undefined|\[object/)
  })
})

test('the page of signing in leads to imprint and privacy', async () => {
  const links = footerOf(await openScreen('/auth')).element.querySelectorAll('a')
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/imprint', '/privacy'])
})

test('every link of header, footer and fixed pages leads to a page that there is', async () => {
  const known = new Set<string>()
  for (const address of ['/', ...STATIC]) {
    const screen = await openScreen(address)
    for (const href of Object.values(linksOf(screen)))
      if (/^\/(?!files|api|drawings)/.test(href)) known.add(href.split('#')[0]!)
  }
  expect(known.size).toBeGreaterThan(30)
  for (const href of known) {
    if (!href || /^\/(en|fr|es|it)\b/.test(href)) continue
    expect([href, (await openScreen(href)).status]).toEqual([href, 200])
  }
})

describe('the header', () => {
  test('offers signing in to visitors', async () => {
    const screen = await openScreen('/about')
    expect((await headerOf(screen).follow(screen.getAllByRole('link', { name: 'Anmelden' })[0]!)).address).toBe('/auth')
    expect(screen.queryByRole('button', { name: 'Abmelden' })).toBeNull()
  })

  test('marks the page that is open', async () => {
    const header = headerOf(await openScreen('/for-schools')).element
    const current = [...header.querySelectorAll('nav [aria-current=page]')].map((link) => link.getAttribute('href'))
    expect(new Set(current)).toEqual(new Set(['/for-schools']))
  })

  test('begins with a way past it', async () => {
    const screen = await openScreen('/about')
    const [first] = screen.getAllByRole('link')
    expect([first!.textContent, first!.getAttribute('href')]).toEqual(['Zum Inhalt springen', '#main'])
    expect(screen.element.querySelector('#main')).toBe(screen.main.element)
  })
})

describe('languages', () => {
  test('lead to the same page with the same question', async () => {
    const screen = await openScreen('/fr/results?q=Lyon&type=primary')
    const links = footerOf(screen).element.querySelectorAll('a[hreflang]')
    expect([...links].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['de', '/results?q=Lyon&type=primary'],
      ['en', '/en/results?q=Lyon&type=primary'],
      ['fr', '/fr/results?q=Lyon&type=primary'],
      ['es', '/es/results?q=Lyon&type=primary'],
      ['it', '/it/results?q=Lyon&type=primary'],
    ])
    expect(footerOf(screen).element.querySelector('a[aria-current]')!.getAttribute('lang')).toBe('fr')
  })

  test('carry no markup of an address into the page', async () => {
    const screen = await openScreen(`/results?q=${encodeURIComponent(`"${MARKUP}`)}`)
    expect(screen.html).not.toContain(MARKUP)
  })

  test('that there are not are no pages', async () => {
    for (const address of ['/pt/about', '/xx', '/EN/about', '/deu/help']) {
      expect([address, (await openScreen(address)).status]).toEqual([address, 404])
    }
  })
})

describe('what does not exist', () => {
  test.each([
    '/nothing',
    '/schools',
    '/admin/nothing',
    '/results/x/y',
    '/.env',
    '/wp-login.php',
    `/${encodeURIComponent(MARKUP)}`,
  ])('%s shows the page of the specification, with header and footer', async (address) => {
    const screen = await openScreen(address)
    expect([screen.status, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
      404,
      'Oops! Seite nicht gefunden',
    ])
    expect(screen.html).not.toContain(MARKUP)
    expect(footerOf(screen).element.querySelectorAll('a').length).toBeGreaterThan(10)
    expect((await screen.main.follow('Zur Startseite')).address).toBe('/')
  })

  test('is said in the language of the address', async () => {
    const screen = await openScreen('/en/nothing')
    expect(screen.status).toBe(404)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Page not found/i)
    expect((await screen.main.follow(/home/i)).address).toMatch(/^\/en\/?$/)
  })
})

describe('help', () => {
  test('finds by words, says how many, and each leads to its explanation', async () => {
    const screen = await openScreen('/help')
    const found = await screen.main.send('Suchen', { [labelOf(screen)]: 'Bewertung' })
    expect(found.address).toBe('/help?q=Bewertung')
    const [first] = found.main.element.querySelectorAll<HTMLElement>('[aria-labelledby=found] a')
    const topic = await found.main.follow(first!)
    expect([topic.status, topic.getByRole('heading', { level: 1 }).textContent]).toEqual([200, first!.textContent])
  })

  test('says so when nothing fits, with what was typed as text', async () => {
    const screen = await openScreen(`/help?q=${encodeURIComponent(`qqq ${MARKUP}`)}`)
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain(MARKUP)
    expect(screen.html).not.toContain(MARKUP)
    expect(screen.main.element.querySelector<HTMLInputElement>('#help-words')!.value).toBe(`qqq ${MARKUP}`)
  })

  test('cuts what is too long', async () => {
    const screen = await openScreen(`/help?q=${'x'.repeat(3000)}`)
    expect(screen.main.element.querySelector<HTMLInputElement>('#help-words')!.value.length).toBeLessThan(300)
  })

  test('every explanation that the list names is there, in every language', async () => {
    for (const locale of LOCALES) {
      const prefix = locale === 'de' ? '' : `/${locale}`
      const screen = await openScreen(`${prefix}/help`)
      const topics = [...screen.main.element.querySelectorAll<HTMLAnchorElement>(`a[href^="${prefix}/help/"]`)]
      expect(topics.length).toBeGreaterThan(5)
      for (const link of topics) {
        const topic = await screen.main.follow(link)
        expect([topic.status, topic.getByRole('heading', { level: 1 }).textContent]).toEqual([200, link.textContent])
      }
    }
  })

  test.each(['nothing', '__proto__', 'constructor', '..%2f..%2fetc'])('there is none about %s', async (topic) => {
    expect((await openScreen(`/help/${topic}`)).status).toBe(404)
  })
})

const labelOf = (screen: Screen) => screen.main.element.querySelector('label[for=help-words]')!.textContent!

describe('somebody who is signed in', () => {
  test('stands by name in the header, as text, and can sign out there', async () => {
    const { cookie } = await makePerson({ name: `Ada ${MARKUP}` })
    const screen = await openScreen('/account', { cookie })
    expect(headerOf(screen).text).toContain(`Ada ${MARKUP}`)
    expect(screen.html).not.toContain(MARKUP)
    const button = headerOf(screen).element.querySelector<HTMLElement>('form[action$="/auth/sign-out"] button')!
    const out = await screen.send(button)
    expect((await openScreen('/account', { cookie: out.cookie })).address).toMatch(/^\/auth/)
  })
})

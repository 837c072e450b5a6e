import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow } from '#db/testing/factories.ts'
import { makeSchool } from '../../testing/dashboard-school.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'

const MARKUP = '<iframe src=x>'
const THANKS = 'Vielen Dank für Ihre Worte. Wir freuen uns, dass es Ihrem Kind gefällt.'
const DAY_MS = 86_400_000

let person: Person
beforeEach(async () => {
  person = await makeSchool({ id: 'a', name: 'Schule am Park' })
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const open = (path = '', cookie = person.cookie) => openScreen(`/dashboard/reviews${path}`, { cookie })
async function write(given: Partial<Parameters<typeof reviewRow>[0]> = {}, daysAgo = 0) {
  const published_at = new Date(Date.now() - daysAgo * DAY_MS)
  const row = { ...reviewRow({ school_id: 'a', ...given }), ...(given.status === undefined && { published_at }) }
  return (await db().insertInto('reviews').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const rows = (screen: Screen) => screen.main.queryAllByRole('rowheader').map((head) => head.firstChild?.textContent)
const h1 = (screen: Screen) => screen.getByRole('heading', { level: 1 }).textContent

describe('the table', () => {
  test('is none before anybody wrote; families can be invited already', async () => {
    const screen = await open()
    expect(screen.main.queryByRole('table')).toBeNull()
    expect(screen.main.queryByRole('link', { name: 'Alle als CSV herunterladen' })).toBeNull()
    expect((await screen.follow('Familien einladen')).address).toBe('/dashboard/reviews/invitation')
  })

  test('shows who wrote what, never as markup, and leads to the answer', async () => {
    const id = await write({
      author_name: `Ein Vater ${MARKUP}`,
      comment: `${MARKUP} Der Unterricht ist abwechslungsreich.`,
    })
    const screen = await open()
    expect(rows(screen)).toEqual([`Ein Vater ${MARKUP}`])
    expect(screen.main.text).toContain(`${MARKUP} Der Unterricht`)
    expect(screen.html).not.toContain('<iframe')
    expect((await screen.main.follow(/^Antworten/)).address).toBe(`/dashboard/reviews/${id}`)
  })

  test('has the beginning of a long text, and all of it on demand', async () => {
    await write({ comment: `${'Wir sind zufrieden. '.repeat(20)}ENDE` })
    const screen = await open()
    const details = screen.element.querySelector('main details')!
    expect([details.hasAttribute('open'), details.textContent?.includes('ENDE')]).toEqual([false, true])
    expect(details.querySelector('summary')?.textContent).toContain('Ganzen Text lesen')
  })

  test('holds what everybody reads, and nothing else', async () => {
    for (const status of ['pending', 'rejected', 'removed']) await write({ author_name: status, status })
    await write({ author_name: 'Angefochten', status: 'disputed' })
    await makeSchool({ id: 'b' })
    await write({ author_name: 'Fremd', school_id: 'b' })
    expect(rows(await open())).toEqual(['Angefochten'])
  })

  test.each([
    ['Neueste zuerst', ['Neu', 'Mittel', 'Alt']],
    ['Älteste zuerst', ['Alt', 'Mittel', 'Neu']],
  ])('is ordered by choice: %s', async (order, expected) => {
    await write({ author_name: 'Mittel', rating: 5 }, 5)
    await write({ author_name: 'Alt', rating: 1 }, 9)
    await write({ author_name: 'Neu', rating: 3 }, 1)
    const screen = await open()
    const select = screen.main.getAllByRole<HTMLSelectElement>('combobox').find((one) => one.name === 'sort')!
    const choice = [...select.options].find((option) => option.textContent === order)
    expect(choice).toBeDefined()
    select.value = choice!.value
    expect(rows(await screen.send('Anzeigen'))).toEqual(expected)
  })

  test('is narrowed by text, state and stars, says how many match, and is widened again', async () => {
    const answered = await write({
      author_name: 'Beantwortet',
      rating: 5,
      comment: 'Der Garten ist schön, das Essen schmeckt, und alle sind freundlich.',
    })
    await db().insertInto('review_answers').values({ review_id: answered, text: THANKS }).execute()
    await write({
      author_name: 'Offen',
      rating: 2,
      comment: 'Auf Briefe kam wochenlang keine Antwort zurück, und niemand rief an.',
    })
    const filter = async (field: string, value: string) => {
      const screen = await open()
      const control = screen.element.querySelector<HTMLInputElement>(`main [name=${field}]`)!
      control.value = value
      return await screen.send('Anzeigen')
    }
    expect(rows(await filter('state', 'open'))).toEqual(['Offen'])
    expect(rows(await filter('state', 'answered'))).toEqual(['Beantwortet'])
    expect(rows(await filter('stars', '2'))).toEqual(['Offen'])
    const found = await filter('search', 'garten')
    expect([rows(found), found.main.text]).toEqual([['Beantwortet'], expect.stringMatching(/1 .*2/)])
    const kept = found.element.querySelector<HTMLInputElement>('main [name=search]')
    expect(kept?.value).toBe('garten')
    const none = await filter('search', '<b>nichts</b>')
    expect([none.main.queryByRole('table'), none.html.includes('<b>nichts')]).toEqual([null, false])
    expect(rows(await open())).toHaveLength(2)
  })

  test.each(['state=x', 'stars=9', 'period=-1', 'sort=x', 'page=x', 'page=0', 'page=99999'])(
    'an address that ends with ?%s opens',
    async (query) => {
      await write()
      expect((await open(`?${query}`)).status).toBe(200)
    },
  )

  test('is taken along as a table, in which no text is a formula', async () => {
    await write({ author_name: '=cmd()', comment: '+1 für die Schule, und das aus ganzem Herzen hier.' })
    const link = (await open()).getByRole('link', { name: 'Alle als CSV herunterladen' })
    const { response } = await openScreen(link.getAttribute('href')!, { cookie: person.cookie })
    expect(response.headers.get('content-type')).toContain('text/csv')
    const lines = parse(await response.text(), { bom: true }) as string[][]
    expect(lines).toHaveLength(2)
    for (const cell of lines[1]!) expect(cell).not.toMatch(/^[=+@]/)
  })
})

describe('an answer', () => {
  const answer = async (id: string, text: string, cookie?: string) =>
    (await open(`/${id}`, cookie)).send('Antwort veröffentlichen', { 'Ihre Antwort': text })

  test('is published once, with its language, and its author gets a mail', async () => {
    const author = await makePerson()
    const id = await write({ author_id: author.id, language: 'fr' })
    const form = await open(`/${id}`)
    const language = form.getByLabelText<HTMLSelectElement>('Sprache der Antwort')
    expect([h1(form), language.selectedOptions[0]?.textContent]).toEqual(['Antwort der Schule', 'Französisch'])
    const saved = await form.send('Antwort veröffentlichen', {
      'Ihre Antwort': THANKS,
      'Sprache der Antwort': 'Deutsch',
    })
    expect([saved.address, saved.message]).toEqual(['/dashboard/reviews', 'message.answerSaved'])
    expect(saved.main.text).toContain('Beantwortet am')
    expect((await waitingMails()).map(({ to }) => to)).toContain(author.email)
    expect((await openScreen('/schools/a/reviews')).main.text).toContain(THANKS)
  })

  test('may be changed, and says since when it stands', async () => {
    const id = await write()
    await answer(id, THANKS)
    const form = await (await open()).main.follow(/^Antwort ändern/)
    expect(faultOf(form, 'Ihre Antwort').value).toBe(THANKS)
    expect(form.main.text).toContain('Veröffentlicht am')
    const changed = await form.send('Änderung veröffentlichen', { 'Ihre Antwort': `${THANKS} Bis bald.` })
    expect(changed.message).toBe('message.answerSaved')
    expect((await openScreen('/schools/a/reviews')).main.text).toContain('Bis bald.')
  })

  test.each([
    ['nothing', '', 'Bitte schreiben Sie eine Antwort.'],
    ['too much', 'x '.repeat(3000), 'Dieser Text ist zu lang.'],
  ])('with %s is refused beside its field', async (_, text, reason) => {
    const refused = await answer(await write(), text)
    expect([refused.status, faultOf(refused, 'Ihre Antwort').reason]).toEqual([400, reason])
  })

  test.each([
    ['a telephone number of somebody', `${THANKS} Rufen Sie an: 0151 23456789.`, 'Telefonnummer'],
    ['an address of somebody', `${THANKS} Schreiben Sie an ada@privat.example.`, 'E-Mail-Adresse'],
  ])('that gives away %s is refused, with the sentence marked', async (_, text, word) => {
    const refused = await answer(await write(), text)
    expect(refused.status).toBe(400)
    expect(faultOf(refused, 'Ihre Antwort')).toEqual({ value: text, reason: expect.stringContaining(word) })
    expect(refused.element.querySelector('main mark')?.textContent).toMatch(/Rufen|Schreiben/)
  })

  test('that a colleague changed meanwhile is not overwritten, and what was typed stays', async () => {
    const id = await write()
    const form = await open(`/${id}`)
    await answer(id, THANKS)
    const late = await form.send('Antwort veröffentlichen', { 'Ihre Antwort': 'Danke für die ausführlichen Worte.' })
    expect(late.status).toBe(409)
    expect(faultOf(late, 'Ihre Antwort').value).toBe('Danke für die ausführlichen Worte.')
    expect((await openScreen('/schools/a/reviews')).main.text).toContain(THANKS)
  })

  test('to one’s own review is somebody else’s', async () => {
    const screen = await open(`/${await write({ author_id: person.id })}`)
    expect(screen.main.text).toContain('Diese Bewertung haben Sie selbst geschrieben.')
    expect(screen.queryByRole('button', { name: 'Antwort veröffentlichen' })).toBeNull()
  })

  test('in the name of another school is none', async () => {
    await makeSchool({ id: 'b' })
    const theirs = await write({ school_id: 'b' })
    const form = await open(`/${await write()}`)
    const body = new URLSearchParams({ intent: 'answer', schoolId: 'b', version: '0', language: 'de', text: THANKS })
    const attack = await openScreen(`/dashboard/reviews/${theirs}`, {
      cookie: person.cookie,
      form: { action: '', method: 'post', body },
    })
    expect([form.status, attack.status]).toEqual([200, 404])
    expect(await db().selectFrom('review_answers').select('text').execute()).toEqual([])
  })
})

describe('the invitation of families', () => {
  const page = (query = '') => open(`/invitation${query}`)

  test('has no link at first, then one that holds until another takes its place', async () => {
    const none = await page()
    expect(none.main.text).toContain('Es gibt noch keinen Link.')
    const first = await none.send('Link anlegen')
    expect([first.address, first.message]).toEqual(['/dashboard/reviews/invitation', 'message.invitationRenewed'])
    const link = (screen: Screen) => /https?:\/\/\S+invitation=[\w-]+/.exec(screen.html)?.[0]
    expect(link(first)).toBeDefined()
    const second = await first.send('Link erneuern')
    expect(link(second)).not.toBe(link(first))
    const ended = await second.send('Link beenden')
    expect([ended.message, ended.main.text]).toEqual([
      'message.invitationEnded',
      expect.stringContaining('Es gibt noch keinen Link.'),
    ])
  })

  test.each(['2020-01-01', 'morgen'])('a last day such as %s is refused beside its field', async (day) => {
    const screen = await page()
    const field = screen.getByLabelText<HTMLInputElement>('Letzter Tag')
    field.type = 'text'
    const refused = await screen.send('Link anlegen', { 'Letzter Tag': day })
    expect([refused.status, faultOf(refused, 'Letzter Tag').reason]).toEqual([
      400,
      'Bitte wählen Sie einen Tag ab heute.',
    ])
  })

  test('is printed as a sheet in the language of the school, on both sizes of paper', async () => {
    expect((await page('/sheet')).status).toBe(404)
    await (await page()).send('Link anlegen')
    for (const [query, size] of [
      ['', 'A4'],
      ['?size=a5', 'A5'],
    ]) {
      const sheet = await openScreen(`/en/dashboard/reviews/invitation/sheet${query}`, { cookie: person.cookie })
      expect([sheet.status, h1(sheet)]).toEqual([200, 'Ihre Erfahrung mit Schule am Park'])
      expect(sheet.html).toContain(`size: ${size}`)
      expect(sheet.getByRole('img', { name: 'QR-Code mit dem Handy scannen' })).toBeTruthy()
      expect(sheet.getByRole('link', { name: 'Legal notice' }).getAttribute('href')).toBe('/en/imprint')
    }
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { OWN_REVIEWS_PER_PAGE } from '#app/features/reviews/review.ts'
import { decide, object } from '#app/features/reviews/testing/decisions.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'

const MARKUP = '<b onmouseover=alert(1)>'
const DAY_MS = 86_400_000

let person: Person
beforeEach(async () => {
  person = await makePerson()
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', name: 'Schule am Park' }))
    .execute()
})
afterEach(async () => {
  await db().deleteFrom('appeals').execute()
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const open = (path = '', cookie = person.cookie) => openScreen(`/account/reviews${path}`, { cookie })
async function write(given: Partial<Parameters<typeof reviewRow>[0]> = {}) {
  const row = reviewRow({ school_id: 'a', author_id: person.id, ...given })
  return await db()
    .insertInto('reviews')
    .values(row)
    .returning(['id', 'school_id', 'author_id'])
    .executeTakeFirstOrThrow()
}
/** Opens a dispute of the school about a review. @param due days until an answer is due */
const dispute = (review_id: string, { reason = 'never_here', due = 5, state = 'open' } = {}) =>
  db()
    .insertInto('disputes')
    .values({
      review_id,
      school_id: 'a',
      reason,
      state,
      content: JSON.stringify({}),
      author_due_at: new Date(Date.now() + due * DAY_MS),
      decided_at: state === 'open' ? null : new Date(),
    })
    .execute()
const h1 = (screen: Screen) => screen.getByRole('heading', { level: 1 }).textContent

describe('the list', () => {
  test('is empty at first and leads to the search', async () => {
    const screen = await open()
    expect([h1(screen), screen.main.getByRole('heading', { level: 2 }).textContent]).toEqual([
      'Meine Bewertungen',
      'Noch keine Bewertung',
    ])
    expect(screen.main.getByRole('link', { name: 'Schulen suchen' }).getAttribute('href')).toBe('/')
  })

  test('shows each with its school, stars, day, beginning and state', async () => {
    await write({ comment: `${MARKUP} Unser Kind geht gern hin, und das jeden Tag.`, rating: 2, language: 'fr' })
    const card = (await open()).part('article', 'Schule am Park')
    expect(card.text).toContain('Veröffentlicht')
    expect(card.text).toMatch(/Köln ?geschrieben am \d\d\.\d\d\.\d{4}/)
    expect(card.getByRole('img', { name: /^2/ })).toBeTruthy()
    expect(card.element.querySelector('[lang=fr]')?.textContent).toContain(MARKUP)
    expect(card.element.innerHTML).not.toContain('<b onmouseover')
    expect((await card.follow('Schule am Park')).address).toBe('/schools/a')
  })

  test.each([
    ['pending', 'Wartet auf Prüfung'],
    ['published', 'Veröffentlicht'],
    ['disputed', 'Wird geprüft'],
    ['rejected', 'Abgelehnt'],
    ['removed', 'Entfernt'],
  ])('one that is %s says: %s', async (status, text) => {
    await write({ status })
    expect((await open()).part('article', 'Schule am Park').text).toContain(text)
  })

  test('an older one of the same school is replaced by the one that counts', async () => {
    await write({ status: 'removed', comment: 'Die alte Bewertung dieser Schule, die entfernt wurde.' })
    await write({ comment: 'Die neue Bewertung dieser Schule, die alle lesen können.' })
    const cards = (await open()).main.getAllByRole('article').map((card) => card.textContent ?? '')
    expect(cards.find((text) => text.includes('Die alte'))).toContain('Ersetzt')
    expect(cards.find((text) => text.includes('Die neue'))).toContain('Veröffentlicht')
  })

  test('says how many people found one helpful, in the right number', async () => {
    const { id } = await write()
    const set = (helpful_count: number) =>
      db().updateTable('reviews').set({ helpful_count }).where('id', '=', id).execute()
    await set(1)
    expect((await open()).main.text).toContain('1 Person fand sie hilfreich')
    await set(2)
    expect((await open()).main.text).toContain('2 Personen fanden sie hilfreich')
  })

  test('has pages, each of which marks itself', async () => {
    const count = OWN_REVIEWS_PER_PAGE * 2 + 1
    const schools = Array.from({ length: count }, (_, at) => schoolRow({ id: `s${at}`, name: `Schule ${at}` }))
    await db().insertInto('schools').values(schools).execute()
    for (let at = 0; at < count; at++)
      await write({ school_id: `s${at}`, created_at: new Date(Date.now() - at * DAY_MS) })
    const names = (screen: Screen) => screen.main.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
    const first = await open()
    expect(names(first)).toEqual(Array.from({ length: OWN_REVIEWS_PER_PAGE }, (_, at) => `Schule ${at}`))
    const last = await first.part('navigation', 'Seiten deiner Bewertungen').follow(/3/)
    expect([last.address, names(last)]).toEqual(['/account/reviews?page=3', [`Schule ${count - 1}`]])
    const nav = last.part('navigation', 'Seiten deiner Bewertungen')
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('3')
    expect(names(await nav.follow(/1/))).toEqual(names(first))
  })

  test.each(['0', '-1', '1.5', 'x', '1e3', '99999999'])('page %s shows the first one', async (page) => {
    await write()
    expect((await open(`?page=${page}`)).main.getAllByRole('article')).toHaveLength(1)
  })

  test('holds nothing of others', async () => {
    await write({ author_id: (await makePerson()).id })
    expect((await open()).main.text).toContain('Noch keine Bewertung')
  })
})

describe('a review', () => {
  test('leads from the list to its page, and from there to change and deletion', async () => {
    const { id } = await write()
    const screen = await (await open()).follow('Ansehen und verwalten')
    expect([screen.address, h1(screen)]).toEqual([`/account/reviews/${id}`, 'Schule am Park'])
    expect(screen.main.text).toContain('Alle können sie lesen, und sie zählt im Durchschnitt mit.')
    expect((await screen.follow('Ändern')).address).toBe('/schools/a/review')
    expect((await screen.follow('Alle deine Bewertungen')).address).toBe('/account/reviews')
  })

  test('shows the answer of the school with its day, as text', async () => {
    const { id } = await write()
    await db()
      .insertInto('review_answers')
      .values({ review_id: id, text: `Danke.\n${MARKUP}` })
      .execute()
    const screen = await open(`/${id}`)
    expect(screen.main.text).toMatch(/Antwort der Schule vom \d\d\.\d\d\.\d{4} Danke\./)
    expect(screen.main.text).toContain(MARKUP)
    expect(screen.html).not.toContain('<b onmouseover')
  })

  test.each(['none', "1' or '1'='1", '01990000-0000-7000-8000-000000000001'])('there is none at %s', async (id) => {
    expect([(await open(`/${id}`)).status, (await open(`/${id}/delete`)).status]).toEqual([404, 404])
  })

  test('of another person is not found, neither for reading nor for deleting', async () => {
    const { id } = await write()
    const { cookie } = await makePerson()
    expect([(await open(`/${id}`, cookie)).status, (await open(`/${id}/delete`, cookie)).status]).toEqual([404, 404])
    const form = await open(`/${id}/delete`)
    const theft = await openScreen(`/account/reviews/${id}/delete`, {
      cookie,
      form: { action: '', method: 'post', body: new URLSearchParams({ intent: 'delete-review' }) },
    })
    expect([theft.status, form.status, (await open(`/${id}`)).status]).toEqual([404, 200, 200])
  })

  test('is deleted after a second look, with everything about it', async () => {
    const { id } = await write()
    const asked = await (await open(`/${id}`)).follow('Löschen')
    expect([asked.address, h1(asked)]).toEqual([`/account/reviews/${id}/delete`, 'Bewertung löschen?'])
    expect(asked.main.text).toContain('Das lässt sich nicht rückgängig machen.')
    expect((await asked.follow('Behalten')).address).toBe(`/account/reviews/${id}`)
    const gone = await asked.send('Endgültig löschen')
    expect([gone.address, gone.message]).toEqual(['/account/reviews', 'message.reviewDeleted'])
    expect(gone.main.text).toContain('Noch keine Bewertung')
    expect((await openScreen('/schools/a')).main.text).not.toContain('Unser Kind geht gern hin')
  })
})

describe('a review that was refused', () => {
  const why = (screen: Screen) => screen.part('region', 'Warum')

  test('says why: the rule, the sentence and what the moderators say', async () => {
    const review = await write({ status: 'pending' })
    await decide(review, 'rejected', { facts: `Es geht um eine Lehrerin. ${MARKUP}` })
    const screen = await open(`/${review.id}`)
    expect(why(screen).text).toContain('Der Text nennt oder beschreibt eine Person so, dass man sie erkennt.')
    expect(why(screen).text).toContain('Es geht um diese Stelle: Frau Kaminski ist unfreundlich.')
    expect(why(screen).text).toContain(MARKUP)
    expect(screen.html).not.toContain('<b onmouseover')
    expect(why(screen).text).toContain('Du kannst den Text einmal neu schreiben.')
    expect((await screen.follow('Neu schreiben')).address).toBe('/schools/a/review')
    expect((await open()).part('article', 'Schule am Park').text).toContain('beschreibt eine Person')
  })

  test('may be objected to once, and the page says that it is under way', async () => {
    const review = await write({ status: 'pending' })
    await decide(review, 'removed')
    const objected = await (await open(`/${review.id}`)).send('Einspruch erheben', {
      'Warum ist sie falsch?': `Ich nenne niemanden. ${MARKUP}`,
    })
    expect([objected.address, objected.message]).toEqual([`/account/reviews/${review.id}`, 'message.objectionFiled'])
    expect(why(objected).text).toContain('Wir haben deinen Einspruch erhalten.')
    expect(objected.queryByRole('button', { name: 'Einspruch erheben' })).toBeNull()
    const stored = await db().selectFrom('appeals').select('text').execute()
    expect(stored).toEqual([{ text: `Ich nenne niemanden. ${MARKUP}` }])
  })

  test.each([
    ['nothing', '', 'Bitte schreib etwas.'],
    ['blanks', '  \n ', 'Bitte schreib etwas.'],
    ['too much', 'x'.repeat(3001), 'Dieser Text ist zu lang.'],
  ])('an objection with %s is refused beside its field', async (_, text, reason) => {
    const review = await write({ status: 'pending' })
    await decide(review, 'rejected')
    const refused = await (await open(`/${review.id}`)).send('Einspruch erheben', { 'Warum ist sie falsch?': text })
    expect([refused.status, faultOf(refused, 'Warum ist sie falsch?').reason]).toEqual([400, reason])
    expect(await db().selectFrom('appeals').select('text').execute()).toEqual([])
  })

  test('that was objected to in vain stays refused', async () => {
    const review = await write({ status: 'pending' })
    await object(await decide(review, 'rejected'), 'dismissed')
    const screen = await open(`/${review.id}`)
    expect(why(screen).text).toContain('Es bleibt bei der Entscheidung.')
    expect(screen.queryByRole('button', { name: 'Einspruch erheben' })).toBeNull()
    expect(why(screen).text).toContain('die Gerichte offen')
  })

  test('a second objection from an open form is refused with words', async () => {
    const review = await write({ status: 'pending' })
    const decision = await decide(review, 'rejected')
    const form = await open(`/${review.id}`)
    await object(decision, 'dismissed')
    const late = await form.send('Einspruch erheben', { 'Warum ist sie falsch?': 'Noch einmal.' })
    expect(late.status).toBeGreaterThanOrEqual(400)
    expect(await db().selectFrom('appeals').select('state').execute()).toEqual([{ state: 'dismissed' }])
  })
})

describe('a review that the school disputes', () => {
  const part = (screen: Screen) => screen.part('region', 'Die Schule hat die Bewertung angefochten')

  test.each([
    ['never_here', 'Diese Person war nie an unserer Schule.'],
    ['false_facts', 'Es werden falsche Tatsachen behauptet.'],
    ['breaks_rule', 'Die Bewertung verstößt gegen eine Regel.'],
  ])('because of %s says so in words', async (reason, text) => {
    const { id } = await write({ status: 'disputed' })
    await dispute(id, { reason })
    expect(part(await open(`/${id}`)).text).toContain(text)
  })

  test('is answered in time, and the answer may be changed', async () => {
    const { id } = await write({ status: 'disputed' })
    await dispute(id)
    expect((await open()).part('article', 'Schule am Park').text).toContain('Antwort erbeten bis')
    const answered = await (await open(`/${id}`)).send('Antwort senden', { 'Deine Antwort': 'Ich war 2024 dort.' })
    expect([answered.message, part(answered).text]).toEqual([
      'message.disputeAnswered',
      expect.stringContaining('Wir haben deine Antwort erhalten. Du kannst sie noch ändern.'),
    ])
    expect(faultOf(answered, 'Deine Antwort').value).toBe('Ich war 2024 dort.')
    const changed = await answered.send('Antwort senden', { 'Deine Antwort': 'Ich war 2025 dort.' })
    expect(faultOf(changed, 'Deine Antwort').value).toBe('Ich war 2025 dort.')
  })

  test('an empty answer is refused beside its field', async () => {
    const { id } = await write({ status: 'disputed' })
    await dispute(id)
    const refused = await (await open(`/${id}`)).send('Antwort senden', { 'Deine Antwort': '' })
    expect([refused.status, faultOf(refused, 'Deine Antwort').reason]).toEqual([400, 'Bitte schreib etwas.'])
  })

  test('too late offers no form, and takes none that was open', async () => {
    const { id } = await write({ status: 'disputed' })
    await dispute(id)
    const form = await open(`/${id}`)
    await db()
      .updateTable('disputes')
      .set({ author_due_at: new Date(Date.now() - DAY_MS) })
      .execute()
    const late = await form.send('Antwort senden', { 'Deine Antwort': 'Zu spät.' })
    expect(late.status).toBeGreaterThanOrEqual(400)
    expect(part(late).text).toContain('Die Zeit für eine Antwort endete am')
    expect(late.queryByRole('button', { name: 'Antwort senden' })).toBeNull()
    expect(await db().selectFrom('disputes').select('author_reply').execute()).toEqual([{ author_reply: null }])
  })

  test('and that was kept says so', async () => {
    const { id } = await write()
    await dispute(id, { state: 'kept', due: -1 })
    expect(part(await open(`/${id}`)).text).toContain('Wir haben die Bewertung geprüft. Sie bleibt stehen.')
  })

  test('the form of the answer is in the language of the page', async () => {
    const { id } = await write({ status: 'disputed' })
    await dispute(id)
    const screen = await openScreen(`/en/account/reviews/${id}`, { cookie: person.cookie })
    expect(screen.main.text).not.toMatch(/Antwort|Schule hat/)
    expect(screen.main.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1)
  })
})

describe('evidence', () => {
  const show = async (id: string, file?: File) =>
    (await open(`/${id}`)).send('Nachweis zeigen', file ? { Datei: file } : {})
  const part = (screen: Screen) => screen.part('region', 'Nachweis')

  test('says what is good, what happens to it, and takes documents only', async () => {
    const { id } = await write()
    const screen = await open(`/${id}`)
    expect(part(screen).text).toContain('Nur die Moderation sieht sie.')
    const field = screen.getByLabelText('Datei', { selector: 'input' })
    expect(field.getAttribute('accept')).toContain('application/pdf')
    expect(field.closest('form')?.getAttribute('enctype')).toBe('multipart/form-data')
  })

  test.each([
    ['no file', undefined, 'Bitte wähle eine Datei.'],
    [
      'a page of HTML',
      new File(['<html>'], 'nachweis.pdf'),
      'Bitte nimm ein PDF oder ein Bild als JPEG, PNG oder WebP.',
    ],
    [
      'a damaged picture',
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], 'bild.png'),
      'Die Datei ist beschädigt oder unvollständig. Nimm eine andere.',
    ],
  ])('with %s is refused beside its field', async (_, file, reason) => {
    const { id } = await write()
    const refused = await show(id, file)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(faultOf(refused, 'Datei').reason).toBe(reason)
    expect(await db().selectFrom('evidence').select('id').execute()).toEqual([])
  })

  test('whose file was too large to arrive says so', async () => {
    const { id } = await write()
    const screen = await open(`/${id}?refused=proof_too_large`)
    expect(screen.main.getByRole('alert').textContent).toContain('Die Datei ist größer als 5 MB')
    expect((await open(`/${id}?refused=<b>`)).main.queryByRole('alert')).toBeNull()
  })

  test('that was accepted is asked for no more', async () => {
    const { id } = await write({ verified_level: 'proof' })
    const screen = await open(`/${id}`)
    expect(part(screen).text).toContain('Dein Nachweis ist anerkannt.')
    expect(screen.queryByRole('button', { name: 'Nachweis zeigen' })).toBeNull()
  })
})

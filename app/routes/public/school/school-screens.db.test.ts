import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { makeMemberOf } from '#app/features/school-admin/testing/directory.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, openSession } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'
import { headingsOf, linksOf } from '../../testing/rows-of.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', name: 'Schule am See' }))
    .execute()
})
afterEach(async () => {
  for (const table of ['reports', 'disputes', 'review_drafts', 'school_corrections', 'tickets', 'attempt_counts'])
    await sql`delete from ${sql.table(table)}`.execute(db())
  await sql`delete from schools`.execute(db())
  await sql`delete from pgboss.job`.execute(db())
  await removeAccounts()
})

const addReview = async (given: Partial<Parameters<typeof reviewRow>[0]> = {}) =>
  (
    await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'a', ...given }))
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const COMMENT = 'Unser Kind geht gern hin, und die Schule antwortet schnell auf alle unsere Fragen.'
/** Returns the values that a person fills in to write a review. */
const written = async (screen: Screen, change: Record<string, string | boolean> = {}) => ({
  '4 Sterne: gut': true,
  'Deine Erfahrung': COMMENT,
  Elternteil: true,
  'Bis wann warst du oder dein Kind dort?': 'Immer noch dort',
  'Angezeigter Name': 'Eine Mutter',
  [screen.main.element.querySelector('label:has([name=noReward])')!.textContent!]: true,
  ...change,
})
const write = async (cookie: string, change: Record<string, string | boolean> = {}, id = 'a') => {
  const screen = await openScreen(`/schools/${id}/review`, { cookie })
  return await screen.main.send('Bewertung absenden', await written(screen, change))
}
const texts = ({ main }: Screen) => [...main.element.querySelectorAll('article')].map(({ textContent }) => textContent!)

describe('writing a review', () => {
  test('ends on the profile, where it stands at once', async () => {
    const { cookie } = await makePerson({ name: 'Ada Lovelace' })
    const done = await write(cookie)
    expect([done.address, done.message]).toEqual(['/schools/a', 'message.reviewPublished'])
    expect(texts(done).join()).toContain(COMMENT)
    expect(texts(done).join()).toContain('Eine Mutter')
    expect(texts(done).join()).not.toContain('Lovelace')
  })

  test('shows no name unless its author gives one', async () => {
    const { cookie } = await makePerson({ name: 'Ada Lovelace' })
    const done = texts(await write(cookie, { 'Angezeigter Name': '' })).join()
    expect(done).toContain('Anonym')
    expect(done).not.toContain('Ada')
  })

  test('marks the sentence that must not be published, keeps all that was typed, and sends it on to a moderator if wished', async () => {
    const { cookie } = await makePerson()
    const comment = `${COMMENT} Frau Kaminski ist immer unfreundlich.`
    const refused = await write(cookie, { 'Deine Erfahrung': comment })
    expect(refused.status).toBe(400)
    expect(refused.main.element.querySelector('mark')!.textContent).toBe('Frau Kaminski ist immer unfreundlich.')
    expect(faultOf(refused.main, 'Deine Erfahrung')).toEqual({
      value: comment,
      reason: expect.stringContaining('Name einer Person'),
    })
    expect(refused.main.element.querySelector<HTMLInputElement>('[name=rating][value="4"]')!.checked).toBe(true)
    expect(faultOf(refused.main, 'Angezeigter Name').value).toBe('Eine Mutter')
    const anyway = refused.main.element.querySelector('label:has([name=anyway])')!.textContent!
    const done = await refused.main.send('Bewertung absenden', { [anyway]: true })
    expect(done.message).toBe('message.reviewWaiting')
    expect(texts(done).join()).not.toContain('Kaminski')
  })

  test.each<[string, Record<string, string | boolean>, string, string]>([
    ['a short text', { 'Deine Erfahrung': 'Gut.' }, 'Deine Erfahrung', 'Bitte schreib mindestens 50 Zeichen.'],
    ['fifty blanks', { 'Deine Erfahrung': ' '.repeat(60) }, 'Deine Erfahrung', 'Bitte schreib mindestens 50 Zeichen.'],
    ['no role', { Elternteil: false }, 'Elternteil', 'Bitte wähle, wer schreibt.'],
    [
      'a day to come',
      { 'Tag der Erfahrung': '2099-01-01' },
      'Tag der Erfahrung',
      'Bitte gib einen Tag an, der nicht in der Zukunft liegt.',
    ],
  ])('%s is refused beside its field', async (_, change, field, reason) => {
    const { cookie } = await makePerson()
    const refused = await write(cookie, change)
    expect([refused.status, faultOf(refused.main, field).reason]).toEqual([400, reason])
    expect(await db().selectFrom('reviews').select('id').execute()).toEqual([])
  })

  test('is kept for a visitor until there is a session, and comes back filled in', async () => {
    const sent = await write('')
    expect(sent.address).toMatch(/^\/auth\?next=/)
    expect(await db().selectFrom('reviews').select('id').execute()).toEqual([])
    const back = new URL(sent.address, 'http://x').searchParams.get('next')!
    const { cookie } = await makePerson()
    const again = await openScreen(back, { cookie })
    expect(faultOf(again.main, 'Deine Erfahrung').value).toBe(COMMENT)
    expect(again.main.element.querySelector<HTMLInputElement>('[name=rating][value="4"]')!.checked).toBe(true)
    expect((await again.main.send('Bewertung absenden')).message).toBe('message.reviewPublished')
  })

  test('of somebody else is not shown by a made-up draft', async () => {
    const screen = await openScreen('/schools/a/review?draft=made-up')
    expect([screen.status, faultOf(screen.main, 'Deine Erfahrung').value]).toEqual([200, ''])
  })

  test('shows one’s own text again to be changed, which replaces it', async () => {
    const { cookie } = await makePerson()
    await write(cookie)
    const again = await openScreen('/schools/a/review', { cookie })
    expect(again.getByRole('heading', { level: 1 }).textContent).toContain('Bewertung ändern')
    expect(faultOf(again.main, 'Deine Erfahrung').value).toBe(COMMENT)
    const done = await write(cookie, { 'Deine Erfahrung': `${COMMENT} Auch der Chor ist gut.` })
    expect(done.message).toBe('message.reviewPublished')
    expect(texts(done)).toHaveLength(1)
    expect(texts(done)[0]).toContain('Auch der Chor ist gut.')
  })

  test('about one’s own school is not offered', async () => {
    const { id } = await makeMemberOf('a')
    const screen = await openScreen('/schools/a/review', { cookie: await openSession(id) })
    expect(screen.main.text).toContain('die eigene Schule kann niemand bewerten')
    expect(screen.queryByRole('button', { name: 'Bewertung absenden' })).toBeNull()
  })

  test('about a school that is not there is not found', async () => {
    await db()
      .insertInto('schools')
      .values(schoolRow({ id: 'hidden', status: 'hidden' }))
      .execute()
    for (const id of ['nobody', 'hidden', '%27']) expect((await openScreen(`/schools/${id}/review`)).status).toBe(404)
  })

  test('an invitation that is over is said to be over', async () => {
    const screen = await openScreen('/schools/a/review?invitation=made-up')
    expect(screen.main.text).toContain('Diese Einladung gilt nicht mehr.')
  })
})

describe('reading reviews', () => {
  test('shows words and names as text, foreign ones in their language', async () => {
    await addReview({ comment: `${MARKUP} ${COMMENT}`, author_name: `Eve ${MARKUP}` })
    await addReview({ comment: 'The school answers quickly, and our child likes going there a lot.', language: 'en' })
    for (const address of ['/schools/a', '/schools/a/reviews']) {
      const screen = await openScreen(address)
      expect(texts(screen).join()).toContain(MARKUP)
      expect(screen.html).not.toContain('<img src=x')
      const english = [...screen.main.element.querySelectorAll('article p[lang]')]
      expect(english.map((one) => one.getAttribute('lang'))).toEqual(['en'])
    }
  })

  test('shows none that waits, was refused or removed', async () => {
    for (const status of ['pending', 'rejected', 'removed'] as const)
      await addReview({ status, comment: `${status} ${COMMENT}` })
    await addReview({ comment: `published ${COMMENT}` })
    const screen = await openScreen('/schools/a/reviews')
    expect(texts(screen)).toHaveLength(1)
    expect(texts(screen)[0]).toContain('published')
  })

  test('a row of stars leads to these reviews, and the filter can be taken back', async () => {
    for (const rating of [5, 5, 2]) await addReview({ rating })
    const screen = await openScreen('/schools/a/reviews')
    const [row] = screen.getAllByRole('link', { name: /^2 Sterne/ })
    const two = await screen.main.follow(row!)
    expect([two.address, texts(two).length]).toEqual(['/schools/a/reviews?stars=2', 1])
    expect(two.main.text).toContain('1 von 3 Bewertungen')
    expect(texts(await two.main.follow('Alle zurücksetzen'))).toHaveLength(3)
  })

  test('says what a filter leaves, and offers the way out', async () => {
    await addReview({ rating: 5, relation: 'parent' })
    const screen = await openScreen('/schools/a/reviews?stars=1')
    expect(screen.main.text).toContain('Keine Bewertung passt zu diesen Filtern.')
    expect(texts(screen)).toEqual([])
    expect(screen.main.text).toMatch(/Ohne „.*“ gäbe es 1 Bewertung\./)
  })

  test('is ordered as chosen, and says what the order means', async () => {
    for (const rating of [3, 5, 1]) await addReview({ rating, author_name: `Stern ${rating}` })
    const low = await openScreen('/schools/a/reviews?sort=low')
    expect(texts(low).map((text) => /Stern (\d)/.exec(text)![1])).toEqual(['1', '3', '5'])
    expect(low.main.text).toContain('Die mit den wenigsten Sternen zuerst')
    const high = await low.main.follow('Beste zuerst')
    expect(texts(high).map((text) => /Stern (\d)/.exec(text)![1])).toEqual(['5', '3', '1'])
  })

  test('goes on page by page', async () => {
    for (let at = 0; at < 25; at++) await addReview({ author_name: `Person ${at}` })
    const first = await openScreen('/schools/a/reviews')
    const next = ({ main }: Screen) => main.element.querySelector<HTMLElement>('[rel=next]')
    const second = await first.main.follow(next(first)!)
    const third = await second.main.follow(next(second)!)
    expect([first, second, third].map((screen) => texts(screen).length)).toEqual([10, 10, 5])
    expect(new Set([first, second, third].flatMap(texts)).size).toBe(25)
    expect(next(third)).toBeNull()
  })

  test('with none says so and asks for the first', async () => {
    const screen = await openScreen('/schools/a/reviews')
    expect(headingsOf(screen.main)[0]).toBe('# Bewertungen: Schule am See')
    expect(texts(screen)).toEqual([])
    expect(Object.values(linksOf(screen.main))).toContain('/schools/a/review')
  })

  test('offers disputing to members of the school alone', async () => {
    await addReview()
    const { id } = await makeMemberOf('a')
    const disputes = (screen: Screen) => Object.values(linksOf(screen.main)).filter((href) => href.endsWith('/dispute'))
    expect(disputes(await openScreen('/schools/a/reviews'))).toEqual([])
    expect(disputes(await openScreen('/schools/a/reviews', { cookie: (await makePerson()).cookie }))).toEqual([])
    expect(disputes(await openScreen('/schools/a/reviews', { cookie: await openSession(id) }))).toHaveLength(1)
  })
})

describe('reporting a review', () => {
  const RULE = { 'Was genau ist das Problem?': 'Hier wird eine Lehrerin genannt.' }

  test('asks first whether it is against rules or law, and the choice can be taken back', async () => {
    const id = await addReview({ comment: `${MARKUP} ${COMMENT}` })
    const screen = await openScreen(`/reviews/${id}/report`)
    expect(screen.main.text).toContain(MARKUP)
    expect(screen.html).not.toContain(MARKUP)
    const law = await screen.main.follow('Es ist rechtswidrig')
    expect(law.address).toBe(`/reviews/${id}/report?kind=illegal`)
    expect(law.main.text).toContain(`/schools/a/reviews?review=${id}`.slice(0, 10))
    expect((await law.main.follow('Anderen Grund wählen')).address).toBe(`/reviews/${id}/report`)
  })

  test('is confirmed with a number; without an address nothing is promised', async () => {
    const id = await addReview()
    const screen = await openScreen(`/reviews/${id}/report?kind=rule`)
    const [rule] = screen.getAllByRole('radio')
    const done = await screen.main.send('Meldung absenden', { [labelOf(screen, rule!)]: true, ...RULE })
    expect(done.main.text).toMatch(/Sie hat die Nummer \S+\. Ein Mensch/)
    expect(done.main.text).toContain('Weil wir keine Adresse von dir haben')
    expect(await waitingMails()).toEqual([])
    expect(texts(await openScreen('/schools/a/reviews'))).toHaveLength(1)
  })

  test('with an address promises the result and sends a confirmation', async () => {
    const id = await addReview()
    const screen = await openScreen(`/reviews/${id}/report?kind=rule`)
    const [rule] = screen.getAllByRole('radio')
    const values = { [labelOf(screen, rule!)]: true, ...RULE, 'Deine E-Mail-Adresse': 'eve@post.example' }
    const done = await screen.main.send('Meldung absenden', values)
    expect(done.main.text).toContain('Wir haben dir eine Bestätigung geschickt.')
    expect((await waitingMails()).map(({ to }) => to)).toContain('eve@post.example')
  })

  test('of what is illegal needs an explanation, a name and good faith, each said beside its field', async () => {
    const id = await addReview()
    const refused = await (await openScreen(`/reviews/${id}/report?kind=illegal`)).main.send('Meldung absenden', {
      'Warum ist es rechtswidrig?': 'Darum.',
      'Deine E-Mail-Adresse': 'keine',
    })
    expect(refused.status).toBe(400)
    expect(faultOf(refused.main, 'Warum ist es rechtswidrig?')).toEqual({
      value: 'Darum.',
      reason: 'Bitte begründe das mit mindestens 30 Zeichen, damit wir es prüfen können.',
    })
    for (const text of ['Bitte wähle, um welchen Verstoß es geht.', 'Bitte bestätige, dass deine Angaben stimmen.']) {
      expect(refused.main.text).toContain(text)
    }
  })

  test('of one that is gone says so, and of one that never was is not found', async () => {
    const gone = await openScreen(`/reviews/${await addReview({ status: 'removed', published_at: new Date() })}/report`)
    expect([gone.status, gone.getByRole('heading', { level: 1 }).textContent]).toEqual([
      410,
      'Wir haben diese Bewertung schon entfernt',
    ])
    for (const id of [crypto.randomUUID(), 'x']) expect((await openScreen(`/reviews/${id}/report`)).status).toBe(404)
    expect((await openScreen(`/reviews/${await addReview({ status: 'pending' })}/report`)).status).toBe(404)
  })
})

const labelOf = (screen: Screen, input: HTMLElement) =>
  (screen.element.querySelector(`label[for="${input.id}"]`) ?? input.closest('label'))!.textContent!

describe('disputing a review as its school', () => {
  test('shows the text, takes a reason, and lists it until it is taken back', async () => {
    const id = await addReview({ comment: `${MARKUP} ${COMMENT}` })
    const cookie = await openSession((await makeMemberOf('a')).id)
    const screen = await openScreen(`/reviews/${id}/dispute`, { cookie })
    expect(screen.main.text).toContain(MARKUP)
    const done = await screen.main.send('Bewertung anfechten', { 'Diese Person war nie an unserer Schule.': true })
    expect([done.address, done.message]).toEqual(['/schools/a/disputes', 'message.disputeOpened'])
    expect(done.main.text).toContain('Offen sind 1 von höchstens 3.')
    expect(done.html).not.toContain('<img src=x')
    const again = await openScreen(`/reviews/${id}/dispute`, { cookie })
    expect(again.main.text).toContain('Diese Bewertung wird schon geprüft.')
    const back = await done.main.send(/^Anfechtung zurücknehmen/)
    expect([back.message, back.main.text]).toEqual([
      'message.disputeWithdrawn',
      expect.stringContaining('zurückgenommen'),
    ])
  })

  test('asks for a place in the text where facts are said to be wrong', async () => {
    const id = await addReview()
    const cookie = await openSession((await makeMemberOf('a')).id)
    const refused = await (await openScreen(`/reviews/${id}/dispute`, { cookie })).main.send('Bewertung anfechten', {
      'Es werden falsche Tatsachen behauptet.': true,
    })
    expect(refused.status).toBe(400)
    expect(faultOf(refused.main, 'Was sollten wir wissen?').reason).toBe(
      'Bitte nennen Sie die Stelle und was daran nicht stimmt.',
    )
  })

  test('marks the review for everybody, which stays and counts', async () => {
    const id = await addReview()
    const cookie = await openSession((await makeMemberOf('a')).id)
    await (await openScreen(`/reviews/${id}/dispute`, { cookie })).main.send('Bewertung anfechten', {
      'Diese Person war nie an unserer Schule.': true,
    })
    const screen = await openScreen('/schools/a/reviews')
    expect(texts(screen)[0]).toContain('wird geprüft')
    expect(screen.main.text).toContain('1 Bewertung')
  })

  test('is no business of strangers', async () => {
    const id = await addReview()
    const { cookie } = await makePerson()
    for (const address of [`/reviews/${id}/dispute`, '/schools/a/disputes']) {
      expect((await openScreen(address, { cookie })).status).toBe(404)
      expect((await openScreen(address)).address).toMatch(/^\/auth/)
    }
  })
})

describe('reporting a wrong fact', () => {
  test('begins with what is told, and leads to one form for one fact', async () => {
    const screen = await openScreen('/schools/a/correction')
    expect(linksOf(screen.main)).toMatchObject({ 'Schule am See, Köln': '/schools/a' })
    const city = await screen.main.follow(/^Ort ?Köln$/)
    expect(city.address).toBe('/schools/a/correction?field=city')
    expect(city.main.text).toContain('Bisher angezeigt: Köln')
    const done = await city.main.send('Hinweis senden', {
      'Richtig ist': 'Bonn',
      'Woher ist das bekannt?': 'Steht auf der Webseite.',
      'E-Mail-Adresse für das Ergebnis': 'eve@post.example',
    })
    expect(done.getByRole('heading', { level: 1 }).textContent).toBe('Danke für den Hinweis')
    expect(done.main.text).toContain('Das Ergebnis schicken wir per E-Mail.')
    expect((await openScreen('/schools/a')).main.text).not.toContain('Bonn')
    const closed = await screen.main.follow('Schule ist geschlossen')
    expect(closed.main.text).not.toContain('Bisher angezeigt')
    const told = await closed.main.send('Hinweis senden', {
      'Was ist geschehen?': 'Seit Sommer geschlossen.',
      'Woher ist das bekannt?': 'Steht auf der Webseite.',
    })
    expect(told.getByRole('heading', { level: 1 }).textContent).toBe('Danke für den Hinweis')
  })

  test('needs a value and where it is known from, and keeps what was typed', async () => {
    const screen = await openScreen('/schools/a/correction?field=pupils')
    const refused = await screen.main.send('Hinweis senden', { 'Richtig ist': 'viele', 'Woher ist das bekannt?': 'x' })
    expect(refused.status).toBe(400)
    expect(faultOf(refused.main, 'Richtig ist')).toEqual({
      value: 'viele',
      reason: 'In dieser Form ist die Angabe nicht möglich. Bitte noch einmal prüfen.',
    })
    expect(faultOf(refused.main, 'Woher ist das bekannt?').value).toBe('x')
    const empty = await (await openScreen('/schools/a/correction?field=pupils')).main.send('Hinweis senden')
    expect(faultOf(empty.main, 'Richtig ist').reason).toBe('Bitte angeben, was richtig ist.')
    expect(faultOf(empty.main, 'Woher ist das bekannt?').reason).toBe('Bitte einen Link oder eine Erklärung angeben.')
  })

  test('a fact that is none shows the choice, a school that is none nothing', async () => {
    for (const field of ['id', 'constructor', MARKUP]) {
      const screen = await openScreen(`/schools/a/correction?field=${encodeURIComponent(field)}`)
      expect([screen.status, screen.main.text.includes('Welche Angabe stimmt nicht?')]).toEqual([200, true])
    }
    expect((await openScreen('/schools/nobody/correction')).status).toBe(404)
  })
})

describe('the contact form', () => {
  const FILLED = {
    Name: 'Ada Lovelace',
    'E-Mail-Adresse': 'ada@post.example',
    Nachricht: 'Guten Tag, ich habe eine Frage.',
  }
  const privacy = (screen: Screen) => screen.main.element.querySelector('label:has([name=privacy])')!.textContent!

  test('confirms what was sent, and is empty again', async () => {
    const screen = await openScreen('/about')
    const sent = await screen.main.send('Nachricht senden', { ...FILLED, [privacy(screen)]: true })
    expect(sent.main.text).toContain('Nachricht gesendet. Vielen Dank.')
    expect(faultOf(sent.main, 'Nachricht').value).toBe('')
    expect((await waitingMails()).map(({ to }) => to)).toContain('ada@post.example')
  })

  test('keeps what was typed when something lacks, and begins at the first field that is wrong', async () => {
    const screen = await openScreen('/about')
    const refused = await screen.main.send('Nachricht senden', {
      ...FILLED,
      'E-Mail-Adresse': 'ada',
      Nachricht: 'Kurz',
    })
    expect(refused.status).toBe(400)
    expect(faultOf(refused.main, 'Name')).toEqual({ value: 'Ada Lovelace', reason: undefined })
    expect(faultOf(refused.main, 'E-Mail-Adresse').value).toBe('ada')
    expect(faultOf(refused.main, 'Nachricht').reason).toBe('Nachricht muss mindestens 10 Zeichen lang sein')
    expect(refused.main.text).toContain('Bitte akzeptieren Sie die Datenschutzerklärung')
    const summary = refused.main.element.querySelector('[autofocus]')!
    expect([...summary.querySelectorAll('a')].map((link) => link.hash)).toEqual([
      '#send-contact-email',
      '#send-contact-message',
      '#send-contact-privacy',
    ])
    expect(await waitingMails()).toEqual([])
  })

  test('for people named in a review asks where, what for and who', async () => {
    const screen = await openScreen('/named-in-a-review')
    const refused = await screen.main.send('Anliegen senden')
    for (const text of [
      'Bitte sagen Sie, um welche Bewertung oder Schule es geht.',
      'Bitte wählen Sie, was wir tun sollen.',
    ]) {
      expect(refused.main.text).toContain(text)
    }
    const sent = await refused.main.send('Anliegen senden', {
      'Um welche Bewertung oder Schule geht es?': 'Schule am See, Köln',
      'Löschen, was dort über mich steht': true,
      'Was steht dort über Sie, und was ist daran falsch?': 'Ich werde dort mit Namen genannt.',
      Name: 'Eve',
      'E-Mail-Adresse': 'eve@post.example',
    })
    expect(sent.main.text).toContain('Wir haben Ihr Anliegen erhalten')
  })
})

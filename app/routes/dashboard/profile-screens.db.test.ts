import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow } from '#db/testing/factories.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { makeSchool } from '../testing/dashboard-school.ts'
import { faultOf } from '../testing/fault-of.ts'
import { makePerson, type Person } from '../testing/person.ts'
import { openScreen, type Screen } from '../testing/render-screen.tsx'

const MARKUP = '<marquee onstart=alert(1)>'

let person: Person
beforeEach(async () => {
  person = await makeSchool({ id: 'a', name: 'Schule am Park' }, { person: await makePerson({ name: 'Olga Okonjo' }) })
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const open = (path: string, cookie = person.cookie) => openScreen(`/dashboard/${path}`, { cookie })
const school = (screen: Screen) => screen.part('region', 'Ihre Schule')
/** Returns the German texts of the form; those of other languages have the same labels in separate parts. */
const german = (screen: Screen) => {
  const [part] = school(screen).element.querySelectorAll('details')
  return {
    element: part!,
    field: (name: 'summary' | 'description') => part!.querySelector<HTMLTextAreaElement>(`[name=${name}_de]`)!,
  }
}
function write(screen: Screen, texts: { summary?: string; description?: string }) {
  for (const [name, text] of Object.entries(texts)) german(screen).field(name as 'summary').value = text
  return { send: (button: string) => school(screen).send(button) }
}
const colleague = async () => {
  const other = await makePerson({ name: 'Emil' })
  await db().insertInto('school_members').values({ school_id: 'a', user_id: other.id, role: 'editor' }).execute()
  return other
}

describe('the form of the profile', () => {
  test('shows whose account it is, and where its address is changed', async () => {
    const screen = await open('profile')
    const email = screen.getByLabelText<HTMLInputElement>('E-Mail-Adresse Ihres Kontos')
    expect([email.value, email.readOnly]).toEqual([person.email, true])
    expect((await screen.part('region', 'Sie selbst').follow(/Anmeldung und Sicherheit/)).address).toBe(
      '/account/security',
    )
  })

  test('leads to the position, to earlier versions and to the imprint', async () => {
    const screen = await open('profile')
    expect((await screen.follow('Standort auf der Karte')).address).toBe('/dashboard/position')
    expect((await screen.follow('Frühere Fassungen')).address).toBe('/dashboard/versions')
    expect((await screen.part('contentinfo').follow('Impressum')).address).toBe('/imprint')
  })

  const label = 'Name der Schule oder des Zentrums'
  test('another name than the register’s is asked for, and both are told', async () => {
    const asked = await school(await open('profile')).send('Veröffentlichen', { [label]: 'Parkschule' })
    expect([asked.address, asked.message]).toEqual(['/dashboard/overview', 'message.schoolNameRequested'])
    const screen = await open('profile')
    expect(school(screen).getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe('Parkschule')
    expect(school(screen).text).toMatch(/Laut Register: Schule am Park\. .* Sie haben beantragt: Parkschule\./)
    expect((await openScreen('/schools/a')).main.text).toContain('Schule am Park')
  })

  test('the name of a school that no register has is typed, and must be there', async () => {
    await db().updateTable('schools').set({ source: 'own' }).execute()
    const refused = await school(await open('profile')).send('Veröffentlichen', { [label]: '' })
    expect([refused.status, faultOf(refused, label).reason]).toEqual([400, 'Bitte geben Sie den Namen der Schule an.'])
    const saved = await school(await open('profile')).send('Veröffentlichen', { [label]: `Lernort ${MARKUP}` })
    expect(saved.message).toBe('message.schoolProfileUpdated')
    expect((await openScreen('/schools/a')).html).not.toContain('<marquee')
  })

  test('what is published stands on the profile at once', async () => {
    const done = await write(await open('profile'), {
      summary: 'Klein und grün.',
      description: `Wir haben einen Garten.`,
    }).send('Veröffentlichen')
    expect([done.address, done.message]).toEqual(['/dashboard/overview', 'message.schoolProfileUpdated'])
    const profile = await openScreen('/schools/a')
    expect(profile.main.text).toContain('Wir haben einen Garten.')
    expect(german(await open('profile')).field('summary').value).toBe('Klein und grün.')
  })

  test.each([
    ['markup in the summary', { summary: MARKUP }, 'summary'],
    ['a summary that is too long', { summary: 'x'.repeat(400) }, 'summary'],
    ['a description that is too long', { description: 'x'.repeat(20_001) }, 'description'],
  ] as const)('%s is refused beside its field, and stays typed', async (_, typed, name) => {
    const refused = await write(await open('profile'), typed).send('Veröffentlichen')
    expect(refused.status).toBe(400)
    const field = german(refused).field(name)
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([Object.values(typed)[0], 'true'])
    expect(german(refused).element.hasAttribute('open')).toBe(true)
    expect((await openScreen('/schools/a')).main.text).not.toContain('xxxxxxxx')
  })

  test('ticks are saved as they were ticked', async () => {
    const saved = await school(await open('profile')).send('Veröffentlichen', { Musik: true })
    expect(saved.message).toBe('message.schoolProfileUpdated')
    expect(school(await open('profile')).getByRole<HTMLInputElement>('checkbox', { name: /^Musik/ }).checked).toBe(true)
    const removed = await school(await open('profile')).send('Veröffentlichen', { Musik: false })
    expect(removed.message).toBe('message.schoolProfileUpdated')
    expect(school(await open('profile')).getByRole<HTMLInputElement>('checkbox', { name: /^Musik/ }).checked).toBe(
      false,
    )
  })
})

describe('a draft', () => {
  const draft = async (summary = 'Ein Entwurf.') =>
    await write(await open('profile'), { summary }).send('Entwurf speichern')

  test('is seen by those who manage the profile, and by nobody else', async () => {
    const saved = await draft()
    expect([saved.address, saved.message]).toEqual(['/dashboard/profile', 'message.draftSaved'])
    expect(german(saved).field('summary').value).toBe('Ein Entwurf.')
    expect(school(saved).text).toMatch(/Entwurf von Olga Okonjo vom .*Familien sehen ihn noch nicht\./)
    expect((await openScreen('/schools/a')).main.text).not.toContain('Ein Entwurf.')
  })

  test('is thrown away, and the form says again what is public', async () => {
    await write(await open('profile'), { summary: 'Öffentlich.' }).send('Veröffentlichen')
    const discarded = await (await draft()).send('Entwurf verwerfen')
    expect([discarded.address, discarded.message]).toEqual(['/dashboard/profile', 'message.draftDiscarded'])
    expect(german(discarded).field('summary').value).toBe('Öffentlich.')
    expect(discarded.queryByRole('button', { name: 'Entwurf verwerfen' })).toBeNull()
  })

  test('is looked at as families will see it, then published', async () => {
    await draft('Bald öffentlich.')
    const preview = await open('preview')
    expect(preview.main.text).toContain('Bald öffentlich.')
    expect(preview.part('region', 'Vorschau des Profils').text).toContain('sobald Sie den Entwurf veröffentlichen')
    const done = await preview.send('Veröffentlichen')
    expect([done.address, done.message]).toEqual(['/dashboard/overview', 'message.schoolProfileUpdated'])
    expect((await openScreen('/schools/a')).main.text).toContain('Bald öffentlich.')
    expect((await open('preview')).main.text).toContain('Es gibt keinen Entwurf.')
  })

  test('the button for the preview keeps what was typed and shows it', async () => {
    const preview = await write(await open('profile'), { summary: 'Gerade getippt.' }).send('Vorschau')
    expect([preview.address, preview.main.text]).toEqual([
      '/dashboard/preview',
      expect.stringContaining('Gerade getippt.'),
    ])
    const back = await preview.follow('Weiter bearbeiten')
    expect(german(back).field('summary').value).toBe('Gerade getippt.')
  })

  test('of a colleague is not overwritten unseen: both are told, and what was typed stays', async () => {
    const form = await open('profile')
    await write(await open('profile', (await colleague()).cookie), { summary: 'Von Emil.' }).send('Entwurf speichern')
    const refused = await write(form, { summary: 'Von Olga.' }).send('Veröffentlichen')
    expect(refused.status).toBe(409)
    expect(school(refused).text).toContain('Inzwischen steht etwas anderes im Profil oder im Entwurf.')
    expect(german(refused).field('summary').value).toBe('Von Olga.')
    const again = await write(refused, {}).send('Veröffentlichen')
    expect(again.message).toBe('message.schoolProfileUpdated')
    expect((await openScreen('/schools/a')).main.text).toContain('Von Olga.')
  })

  test('that a colleague replaced meanwhile is not thrown away unseen', async () => {
    const saved = await draft()
    await write(await open('profile', (await colleague()).cookie), { summary: 'Von Emil.' }).send('Entwurf speichern')
    const refused = await saved.send('Entwurf verwerfen')
    expect(refused.status).toBe(409)
    expect(german(await open('profile')).field('summary').value).toBe('Von Emil.')
  })

  test('of a school that the team hid cannot be looked at', async () => {
    await draft()
    await db().updateTable('schools').set({ status: 'hidden' }).execute()
    expect((await open('preview')).status).toBeGreaterThanOrEqual(300)
  })
})

describe('the overview', () => {
  const stat = (screen: Screen, name: string) =>
    screen.main.getAllByRole('term').find((term) => term.textContent === name)?.parentElement?.textContent
  /** Adds figures of a day, counted back from today. */
  const count = (daysAgo: number, figures: Record<string, number>) =>
    db()
      .insertInto('school_figures')
      .values({
        school_id: 'a',
        day: addDays(berlinDay(), -daysAgo),
        ...figures,
      } as never)
      .execute()
  const review = (given: object = {}) =>
    db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'a', ...given }))
      .returning('id')
      .executeTakeFirstOrThrow()

  test('greets by the first name, and stands for a school without any figure', async () => {
    const screen = await open('overview')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Guten (Morgen|Tag|Abend), Olga/)
    expect(stat(screen, 'Aufrufe, letzte 30 Tage')).toContain('0in den 30 Tagen davor keine')
    expect(stat(screen, 'Durchschnitt')).toContain('–ab 3 Bewertungen')
    expect(screen.queryByRole('region', { name: 'Neue Bewertungen' })).toBeNull()
    expect(screen.part('region', 'So sehen Familien Ihr Profil').text).toContain('Hier steht Ihre kurze Beschreibung.')
  })

  test('compares the views of 30 days with the 30 before', async () => {
    await count(3, { views: 30 })
    await count(10, { views: 30 })
    await count(40, { views: 40 })
    const screen = await open('overview')
    expect(stat(screen, 'Aufrufe, letzte 30 Tage')).toMatch(/60\+50\s%/)
    const row = screen.part('region', 'Was Familien getan haben').getByRole('row', { name: /^Aufrufe des Profils/ })
    expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['60', '40'])
  })

  test('draws the views of days or of months, and says them in words and as a table', async () => {
    await count(1, { views: 12 })
    await count(2, { views: 5 })
    const days = await open('overview')
    const chart = (screen: Screen) => screen.part('region', 'Aufrufe')
    expect(chart(days).getByRole('img').textContent).toMatch(/zusammen 17, höchstens 12$/)
    expect(chart(days).element.querySelectorAll('tbody tr')).toHaveLength(30)
    const months = await chart(days).follow('12 Monate')
    expect(months.address).toBe('/dashboard/overview?span=months')
    expect(chart(months).element.querySelectorAll('tbody tr')).toHaveLength(12)
    expect(chart(months).getByRole('link', { current: true }).textContent).toBe('12 Monate')
    expect((await chart(months).follow('30 Tage')).address).toBe('/dashboard/overview')
  })

  test('shows the newest reviews, which wait for an answer, never as markup', async () => {
    const { id } = await review({
      author_name: 'Eine Mutter',
      comment: `${MARKUP} Sehr freundlich und gut erreichbar.`,
    })
    const screen = await open('overview')
    expect(stat(screen, 'Bewertungen')).toContain('1 Bewertung wartet auf Ihre Antwort')
    const newest = screen.part('region', 'Neue Bewertungen')
    expect(newest.text).toContain(MARKUP)
    expect(screen.html).not.toContain('<marquee')
    expect((await newest.follow(/^Antworten/)).address).toBe(`/dashboard/reviews/${id}`)
    expect((await newest.follow('Alle ansehen')).address).toBe('/dashboard/reviews')
    await db().insertInto('review_answers').values({ review_id: id, text: 'Danke.' }).execute()
    const answered = await open('overview')
    expect(stat(answered, 'Bewertungen')).toContain('keine wartet auf Ihre Antwort')
    expect(answered.part('region', 'Neue Bewertungen').queryByRole('link', { name: /^Antworten/ })).toBeNull()
  })

  test('has an average from three reviews on, with one decimal', async () => {
    for (const rating of [5, 4, 4]) await review({ rating })
    expect(stat(await open('overview'), 'Durchschnitt')).toContain('4,3von 5 Sternen')
  })

  test('leads from each open point of the profile to where it is done', async () => {
    const screen = await open('overview')
    const card = screen.part('region', 'Die ersten Schritte')
    const links = card.getAllByRole('link')
    expect(links.length).toBeGreaterThan(3)
    for (const link of links)
      expect([link.textContent, (await card.follow(link)).status]).toEqual([link.textContent, 200])
    const before = Number(/(\d+)\s%/.exec(card.text)?.[1])
    await write(await open('profile'), { summary: 'Klein und grün, mitten im Park.' }).send('Veröffentlichen')
    const after = (await open('overview')).part('region', 'Die ersten Schritte')
    expect(Number(/(\d+)\s%/.exec(after.text)?.[1])).toBeGreaterThan(before)
    expect(after.queryByRole('link', { name: 'Beschreibung schreiben' })).toBeNull()
  })

  test('figures are taken along as a table of days', async () => {
    await count(1, { views: 12 })
    const link = (await open('overview')).getByRole('link', { name: 'Zahlen der letzten 12 Monate (CSV)' })
    const { response } = await openScreen(link.getAttribute('href')!, { cookie: person.cookie })
    expect(response.headers.get('content-type')).toContain('text/csv')
    const lines = (await response.text()).trim().split(/\r?\n/)
    expect(lines[0]).toMatch(/^\uFEFF?day,views/)
    expect(lines.filter((line) => /,12,/.test(line))).toHaveLength(1)
  })

  test('counts nothing of other schools', async () => {
    await makeSchool({ id: 'b' })
    await db()
      .insertInto('school_figures')
      .values({ school_id: 'b', day: berlinDay(), views: 99 } as never)
      .execute()
    await review({ school_id: 'b' })
    const screen = await open('overview')
    expect(stat(screen, 'Aufrufe, letzte 30 Tage')).toMatch(/^Aufrufe, letzte 30 Tage0/)
    expect(stat(screen, 'Bewertungen')).toMatch(/^Bewertungen0/)
  })
})

describe('mails of the person', () => {
  test('are switched here as in the account', async () => {
    const saved = await (await open('notifications')).main.send('Einstellungen speichern', {
      'Neue Nachrichten per E-Mail': false,
    })
    expect([saved.address, saved.message]).toEqual(['/dashboard/notifications', 'message.notificationsSaved'])
    const account = await openScreen('/account/notifications', { cookie: person.cookie })
    const control = account.main.getByRole<HTMLInputElement>('switch', { name: 'Neue Nachrichten per E-Mail' })
    expect(control.checked).toBe(false)
  })
})

describe('the sidebar', () => {
  test('is narrowed and widened without script, and stays so on the next page', async () => {
    const screen = await open('overview')
    const toggle = (page: Screen) =>
      page.element.querySelector<HTMLButtonElement>('form[action$="/dashboard/sidebar"] button')
    expect(toggle(screen)).not.toBeNull()
    const narrow = await screen.send(toggle(screen)!)
    expect(narrow.address).toBe('/dashboard/overview')
    expect(narrow.cookie).not.toBe(screen.cookie)
    const next = await openScreen('/dashboard/events', { cookie: narrow.cookie })
    expect(next.html).toContain('3rem')
    const wide = await next.send(toggle(next)!)
    expect(wide.html).toContain('16rem')
  })

  test('counts the reviews that wait, and names the plan', async () => {
    await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'a' }))
      .execute()
    const screen = await open('overview')
    expect(screen.part('complementary', 'Schulbereich').text).toMatch(/Bewertungen\D*1/)
    expect((await screen.follow(/Öffentliches Profil/)).address).toBe('/schools/a')
  })
})

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts, signedIn, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen } from '../../testing/render-screen.tsx'
import { factsOf, headingsOf, linksOf, rowsOf } from '../../testing/rows-of.ts'
import { makeStaff } from '../../testing/staff.ts'

const MARKUP = '<b onmouseover=alert(1)>Eve</b>'
let admin: Person
beforeEach(async () => {
  admin = await makeStaff('admin', 'Grace Hopper')
})
afterEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
})

const open = (address = '', cookie = admin.cookie) => openScreen(`/admin/users${address}`, { cookie })
const page = (id: string) => open(`/${id}`)

describe('the list of accounts', () => {
  test('names each with role, state and a way to its page', async () => {
    const ada = await makePerson({ email: 'ada@post.example', name: 'Ada Lovelace' })
    const rows = rowsOf((await open()).main)
    expect(rows.map((row) => row.slice(0, 4))).toEqual(
      expect.arrayContaining([
        ['ada@post.example', 'Ada Lovelace', 'Ohne besondere Rechte', 'aktiv'],
        [admin.email, 'Grace Hopper', 'Verwaltung', 'aktiv'],
      ]),
    )
    const opened = await (await open()).main.follow('ada@post.example')
    expect(opened.address).toBe(`/admin/users/${ada.id}`)
  })

  test('shows names that people gave themselves as text', async () => {
    const { id } = await makePerson({ name: MARKUP })
    for (const screen of [await open(), await page(id)]) {
      expect(screen.main.text).toContain(MARKUP)
      expect(screen.html).not.toContain('<b onmouseover')
    }
  })

  test('finds by address, by name and by id, and keeps what was typed', async () => {
    const ada = await makePerson({ email: 'ada@post.example', name: 'Ada Lovelace' })
    await makePerson({ email: 'mia@familie.example', name: 'Mia' })
    for (const words of ['ada@post.example', 'lovelace', ada.id]) {
      const found = await (await open()).main.send('Anzeigen', { [SEARCH]: words })
      expect(rowsOf(found.main).map(([email]) => email)).toEqual(['ada@post.example'])
      expect(found.getByRole<HTMLInputElement>('searchbox').value).toBe(words)
    }
  })

  test.each(["' or 1=1 --", '%', '_', '\\', MARKUP, 'x'.repeat(500), 'ä\u0301'])(
    '%j is searched as it is',
    async (words) => {
      const screen = await open(`?q=${encodeURIComponent(words)}`)
      expect(screen.status).toBe(200)
      expect(headingsOf(screen.main)).toEqual(['# Konten', '## Kein Konto gefunden'])
    },
  )

  test('shows only some by role or state', async () => {
    const banned = await makePerson({ email: 'banned@post.example' })
    const gone = await makePerson({ email: 'gone@post.example' })
    await sql`update users set suspended_at = now(), suspension_reason = 'x' where id = ${banned.id}`.execute(db())
    await sql`update users set erase_after = now() + interval '9 days' where id = ${gone.id}`.execute(db())
    const shown = async (filter: string) => {
      const screen = await (await open()).main.send('Anzeigen', { Nur: filter })
      return rowsOf(screen.main).map(([email, , , state]) => [email, state])
    }
    expect(await shown('Gesperrt')).toEqual([['banned@post.example', 'gesperrt']])
    expect(await shown('Gelöscht, noch wiederherstellbar')).toEqual([['gone@post.example', 'gelöscht']])
    expect(await shown('Verwaltung')).toEqual([[admin.email, 'aktiv']])
    expect(await shown('Alle')).toHaveLength(3)
  })

  test('names accounts that were begun and not confirmed, which have no page yet', async () => {
    await sql`insert into pending_sign_ups (handle_hash, token_hash, email, password, locale, expires_at)
      values ('x', 'y', 'new@post.example', 'x', 'de', now() + interval '1 day')`.execute(db())
    const screen = await open('?filter=unconfirmed')
    expect(rowsOf(screen.main).map(([email, , , state]) => [email, state])).toEqual([
      ['new@post.example', 'nicht bestätigt'],
    ])
    expect(screen.main.element.querySelectorAll('tbody a')).toHaveLength(0)
  })

  test('is paged without leaving anyone out, and back to the beginning', async () => {
    await sql`insert into users (email, email_verified) select 'many-' || n || '@post.example', true
      from generate_series(1, 120) n`.execute(db())
    const seen = new Set<string>()
    let screen = await open('?filter=')
    for (;;) {
      for (const [email] of rowsOf(screen.main)) seen.add(email!)
      if (!screen.main.element.querySelector('[rel=next]')) break
      screen = await screen.main.follow(screen.main.element.querySelector<HTMLElement>('[rel=next]')!)
    }
    expect(seen.size).toBe(121)
    expect(linksOf(screen.main)).toMatchObject({ 'Zum Anfang der Liste': '/admin/users' })
  })
})

const SEARCH = 'SuchenE-Mail-Adresse, Name, Kennung, Nummer einer Bestellung oder Schule, die jemand verwaltet'

describe('the page of an account', () => {
  test('says what is known of it', async () => {
    const { id } = await makePerson({ email: 'ada@post.example', name: 'Ada', locale: 'fr' })
    const screen = await page(id)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ada@post.example')
    expect(factsOf(screen.part('region', 'Angaben zum Konto'))).toMatchObject({
      Kennung: id,
      'Angezeigter Name': 'Ada',
      Rolle: 'Ohne besondere Rechte',
      'Sprache der E-Mails': 'Français',
      'Anmeldung mit': 'Passwort',
      'Zweiter Faktor': 'nicht eingerichtet',
      'Offene Sitzungen': '1',
    })
    expect(screen.html).not.toContain('$argon')
  })

  test('says so where there is nothing', async () => {
    const { main } = await page((await makePerson()).id)
    for (const none of ['Diese Person verwaltet keine Schule.', 'Noch keine Bewertung.', 'Noch keine Bestellung.']) {
      expect(main.text).toContain(none)
    }
    expect(main.part('region', 'Was das Team getan hat').text).toContain('Noch nichts.')
  })

  test('links to the person’s schools and reviews', async () => {
    const { id } = await makePerson()
    await db()
      .insertInto('schools')
      .values([schoolRow({ id: 'a', name: `See ${MARKUP}` }), schoolRow({ id: 'b', name: 'Bergschule', city: 'Bonn' })])
      .execute()
    await db()
      .insertInto('school_members')
      .values([
        { school_id: 'a', user_id: id, role: 'owner' },
        { school_id: 'b', user_id: id, role: 'editor' },
      ])
      .execute()
    const review = await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'b', author_id: id, rating: 2, status: 'pending' }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const screen = await page(id)
    expect(linksOf(screen.part('region', 'Verwaltete Schulen'))).toEqual({
      [`See ${MARKUP}, Köln`]: '/schools/a',
      'Bergschule, Bonn': '/schools/b',
    })
    expect(screen.part('region', 'Bewertungen (1)').getByRole('link').getAttribute('href')).toBe(
      `/admin/reviews/${review.id}`,
    )
    expect(screen.part('region', 'Bewertungen (1)').text).toContain('Bergschule · 2/5')
    expect(screen.html).not.toContain('<b onmouseover')
  })

  test('shows the ten newest reviews and says that there are more', async () => {
    const { id } = await makePerson()
    await sql`insert into schools (id, name, category, country, source, source_id)
      select 's' || n, 'School ' || n, 'primary', 'DE', 'own', n::text from generate_series(1, 11) n`.execute(db())
    for (let at = 1; at <= 11; at++) {
      const created_at = new Date(Date.UTC(2026, 0, at))
      await db()
        .insertInto('reviews')
        .values(reviewRow({ school_id: `s${at}`, author_id: id, created_at }))
        .execute()
    }
    const reviews = (await page(id)).part('region', 'Bewertungen (11)')
    expect(reviews.getAllByRole('link')).toHaveLength(10)
    expect(reviews.text).toContain('School 11 ·')
    expect(reviews.text).not.toContain('School 1 ·')
    expect(reviews.text).toContain('Angezeigt werden die zehn neuesten.')
  })

  test('that was deleted says when it is erased and offers no link for a password', async () => {
    const { id } = await makePerson()
    await sql`update users set erase_after = timestamptz '2027-01-15 12:00+01' where id = ${id}`.execute(db())
    const screen = await page(id)
    expect(factsOf(screen.part('region', 'Angaben zum Konto'))['Wird endgültig gelöscht am']).toContain('15')
    expect(screen.queryByRole('button', { name: 'Link für neues Passwort schicken' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Überall abmelden' })).toBeTruthy()
  })

  test('that is unknown is not found, whatever the address has in its place', async () => {
    for (const id of [crypto.randomUUID(), 'x', "1'--", '%00']) expect((await page(id)).status).toBe(404)
  })
})

describe('suspending', () => {
  test('takes reason and last day, shows both, and is lifted again', async () => {
    const person = await makePerson({ email: 'ada@post.example' })
    const suspended = await (await page(person.id)).part('region', 'Sperren').send('Konto sperren', {
      Grund: `Werbung ${MARKUP}`,
      'Letzter Tag der Sperre': addDays(berlinDay(), 3),
    })
    expect([suspended.address, suspended.message]).toEqual([`/admin/users/${person.id}`, 'message.personChanged'])
    const part = suspended.part('region', 'Sperren')
    expect(part.text).toMatch(/Gesperrt seit .* Endet von selbst am /)
    expect(part.text).toContain(`Werbung ${MARKUP}`)
    expect(suspended.html).not.toContain('<b onmouseover')
    expect(suspended.getByRole('heading', { level: 1 }).nextElementSibling!.textContent).toContain('gesperrt bis')
    expect((await openScreen('/account', { cookie: person.cookie })).address).toMatch(/^\/auth/)
    const lifted = await part.send('Sperre aufheben')
    expect(lifted.getByRole('heading', { level: 1 }).nextElementSibling!.textContent).toBe('aktiv')
    expect(await signedIn('ada@post.example')).toBeTruthy()
  })

  test('without an end says so', async () => {
    const { id } = await makePerson()
    const suspended = await (await page(id)).part('region', 'Sperren').send('Konto sperren', { Grund: 'Werbung' })
    expect(suspended.part('region', 'Sperren').text).toContain('Gilt unbefristet.')
    expect(suspended.getByRole('button', { name: 'Grund und Ende ändern' })).toBeTruthy()
  })

  test.each<[string, Record<string, string>, string, string]>([
    ['no reason', { Grund: '   ' }, 'Grund', 'Bitte nennen Sie den Grund.'],
    ['a reason that is too long', { Grund: 'x'.repeat(2001) }, 'Grund', 'Dieser Text ist zu lang.'],
    [
      'a day that is over',
      { Grund: 'Werbung', 'Letzter Tag der Sperre': '2020-01-01' },
      'Letzter Tag der Sperre',
      'Bitte wählen Sie heute oder einen späteren Tag.',
    ],
  ])('%s is refused beside its field, and what was typed stays', async (_, typed, field, reason) => {
    const { id } = await makePerson()
    const refused = await (await page(id)).part('region', 'Sperren').send('Konto sperren', typed)
    expect(refused.status).toBe(400)
    expect(faultOf(refused.main, field).reason).toBe(reason)
    expect(faultOf(refused.main, 'Grund').value.trim()).toBe(typed.Grund!.trim())
    expect((await openScreen(`/admin/users/${id}`, { cookie: admin.cookie })).main.text).not.toContain('Gesperrt seit')
  })
})

describe('role and access', () => {
  test('a role is chosen from the three, the one that holds is ticked', async () => {
    const { id } = await makePerson()
    const part = (await page(id)).part('region', 'Rolle')
    const radios = part.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['user', true],
      ['moderator', false],
      ['admin', false],
    ])
    const changed = await part.send('Rolle ändern', { Moderation: true })
    expect(changed.message).toBe('message.personChanged')
    expect(factsOf(changed.part('region', 'Angaben zum Konto')).Rolle).toBe('Moderation')
    expect((await waitingMails())[0]).toMatchObject({ template: 'role-changed' })
  })

  test('signing somebody out ends the sessions that the page counts', async () => {
    const person = await makePerson()
    const screen = await page(person.id)
    expect(factsOf(screen.main)['Offene Sitzungen']).toBe('1')
    const done = await screen.main.send('Überall abmelden')
    expect(factsOf(done.main)['Offene Sitzungen']).toBe('0')
    expect((await openScreen('/account', { cookie: person.cookie })).address).toMatch(/^\/auth/)
  })

  test('a link for a new password goes by mail and stands on no page', async () => {
    const { id, email } = await makePerson()
    const done = await (await page(id)).main.send('Link für neues Passwort schicken')
    const [mail] = await waitingMails()
    expect(mail).toMatchObject({ template: 'reset-password', to: email })
    expect(done.html).not.toContain(new URL(String(mail!.props.url)).searchParams.get('token'))
  })

  test('a second factor that the team lost is approved or refused by another admin', async () => {
    const { id } = await makeStaff('moderator', 'Ada Lovelace')
    const ask = () => db().insertInto('factor_removals').values({ user_id: id }).execute()
    expect((await page(id)).queryByRole('button', { name: 'Zweiten Faktor freigeben' })).toBeNull()
    await ask()
    const refused = await (await page(id)).send('Antrag ablehnen')
    expect(refused.main.text).toContain('Ausschalten des zweiten Faktors abgelehnt')
    expect(await db().selectFrom('factor_removals').selectAll().execute()).toEqual([])
    await ask()
    const approved = await (await page(id)).send('Zweiten Faktor freigeben')
    expect(approved.main.text).toContain('Ausschalten des zweiten Faktors genehmigt')
    expect(await db().selectFrom('factor_removals').selectAll().execute()).toMatchObject([{ approved_by: admin.id }])
    await db().updateTable('factor_removals').set({ user_id: admin.id, due_at: null }).execute()
    expect((await page(admin.id)).queryByRole('button', { name: 'Zweiten Faktor freigeben' })).toBeNull()
  })

  test('what was done stands below, and all of it in the log', async () => {
    const { id } = await makePerson()
    const done = await (await page(id)).main.send('Überall abmelden')
    const history = done.part('region', 'Was das Team getan hat')
    const [, action, subject, actor, details] = rowsOf(history)[0]!
    expect([action, actor]).toEqual(['Konto: überall abgemeldet', expect.stringMatching(/Verwaltung$/)])
    expect([subject, details]).toEqual([expect.stringContaining('@'), expect.stringContaining(id)])
    const log = await history.follow('Alles im Protokoll')
    expect(log.address).toBe(`/admin/log?kind=user&subject=${id}`)
    expect(rowsOf(log.main)).toHaveLength(1)
  })

  test('nobody suspends or demotes oneself: the page does not offer it, and the form is refused', async () => {
    const own = await page(admin.id)
    expect(own.part('region', 'Sperren').text).toContain('Das ist Ihr eigenes Konto')
    expect(own.queryByRole('button', { name: 'Rolle ändern' })).toBeNull()
    const forged = await openScreen(`/admin/users/${admin.id}`, {
      cookie: admin.cookie,
      form: { action: '', method: 'post', body: new URLSearchParams({ intent: 'role', role: 'user' }) },
    })
    expect(forged.status).toBeGreaterThanOrEqual(400)
    expect((await open()).status).toBe(200)
  })

  test('two admins who open the page at once: the later one hears that the account is locked', async () => {
    const { id } = await makePerson()
    const [mine, theirs] = [await page(id), await open(`/${id}`, (await makeStaff('admin')).cookie)]
    await mine.part('region', 'Sperren').send('Konto sperren', { Grund: 'Werbung' })
    const refused = await theirs.part('region', 'Rolle').send('Rolle ändern', { Verwaltung: true })
    expect(refused.status).toBe(409)
    expect(refused.part('region', 'Rolle').getByRole('alert').textContent).toBeTruthy()
    expect(refused.getByRole<HTMLInputElement>('radio', { name: 'Verwaltung' }).checked).toBe(true)
  })
})

test('nobody but admins sees accounts', async () => {
  const { id } = await makePerson()
  const moderator = await makeStaff('moderator')
  for (const address of ['', `/${id}`]) {
    expect((await open(address, '')).address).toMatch(/^\/auth/)
    expect((await open(address, moderator.cookie)).status).toBe(404)
    expect((await open(address, (await makePerson()).cookie)).status).toBe(404)
  }
})

test('the pages speak the language of their address, also in what they refuse', async () => {
  const { id } = await makePerson()
  const screen = await openScreen(`/it/admin/users/${id}`, { cookie: admin.cookie })
  const refused = await screen.main.send(/^Sospend/, {})
  expect(refused.address).toBe(`/it/admin/users/${id}`)
  expect(refused.main.element.querySelector('[aria-invalid=true]')).not.toBeNull()
  expect(refused.main.text).not.toContain('Bitte')
})

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { earliestChange } from '#app/features/legal/changes/terms-change.schema.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { faultOf } from '../../testing/fault-of.ts'
import { makePerson, type Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'
import { headingsOf, linksOf, rowsOf } from '../../testing/rows-of.ts'
import { makeStaff } from '../../testing/staff.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
let admin: Person
beforeEach(async () => {
  admin = await makeStaff('admin', 'Grace Hopper')
})
afterEach(async () => {
  await sql`delete from pgboss.job`.execute(db())
  await sql`delete from schools`.execute(db())
  await removeAccounts()
})

const open = (address: string, cookie = admin.cookie) => openScreen(`/admin/${address}`, { cookie })
/** Sends a form like a program that never opened the page. */
const forge = (address: string, fields: Record<string, string>, cookie = admin.cookie) =>
  openScreen(`/admin/${address}`, { cookie, form: { action: '', method: 'post', body: new URLSearchParams(fields) } })

describe('failed jobs', () => {
  const addFailed = (many: number, job = 'delete_file', data: object = { key: 'a' }) =>
    sql`insert into pgboss.job (name, data, source_name, source_output, source_retry_count, policy)
      select 'dead_letters', ${JSON.stringify(data)}, ${job},
        ${JSON.stringify({ message: `550 <mia@familie.example> ${MARKUP}` })}, 18, 'standard'
      from generate_series(1, ${many}::int)`.execute(db())
  const lettersOf = (screen: Screen) => screen.part('region', 'Endgültig fehlgeschlagen').element

  test('an empty list of them says so', async () => {
    const screen = await open('jobs')
    expect(headingsOf(screen.main)).toEqual([
      '# Aufträge und E-Mails',
      '## Endgültig fehlgeschlagen',
      '### Nichts ist fehlgeschlagen',
      '## Warteschlangen',
      '## Wiederkehrende Aufgaben',
    ])
    expect(screen.queryByRole('button', { name: 'Alle erneut versuchen' })).toBeNull()
  })

  test('are listed with their reason, addresses with their domain only, and all of it as text', async () => {
    await addFailed(1, 'send_mail', { template: 'reset-password', to: 'mia@familie.example' })
    const screen = await open('jobs')
    const [row] = rowsOf({ element: lettersOf(screen) })
    expect(row![0]).toContain('Mail senden')
    expect(row![0]).toContain('reset-password: m…@familie.example')
    expect(row!.slice(2)).toEqual(['19', `550 <m…@familie.example> ${MARKUP}`])
    expect(screen.html).not.toContain('mia@')
    expect(screen.html).not.toContain(MARKUP)
  })

  test('are put back to work one by one', async () => {
    await addFailed(2)
    const screen = await open('jobs')
    const [first] = screen.getAllByRole<HTMLInputElement>('checkbox')
    first!.setAttribute('checked', '')
    const done = await screen.main.send('Ausgewählte erneut versuchen')
    expect(done.message).toBe('message.jobsRetried')
    expect(rowsOf({ element: lettersOf(done) })).toHaveLength(1)
    const queue = rowsOf(done.part('region', 'Warteschlangen')).find(([name]) => name === 'Datei löschen')
    expect(queue!.slice(1, 5)).toEqual(['1', '0', '0', '1'])
    // No name of the program, such as delete_file.
    expect(done.part('region', 'Warteschlangen').element.textContent).not.toContain('_')
  })

  test('or all at once', async () => {
    await addFailed(3)
    const done = await (await open('jobs')).main.send('Alle erneut versuchen')
    expect([done.message, lettersOf(done).textContent]).toEqual([
      'message.jobsRetried',
      expect.stringContaining('Nichts ist fehlgeschlagen'),
    ])
  })

  test('are discarded only after the page has explained it', async () => {
    await addFailed(1)
    const screen = await open('jobs')
    expect(screen.main.text).toContain('Verworfene Aufträge werden nicht mehr ausgeführt.')
    screen.getByRole('checkbox').setAttribute('checked', '')
    const button = screen.main.element.querySelector<HTMLElement>('button[value=discard]')!
    const done = await screen.main.send(button)
    expect(done.message).toBe('message.jobsDiscarded')
    expect(
      rowsOf(done.part('region', 'Warteschlangen'))
        .flatMap(([, waiting]) => waiting)
        .join(''),
    ).toMatch(/^0+$/)
  })

  test('without a tick nothing is done, and the page says what lacks', async () => {
    await addFailed(1)
    const refused = await (await open('jobs')).main.send('Ausgewählte erneut versuchen')
    expect(refused.status).toBe(400)
    expect(refused.main.text).toContain('Bitte wählen Sie mindestens einen Auftrag aus.')
    expect(rowsOf({ element: lettersOf(refused) })).toHaveLength(1)
  })

  test('that another person has handled meanwhile are reported as gone', async () => {
    await addFailed(1)
    const screen = await open('jobs')
    screen.getByRole('checkbox').setAttribute('checked', '')
    await addFailed(1)
    await sql`delete from pgboss.job where id = ${screen.getByRole<HTMLInputElement>('checkbox').value}`.execute(db())
    const refused = await screen.main.send('Ausgewählte erneut versuchen')
    expect(refused.status).toBe(409)
    expect(refused.part('region', 'Endgültig fehlgeschlagen').getByRole('alert').textContent).toBeTruthy()
  })

  test('go on page by page', async () => {
    await addFailed(51)
    const first = await open('jobs')
    expect(rowsOf({ element: lettersOf(first) })).toHaveLength(50)
    const second = await first.part('region', 'Endgültig fehlgeschlagen').follow('Weiter')
    expect(rowsOf({ element: lettersOf(second) })).toHaveLength(1)
    expect((await second.main.follow('Zum Anfang der Liste')).address).toBe('/admin/jobs')
  })

  test.each(['after=x', 'after=1~2', 'after=%00', 'after=99999999999999999999~x'])(
    '%s shows the beginning',
    async (query) => {
      await addFailed(1)
      expect(rowsOf({ element: lettersOf(await open(`jobs?${query}`)) })).toHaveLength(1)
    },
  )

  test('scheduled tasks are listed with their schedule and their last run', async () => {
    await sql`insert into pgboss.schedule (name, key, cron, timezone) values ('run_task', 'remove-old', '7 3 * * *', 'Europe/Berlin')
      on conflict do nothing`.execute(db())
    await sql`insert into pgboss.job (name, data, state, completed_on, policy)
      values ('run_task', '{"task": "remove-old"}', 'completed', timestamptz '2026-04-01 08:15+02', 'standard')`.execute(
      db(),
    )
    const task = rowsOf((await open('jobs')).part('region', 'Wiederkehrende Aufgaben')).find(
      ([name]) => name === 'remove-old',
    )
    expect(task).toEqual(['remove-old', '7 3 * * *', expect.stringContaining('2026'), '0', '0'])
  })

  test('are no business of moderators, nor of a form without a page', async () => {
    await addFailed(1)
    const moderator = await makeStaff('moderator')
    expect((await open('jobs', moderator.cookie)).status).toBe(404)
    for (const cookie of [moderator.cookie, (await makePerson()).cookie, '']) {
      expect((await forge('jobs', { intent: 'retry-all' }, cookie)).status).toBeGreaterThanOrEqual(200)
    }
    expect(rowsOf({ element: lettersOf(await open('jobs')) })).toHaveLength(1)
  })
})

describe('the log', () => {
  const addEntries = (many: number, { kind = 'review', subject = 'r1', after = '{}' } = {}) =>
    sql`insert into audit_entries (at, actor_role, actor_id, action, subject_kind, subject_id, after)
      select now() - n * interval '1 minute', 'moderator', ${admin.id}, 'review.published', ${kind}, ${subject}, ${after}::jsonb
      from generate_series(1, ${many}::int) n`.execute(db())

  test('says who did what to which, before and after, as text', async () => {
    await addEntries(1, { subject: MARKUP, after: JSON.stringify({ state: MARKUP }) })
    const screen = await open(`log?subject=${encodeURIComponent(MARKUP)}`)
    const [[, action, subject, actor, details] = []] = rowsOf(screen.main)
    expect([action, subject, actor]).toEqual(['Bewertung: veröffentlicht', '', 'Grace HopperModeration'])
    for (const part of [`review ${MARKUP}`, `Wer ${admin.id}`, `Nachher, state ${MARKUP}`])
      expect(details).toContain(part)
    expect(screen.html).not.toContain(MARKUP)
  })

  test('is narrowed by kind and id, and its file by the same', async () => {
    await addEntries(2, { subject: 'log-a' })
    await addEntries(1, { subject: 'log-a', kind: 'order' })
    const screen = await open('log?subject=log-a')
    expect(rowsOf(screen.main)).toHaveLength(3)
    const narrowed = await screen.main.send('Anzeigen', { Art: 'Bestellung' })
    expect(narrowed.address).toBe('/admin/log?kind=order&subject=log-a')
    expect(rowsOf(narrowed.main)).toHaveLength(1)
    const { response } = await narrowed.main.follow('Als CSV herunterladen')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="log.csv"')
    expect((await response.text()).trim().split('\r\n')).toHaveLength(2)
  })

  test('of what never was says so', async () => {
    const screen = await open('log?subject=nobody')
    expect(headingsOf(screen.main)).toEqual(['# Protokoll', '## Keine Einträge'])
    expect(screen.main.element.querySelector<HTMLInputElement>('[name=subject]')!.value).toBe('nobody')
  })

  test('goes on page by page under the same filter', async () => {
    await addEntries(51, { subject: 'log-b' })
    const first = await open('log?subject=log-b')
    const second = await first.main.follow('Weiter')
    expect([rowsOf(first.main).length, rowsOf(second.main).length]).toEqual([50, 1])
    expect((await second.main.follow('Zum Anfang der Liste')).address).toBe('/admin/log?subject=log-b')
  })

  test('cannot be read by moderators, not as a file either', async () => {
    const { cookie } = await makeStaff('moderator')
    for (const address of ['log', 'log.csv']) expect((await open(address, cookie)).status, address).toBe(404)
  })
})

describe('figures', () => {
  test('are there from the first day on, with nothing to count', async () => {
    const screen = await open('figures')
    expect(headingsOf(screen.main)).toEqual([
      '# Zahlen',
      '## Offenes und Entschiedenes',
      '### Offen',
      '### Median',
      '## Einzelne Zahlen',
      '## Bewertungen je Woche',
      '## Häufige Suchen ohne Treffer',
      '## Letzte Importe',
    ])
    for (const [, open, oldest, decided, median] of rowsOf(screen.part('region', 'Offenes und Entschiedenes'))) {
      expect([open, oldest, decided, median]).toEqual(['0', 'keine', '0', 'keine'])
    }
    expect(screen.part('region', 'Letzte Importe').text).toContain('Noch kein Import.')
  })

  test('count what is open and lead to it', async () => {
    await db()
      .insertInto('schools')
      .values(schoolRow({ id: 'f' }))
      .execute()
    await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'f', status: 'pending' }))
      .execute()
    const kinds = (await open('figures')).part('region', 'Offenes und Entschiedenes')
    const [name, count] = rowsOf(kinds).find(([, open]) => open !== '0')!
    expect(count).toBe('1')
    const queue = await kinds.follow(name!)
    expect(queue.address).toBe('/admin?kind=review')
    expect(queue.main.text).toContain('Schule f')
  })

  test('name the last imports with their counts', async () => {
    await sql`insert into import_runs (source, kind, state, files, started_at, ended_at, read_count, added_count)
      values ('gb-gias', 'import', 'finished', '{x.csv}', now() - interval '90 seconds', now(), 12345, 7)`.execute(db())
    const [row] = rowsOf((await open('figures')).part('region', 'Letzte Importe'))
    expect([row![0], row![2], row![4], row![5]]).toEqual(['gb-gias', 'beendet', '12.345', '7'])
    await sql`delete from import_runs`.execute(db())
  })

  test('come as a file that says the same', async () => {
    const { response } = await (await open('figures')).main.follow('Als CSV herunterladen')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect((await response.text()).trim().split('\r\n').length).toBeGreaterThan(5)
  })

  test('are for the whole team, and for nobody else', async () => {
    const { cookie } = await makeStaff('moderator')
    for (const address of ['figures', 'figures.csv']) {
      expect((await open(address, cookie)).status, address).toBe(200)
      expect((await open(address, (await makePerson()).cookie)).status, address).toBe(404)
      expect((await open(address, '')).address, address).toMatch(/^\/auth/)
    }
  })
})

describe('news of the product', () => {
  const LANGUAGES = ['de', 'en', 'fr', 'es', 'it']
  const written = (title: string) =>
    Object.fromEntries(
      LANGUAGES.flatMap((one) => [
        [`title_${one}`, `${title} ${one}`],
        [`text_${one}`, `Text ${one}`],
      ]),
    )

  test('are written in five languages and read in that of the page', async () => {
    const done = await forge('updates', { intent: 'publish', ...written('Neue Karte') })
    expect([done.address, done.message]).toEqual(['/admin/updates', 'message.updatePublished'])
    expect(done.part('region', 'Veröffentlicht').text).toContain('Neue Karte de Text de')
    const french = await openScreen('/fr/admin/updates', { cookie: admin.cookie })
    expect(french.main.text).toContain('Neue Karte fr Text fr')
    expect(french.main.text).not.toContain('Text de')
  })

  test('are text whatever is typed', async () => {
    const done = await forge('updates', { intent: 'publish', ...written(MARKUP) })
    expect(done.part('region', 'Veröffentlicht').text).toContain(`${MARKUP} de`)
    expect(done.html).not.toContain(MARKUP)
  })

  test('need every language: missing ones are reported there, and the rest stays', async () => {
    const screen = await open('updates')
    expect(screen.main.getAllByRole('group').map(({ firstChild }) => firstChild!.textContent)).toEqual([
      'Deutsch',
      'English',
      'Français',
      'Español',
      'Italiano',
    ])
    const { title_es: _, ...rest } = written('Neue Karte')
    const refused = await forge('updates', { intent: 'publish', ...rest, title_es: '  ' })
    expect(refused.status).toBe(400)
    const field = refused.main.element.querySelector<HTMLInputElement>('[name=title_es]')!
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(refused.main.element.querySelector<HTMLInputElement>('[name=title_it]')!.value).toBe('Neue Karte it')
    expect(refused.main.text).toContain('Bitte füllen Sie die Felder in jeder Sprache aus.')
  })

  test('are taken back one by one, each by a button with its name', async () => {
    await forge('updates', { intent: 'publish', ...written('Erste') })
    const screen = await forge('updates', { intent: 'publish', ...written('Zweite') })
    const done = await screen.main.send(/^Zurückziehen ?: Zweite de$/)
    expect(done.message).toBe('message.updateWithdrawn')
    const list = done.part('region', 'Veröffentlicht').text
    expect([list.includes('Erste de'), list.includes('Zweite de')]).toEqual([true, false])
    const again = await forge('updates', { intent: 'withdraw', updateId: 'x' })
    expect(again.status).toBe(400)
  })

  test('come from admins only', async () => {
    const { cookie } = await makeStaff('moderator')
    await forge('updates', { intent: 'publish', ...written('Von mir') }, cookie)
    expect((await open('updates')).main.text).not.toContain('Von mir')
  })
})

describe('lists of words', () => {
  const list = (screen: Screen) => screen.part('region', 'Änderungen des Teams')

  test('begin with the language of the page and what the program brings', async () => {
    const screen = await open('rules')
    expect(list(screen).text).toContain('In dieser Liste hat noch niemand etwas geändert.')
    expect(screen.part('region', 'Mitgeliefert').text).toMatch(/\d+ von \d+ Einträgen/)
    expect(faultOf(screen.main, 'Sprache').value).toBe('de')
    const english = await openScreen('/en/admin/rules', { cookie: admin.cookie })
    expect(faultOf(english.main, 'Language').value).toBe('en')
  })

  test('an entry is tried before it holds, on what people wrote, and held texts are shown as text', async () => {
    await db()
      .insertInto('schools')
      .values(schoolRow({ id: 'w' }))
      .execute()
    const comment = `Die Leitung ist ein Quarkkopf ${MARKUP}, das sagen hier alle und es stimmt auch wirklich.`
    await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'w', comment, language: 'de' }))
      .execute()
    const trial = await (await open('rules')).main.send('Am letzten Monat ausprobieren', {
      'Wort oder Wendung': 'Quarkkopf',
    })
    const part = trial.part('region', 'Was „quarkkopf“ ändern würde')
    expect(part.text).toContain('Neu zurückgehalten: 1')
    expect(part.text).toContain('Nicht mehr zurückgehalten: 0')
    expect(part.text).toContain(MARKUP)
    expect(trial.html).not.toContain(MARKUP)
    expect(list(trial).text).toContain('noch niemand etwas geändert')
    const saved = await part.send('Eintrag einschalten', { 'Notiz fürs Team (freiwillig)': `warum ${MARKUP}` })
    expect(saved.message).toBe('message.ruleSaved')
    expect(list(saved).text).toMatch(new RegExp(`quarkkopf ?ergänzt .* von ${admin.email} · warum`))
    expect(saved.html).not.toContain(MARKUP)
  })

  test('an entry is switched off and on again', async () => {
    const saved = await (
      await (await open('rules')).main.send('Am letzten Monat ausprobieren', { 'Wort oder Wendung': 'dummwort' })
    ).main.send('Eintrag einschalten')
    const trial = await list(saved).follow('Ausschalten: dummwort')
    expect(headingsOf(trial.main)).toContain('## Was sich ohne „dummwort“ ändern würde')
    const off = await trial.main.send('Eintrag ausschalten')
    expect(list(off).text).toContain('ausgeschaltet')
    expect(linksOf(list(off))).toHaveProperty('Einschalten: dummwort')
  })

  test('what the program brings is found and can be switched off', async () => {
    const all = await open('rules')
    const first = all.part('region', 'Mitgeliefert').getAllByRole('link')[0]!
    const trial = await all.main.follow(first)
    const off = await trial.main.send('Eintrag ausschalten')
    expect(list(off).text).toContain('ausgeschaltet')
    const word = new URL(trial.address, 'http://x').searchParams.get('entry')!
    const found = await off.main.send('Anzeigen', { 'In mitgelieferten Einträgen suchen': word })
    expect(Object.values(linksOf(found.part('region', 'Mitgeliefert')))).not.toContain(first.getAttribute('href'))
  })

  test.each(['*', 'a b c d e f', '***', '<b>', 'x'.repeat(300), '!!!'])(
    '%j can be no entry: it is said beside the field before anything is tried',
    async (entry) => {
      const screen = await open(`rules?${new URLSearchParams({ entry })}`)
      expect(screen.status).toBe(200)
      expect(screen.queryByRole('button', { name: 'Eintrag einschalten' })).toBeNull()
      if (screen.main.element.querySelector('[aria-invalid=true]')) {
        expect(faultOf(screen.main, 'Wort oder Wendung').reason).toBeTruthy()
      }
      expect(
        (await forge('rules', { intent: 'rule', language: 'de', list: 'insults.words', entry, on: '1' })).status,
      ).toBe(400)
    },
  )

  test('a search for nothing known shows no entry, and what was typed', async () => {
    const screen = await (await open('rules')).main.send('Anzeigen', { 'In mitgelieferten Einträgen suchen': 'xyzxyz' })
    expect(screen.part('region', 'Mitgeliefert').text).toMatch(/0 von \d+ Einträgen/)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('xyzxyz')
  })
})

describe('a change of the terms', () => {
  afterEach(async () => {
    await db().deleteFrom('terms_changes').execute()
  })
  const texts = Object.fromEntries(LOCALES.map((locale) => [`text_${locale}`, `${MARKUP} neu ${locale}`]))
  const save = (given = {}) => forge('terms', { intent: 'save', effectiveOn: earliestChange(), ...texts, ...given })

  test('is saved, seen as its recipients read it, ordered, and announced with the terms', async () => {
    const draft = await save()
    expect([draft.address, draft.message]).toEqual(['/admin/terms', 'message.termsChangeSaved'])
    expect(draft.part('region', /^Entwurf: gilt ab/).text).toContain(`${MARKUP} neu fr`)
    expect(draft.main.element.querySelector<HTMLTextAreaElement>('[name=text_it]')!.value).toBe(`${MARKUP} neu it`)
    const ordered = await draft.main.send('E-Mails verschicken')
    expect(ordered.message).toBe('message.termsChangeOrdered')
    expect(ordered.part('region', 'Angekündigte Änderungen').text).toContain('E-Mails werden vorbereitet: 0')
    const terms = await openScreen('/en/terms', {})
    expect(terms.main.text).toContain(`${MARKUP} neu en`)
  })

  test('that is another one by now is not ordered', async () => {
    await save()
    const { id } = await db().selectFrom('terms_changes').select('id').executeTakeFirstOrThrow()
    await save({ text_de: 'Anders' })
    const refused = await forge('terms', { intent: 'order', changeId: id })
    expect(refused.status).toBe(409)
    expect(refused.part('region', /^Entwurf/).getByRole('alert').textContent).toContain('inzwischen ersetzt')
  })

  test('needs every language: what is typed stays', async () => {
    const refused = await save({ text_es: ' ' })
    expect(refused.status).toBe(400)
    expect(refused.main.element.querySelector('[name=text_es]')!.getAttribute('aria-invalid')).toBe('true')
    expect(refused.main.element.querySelector<HTMLTextAreaElement>('[name=text_it]')!.value).toBe(`${MARKUP} neu it`)
  })
})

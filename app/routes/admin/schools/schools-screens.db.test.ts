import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { makeMemberOf } from '#app/features/school-admin/testing/directory.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { faultOf } from '../../testing/fault-of.ts'
import type { Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'
import { factsOf, headingsOf, linksOf, rowsOf } from '../../testing/rows-of.ts'
import { makeStaff } from '../../testing/staff.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
let admin: Person
beforeEach(async () => {
  admin = await makeStaff('admin')
})
afterEach(async () => {
  await sql`delete from school_merges`.execute(db())
  await sql`delete from schools`.execute(db())
  await sql`delete from pgboss.job`.execute(db())
  await removeAccounts()
})

const open = (address = '', cookie = admin.cookie) => openScreen(`/admin/schools${address}`, { cookie })
type Given = Parameters<typeof schoolRow>[0]
const addSchool = async (id: string, given: Given = {}) => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id, source: `register-${id}`, ...given }))
    .execute()
  return id
}
/** Returns the ids of the schools in the list, each below the name. */
const idsOf = ({ main }: Screen) =>
  [...main.element.querySelectorAll('tbody th [translate=no]')].map(({ textContent }) => textContent)

describe('the list of schools', () => {
  test('names each with its place, its state and a way to its page', async () => {
    await addSchool('a', { name: `Schule am See ${MARKUP}`, street: 'Seeweg 3', postal_code: '50667', city: 'Köln' })
    await addSchool('b', { name: 'Alte Schule', status: 'closed' })
    await addSchool('c', { name: 'Versteckte Schule', status: 'hidden' })
    const screen = await open()
    const rows = Object.fromEntries(rowsOf(screen.main).map(([name = '', ...others]) => [name, others] as const))
    const [lake] = Object.keys(rows).filter((name) => name.startsWith('Schule am See'))
    expect(rows[lake!]![0]).toMatch(/^Seeweg 3 ?50667 Köln$/)
    expect(
      Object.values(rows)
        .map(([, state]) => state)
        .sort(),
    ).toEqual(['', 'Ausgeblendet', 'Geschlossen'])
    expect(screen.html).not.toContain(MARKUP)
    const opened = await screen.main.follow('Alte Schule')
    expect(opened.address).toBe('/admin/schools/b')
  })

  test('finds by name, place, postal code and id', async () => {
    await addSchool('gb-4711', { name: 'Park School', city: 'Leeds', postal_code: 'LS1 1AA', country: 'GB' })
    await addSchool('other', { name: 'Waldschule', city: 'Aachen', postal_code: '52062' })
    for (const words of ['park', 'Leeds', 'LS1', 'gb-4711']) {
      expect(idsOf(await open(`?q=${encodeURIComponent(words)}`)), words).toEqual(['gb-4711'])
    }
  })

  test.each(["' or true --", '%', '_', '\\', '\u0000x', 'x'.repeat(300)])('%j is searched as it is', async (words) => {
    await addSchool('a')
    const screen = await open(`?q=${encodeURIComponent(words)}`)
    expect(screen.status).toBe(200)
    expect(idsOf(screen)).toEqual([])
    expect(headingsOf(screen.main)).toEqual(['# Schulen', '## Keine Schule gefunden'])
  })

  test('shows only those of a state or country, and keeps what was chosen', async () => {
    await addSchool('de')
    await addSchool('fr', { country: 'FR', status: 'closed' })
    const closed = await (await open()).main.send('Anzeigen', { Status: 'geschlossen', Land: 'Frankreich' })
    expect(idsOf(closed)).toEqual(['fr'])
    expect([faultOf(closed.main, 'Status').value, faultOf(closed.main, 'Land').value]).toEqual(['closed', 'FR'])
    expect(idsOf(await open('?country=IT'))).toEqual([])
    expect(idsOf(await open('?country=XX&status=everything'))).toHaveLength(2)
  })

  test('shows only those with a mark', async () => {
    await addSchool('placed', { lat: 50.9, lng: 6.9, position_precision: 'exact' })
    await addSchool('unplaced')
    await addSchool('bought')
    await sql`insert into premium_grants (school_id, reason) values ('bought', 'x')`.execute(db())
    expect(idsOf(await open('?mark=unplaced')).sort()).toEqual(['bought', 'unplaced'])
    const premium = await (await open()).main.send('Anzeigen', { Premium: true })
    expect([premium.address, idsOf(premium)]).toEqual([expect.stringContaining('mark=premium'), ['bought']])
    expect(premium.getByRole<HTMLInputElement>('checkbox', { name: 'Premium' }).checked).toBe(true)
  })

  test('goes on page by page, every school once', async () => {
    await sql`insert into schools (id, name, category, country, source, source_id)
      select 's' || n, 'School ' || n, 'primary', 'DE', 'own', n::text from generate_series(1, 120) n`.execute(db())
    const seen: (string | null)[] = []
    let screen = await open()
    for (let next: HTMLElement | null = screen.main.element; next; ) {
      seen.push(...idsOf(screen))
      next = screen.main.element.querySelector<HTMLElement>('[rel=next]')
      if (next) screen = await screen.main.follow(next)
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
    expect((await screen.main.follow('Zum Anfang der Liste')).address).toBe('/admin/schools')
  })
})

describe('the page of a school', () => {
  test('says where it comes from and what of it is open', async () => {
    await addSchool('a', { name: 'Schule am See', source: 'de-nrw', source_id: '100020', source_date: '2026-03-01' })
    const screen = await open('/a')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Schule am See')
    expect(factsOf(screen.part('region', 'Herkunft und Zahlen'))).toMatchObject({
      Kennung: 'a',
      Quelle: 'de-nrw · 100020',
      Standort: 'unbekannt',
      Bewertungen: '0',
    })
    for (const none of [
      'Noch niemand.',
      'Nichts wartet auf eine Entscheidung.',
      'Keine Bestellungen.',
      'Nichts spricht dafür.',
    ]) {
      expect(screen.main.text).toContain(none)
    }
    expect(linksOf(screen.main)['Öffentliches Profil ansehen']).toBe('/schools/a')
  })

  test('tells register, correction and school apart, and which of them the profile shows', async () => {
    await addSchool('a', { name: 'REGISTER', city: 'Köln' })
    await db()
      .insertInto('school_profiles')
      .values({ school_id: 'a', name: `Eigen ${MARKUP}` })
      .execute()
    const screen = await open('/a')
    const name = rowsOf(screen.part('region', 'Angaben nach Quelle')).find(([fact]) => fact === 'Name der Schule')!
    expect(name.slice(1, 5)).toEqual([
      'REGISTER',
      expect.stringMatching(/^[–-]?$/),
      `Eigen ${MARKUP}`,
      `Eigen ${MARKUP}`,
    ])
    expect(screen.html).not.toContain(MARKUP)
  })

  test('names its members with their part, and leads to their accounts', async () => {
    await addSchool('a')
    const owner = await makeMemberOf('a')
    const editor = await makeMemberOf('a', 'editor')
    const people = (await open('/a')).part('region', 'Wer die Schule verwaltet')
    expect(linksOf(people)).toEqual({
      [owner.email]: `/admin/users/${owner.id}`,
      [editor.email]: `/admin/users/${editor.id}`,
    })
    expect(people.text).toMatch(/verantwortlich.*bearbeitet mit/)
  })

  test('leads to what waits for a decision', async () => {
    await addSchool('a')
    const { id } = await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'a', status: 'pending' }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const open_ = (await open('/a')).part('region', 'Was offen ist')
    expect(linksOf(open_)).toEqual({ 'Bewertung, noch nicht veröffentlicht': `/admin/reviews/${id}` })
  })

  test('that never was is not found', async () => {
    for (const id of ['nobody', '%27', 'a%00', '..']) expect((await open(`/${id}`)).status, id).not.toBe(500)
    expect((await open('/nobody')).status).toBe(404)
    expect((await open('/nobody/merge?with=x')).status).toBe(404)
  })

  test('is for admins alone', async () => {
    await addSchool('a')
    const { cookie } = await makeStaff('moderator')
    for (const address of ['', '/a', '/a/merge?with=a']) {
      expect((await open(address, cookie)).status, address).toBe(404)
      expect((await open(address, '')).address, address).toMatch(/^\/auth/)
    }
  })
})

describe('correcting a fact', () => {
  test('is shown beside the register afterwards, and on the profile', async () => {
    await addSchool('a', { city: 'Köln' })
    const asked = await open('/a?field=city')
    const form = asked.part('region', 'Angabe des Registers berichtigen')
    const fields = form.getAllByRole<HTMLInputElement>('textbox')
    const label = asked.main.element.querySelector(`label[for="${fields[0]!.id}"]`)!.textContent!
    const done = await form.send('Berichtigung speichern', { [label]: 'Bonn', Grund: 'Umgezogen.' })
    expect(done.message).toBe('message.schoolChanged')
    const city = rowsOf(done.part('region', 'Angaben nach Quelle')).find((row) => row[1] === 'Köln')!
    expect([city[1], city[2], city[4]]).toEqual(['Köln', 'Bonn', 'Bonn'])
    expect(done.part('region', 'Bisheriger Verlauf').text).toContain(admin.id)
  })

  test('needs a value and a reason: both errors are beside their fields', async () => {
    await addSchool('a', { city: 'Köln' })
    const form = (await open('/a?field=city')).part('region', 'Angabe des Registers berichtigen')
    const refused = await form.send('Berichtigung speichern', { Grund: '  ' })
    expect(refused.status).toBe(400)
    const again = refused.main.part('region', 'Angabe des Registers berichtigen')
    expect(faultOf(again, 'Grund').reason).toBeTruthy()
    expect(again.element.querySelectorAll('[aria-invalid=true]')).toHaveLength(2)
  })

  test('a fact that nobody knows opens no form', async () => {
    await addSchool('a')
    for (const field of ['id', 'premium', 'constructor', '']) {
      expect((await open(`/a?field=${field}`)).queryByRole('button', { name: 'Berichtigung speichern' })).toBeNull()
    }
  })

  test('says that self-reported data take precedence', async () => {
    await addSchool('a', { name: 'REGISTER' })
    await db().insertInto('school_profiles').values({ school_id: 'a', name: 'Eigen' }).execute()
    expect((await open('/a?field=name')).main.text).toContain('Auf dem Profil steht weiterhin diese.')
  })
})

describe('hiding and showing', () => {
  test('takes a school from the site and brings it back as what was chosen', async () => {
    await addSchool('a')
    const hidden = await (await open('/a')).part('region', 'Schule ausblenden').send('Schule ausblenden', {
      Grund: `Gibt es nicht ${MARKUP}`,
    })
    expect(hidden.message).toBe('message.schoolChanged')
    expect(hidden.html).not.toContain(MARKUP)
    expect(linksOf(hidden.main)).not.toHaveProperty('Öffentliches Profil ansehen')
    expect((await openScreen('/schools/a')).status).toBe(404)
    const again = hidden.part('region', 'Schule wieder zeigen')
    const refused = await again.send(/zeigen/, { Grund: 'Doch.' })
    expect(refused.status).toBe(400)
    expect(refused.main.text).toContain('Bitte wählen Sie einen Status.')
    const shown = await again
      .send(/zeigen/, { Grund: 'Doch.', offen: true })
      .catch(() => again.send(/zeigen/, { Grund: 'Doch.', Offen: true }))
    expect(shown.message).toBe('message.schoolChanged')
    expect((await openScreen('/schools/a')).status).toBe(200)
  })

  test('asks for a reason', async () => {
    await addSchool('a')
    const refused = await (await open('/a')).part('region', 'Schule ausblenden').send('Schule ausblenden')
    expect(refused.status).toBe(400)
    expect(faultOf(refused.part('region', 'Schule ausblenden'), 'Grund').reason).toBe('Bitte geben Sie einen Grund an.')
    expect((await openScreen('/schools/a')).status).toBe(200)
  })

  test('tells its members, with the reason', async () => {
    await addSchool('a')
    const { email } = await makeMemberOf('a')
    await (await open('/a')).part('region', 'Schule ausblenden').send('Schule ausblenden', { Grund: 'Doppelt.' })
    const { rows } = await sql<{ data: { to: string; props: object } }>`
      select data from pgboss.job where name = 'send_mail'`.execute(db())
    expect(rows.map(({ data }) => data.to)).toEqual([email])
    expect(JSON.stringify(rows[0]!.data.props)).toContain('Doppelt.')
  })
})

describe('the successor of a closed school', () => {
  const form = async () => (await open('/old')).part('region', 'Nachfolgerin')
  const ID = 'Kennung der Nachfolgerin'

  test('is named by its id, and each leads to the other', async () => {
    await addSchool('old', { status: 'closed' })
    await addSchool('new', { name: 'Neue Schule' })
    const done = await (await form()).send('Nachfolgerin speichern', { [ID]: 'new', Grund: 'Fusion.' })
    expect(done.part('region', 'Nachfolgerin').text).toContain('Neue Schule')
    expect(linksOf((await open('/new')).part('region', 'Nachfolgerin von'))).toEqual({
      'Schule old': '/admin/schools/old',
    })
  })

  test('must exist: an unknown id is reported beside its field and stays typed', async () => {
    await addSchool('old', { status: 'closed' })
    const refused = await (await form()).send('Nachfolgerin speichern', { [ID]: 'nobody', Grund: 'Fusion.' })
    expect(refused.status).toBe(404)
    const fault = faultOf(refused.part('region', 'Nachfolgerin'), ID)
    expect(fault.value).toBe('nobody')
    expect(fault.reason).toBeTruthy()
  })

  test('is never the school itself', async () => {
    await addSchool('old', { status: 'closed' })
    const refused = await (await form()).send('Nachfolgerin speichern', { [ID]: 'old', Grund: 'Fusion.' })
    expect(refused.status).toBeGreaterThanOrEqual(400)
  })

  test('is not asked for while a school is open', async () => {
    await addSchool('a')
    expect((await open('/a')).queryByRole('heading', { name: 'Nachfolgerin' })).toBeNull()
  })
})

describe('schools that may be the same', () => {
  const addDuplicates = async () => {
    await addSchool('a', { name: 'Goethe-Schule', street: 'Parkweg 1', pupils: 100 })
    await addSchool('b', { name: 'Goetheschule', street: 'Parkweg 1', pupils: 120 })
    await sql`insert into school_duplicates (first_id, second_id, likeness, reason) values ('a', 'b', 0.9, 'place')`.execute(
      db(),
    )
  }
  const duplicatesIn = (screen: Screen) => screen.part('region', 'Steht die Schule doppelt im Verzeichnis?')

  test('are offered with the reason, to compare or to rule out', async () => {
    await addDuplicates()
    const part = duplicatesIn(await open('/a'))
    expect(part.text).toContain('ähnlicher Name, gleiche Postleitzahl')
    const done = await part.send(/^Zwei verschiedene Schulen ?: Goetheschule$/)
    expect(done.message).toBe('message.schoolChanged')
    expect(duplicatesIn(done).text).toContain('Nichts spricht dafür.')
    expect(duplicatesIn(await open('/b')).text).toContain('Nichts spricht dafür.')
  })

  test('are compared fact by fact, and what is the same says so', async () => {
    await addDuplicates()
    const compared = await duplicatesIn(await open('/a')).follow(/^Vergleichen ?: Goetheschule$/)
    expect(compared.address).toBe('/admin/schools/a/merge?with=b')
    const rows = Object.fromEntries(
      rowsOf(compared.part('region', 'Zwei Schulen zusammenführen')).map(
        ([name = '', ...values]) => [name, values] as const,
      ),
    )
    expect(rows.Kennung).toEqual(['a', 'b'])
    expect(Object.keys(rows).some((name) => /gleich$/.test(name))).toBe(true)
    expect(Object.entries(rows).find(([, values]) => values[0] === '100')?.[1]).toEqual(['100', '120'])
  })

  test('any other can be named by its id; an unknown one is reported as missing', async () => {
    await addDuplicates()
    const missing = await duplicatesIn(await open('/a')).send('Vergleichen', {
      'Kennung einer anderen Schule': `x${MARKUP}`,
    })
    expect(missing.main.text).toContain(`Es gibt keine andere Schule mit der Kennung „x${MARKUP}“.`)
    expect(missing.html).not.toContain(MARKUP)
    const itself = await open('/a/merge?with=a')
    expect(itself.main.text).toContain('Es gibt keine andere Schule mit der Kennung „a“.')
    expect(itself.queryByRole('button', { name: 'Schulen zusammenführen' })).toBeNull()
  })

  test('that the program has merged say by what rule', async () => {
    await addDuplicates()
    await sql`insert into school_merges (merged_id, survivor_id, reason, rule) values ('b', 'a', '', 'phone')`.execute(
      db(),
    )
    expect((await open('/a')).part('region', 'Zusammenführungen').text).toContain(
      'vom Programm: gleicher Standort, Name und Schulart, gleiche Telefonnummer',
    )
  })

  test('are merged into the one that was chosen, whose page leads on; the other keeps a page that says where it went', async () => {
    await addDuplicates()
    const compared = await open('/a/merge?with=b')
    const merged = await compared.main.send('Schulen zusammenführen', { 'Goetheschule (b)': true, Grund: 'Dieselbe.' })
    expect([merged.address, merged.message]).toEqual(['/admin/schools/b', 'message.schoolsMerged'])
    expect(merged.part('region', 'Zusammenführungen').text).toContain('Dieselbe.')
    const gone = await open('/a')
    expect(gone.main.text).toContain('Diese Schule wurde zusammengeführt mit b')
    expect(gone.queryByRole('button', { name: 'Schule ausblenden' })).toBeNull()
    const twice = await open('/a/merge?with=b')
    expect(twice.queryByRole('button', { name: 'Schulen zusammenführen' })).toBeNull()
  })

  test('a choice and a reason are needed', async () => {
    await addDuplicates()
    const refused = await (await open('/a/merge?with=b')).main.send('Schulen zusammenführen', {})
    expect(refused.status).toBe(400)
    expect(refused.main.text).toContain('Bitte wählen Sie, welche Schule bleibt.')
    expect(refused.main.text).toContain('Bitte geben Sie einen Grund an.')
    expect(duplicatesIn(await open('/a')).text).toContain('Goetheschule')
  })

  test('two with premium cannot be merged, and the page says why beforehand', async () => {
    await addDuplicates()
    await sql`insert into premium_grants (school_id, reason) values ('a', 'x'), ('b', 'x')`.execute(db())
    const screen = await open('/a/merge?with=b')
    expect(screen.queryByRole('button', { name: 'Schulen zusammenführen' })).toBeNull()
    expect(screen.main.text).toContain('Premium')
  })

  test('a merge is undone with a reason, and both schools are back', async () => {
    await addDuplicates()
    const merged = await (await open('/a/merge?with=b')).main.send('Schulen zusammenführen', {
      'Goetheschule (b)': true,
      Grund: 'Dieselbe.',
    })
    const undone = await merged.part('region', 'Zusammenführungen').send('Zusammenführung rückgängig machen', {
      Grund: `Doch zwei ${MARKUP}`,
    })
    expect(undone.message).toBe('message.schoolChanged')
    expect(undone.part('region', 'Zusammenführungen').text).toMatch(/Rückgängig gemacht am .* Doch zwei/)
    expect(undone.html).not.toContain(MARKUP)
    expect((await openScreen('/schools/a')).status).toBe(200)
    expect(undone.queryByRole('button', { name: 'Zusammenführung rückgängig machen' })).toBeNull()
  })

  test('a form cannot name a third school as the one that stays', async () => {
    await addDuplicates()
    await addSchool('c')
    const body = new URLSearchParams({ intent: 'merge', otherId: 'b', survivorId: 'c', reason: 'x' })
    const refused = await openScreen('/admin/schools/a/merge?with=b', {
      cookie: admin.cookie,
      form: { action: '', method: 'post', body },
    })
    expect(refused.status).toBe(404)
    for (const id of ['a', 'b', 'c']) expect((await openScreen(`/schools/${id}`)).status).toBe(200)
  })
})

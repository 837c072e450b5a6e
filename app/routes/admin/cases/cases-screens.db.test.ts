import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeAccount, removeAccounts, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { makeOrder } from '#app/features/billing/testing/orders.ts'
import { makeOwner, ownersOf } from '#app/features/claims/testing/claims.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { faultOf } from '../../testing/fault-of.ts'
import type { Person } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'
import { factsOf, headingsOf, linksOf, rowsOf } from '../../testing/rows-of.ts'
import { makeStaff } from '../../testing/staff.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
let moderator: Person
let admin: Person
beforeEach(async () => {
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'a', name: 'Schule am See' }))
    .execute()
  moderator = await makeStaff('moderator', 'Mary')
  admin = await makeStaff('admin', 'Grace')
})
afterEach(async () => {
  for (const table of ['school_claims', 'school_corrections', 'reports', 'orders', 'premium_grants'])
    await sql`delete from ${sql.table(table)}`.execute(db())
  await sql`delete from schools`.execute(db())
  await sql`delete from pgboss.job`.execute(db())
  await removeAccounts()
})

const open = (address: string, cookie = moderator.cookie) => openScreen(`/admin/${address}`, { cookie })
/** Opens a case and takes it in hand, so that it can be decided. */
const take = async (address: string, cookie = moderator.cookie) =>
  await (await open(address, cookie)).main.send('Bearbeitung übernehmen')

describe('a request to manage a profile', () => {
  const addClaim = async (given: Record<string, unknown> = {}) => {
    const { id: user_id, email } = await makeAccount()
    const words = { person_function: 'Schulleitung', explanation: `Ich leite die Schule ${MARKUP}.` }
    const { id } = await db()
      .insertInto('school_claims')
      .values({ user_id, school_id: 'a', ...words, ...given } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, user_id, email }
  }

  test('says who asks and why, and what the register says of the school', async () => {
    const { id, email } = await addClaim()
    const screen = await open(`claims/${id}`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Schule am See')
    expect(factsOf(screen.part('region', 'Wer den Antrag stellt'))).toMatchObject({
      Konto: email,
      Funktion: 'Schulleitung',
      Erklärung: `Ich leite die Schule ${MARKUP}.`,
      'Weitere Anträge': '0',
    })
    expect(screen.html).not.toContain(MARKUP)
    expect(screen.main.text).toContain('Kein Nachweis vorhanden.')
    expect(linksOf(screen.part('region', 'Angaben im Verzeichnis'))).toHaveProperty('Nach doppelten Einträgen suchen')
  })

  test('is decided only with a choice, and a refusal only with its reason', async () => {
    const { id } = await addClaim()
    const taken = await take(`claims/${id}`)
    const nothing = await taken.main.send(/^Entscheidung speichern/)
    expect([nothing.status, nothing.main.text]).toEqual([
      400,
      expect.stringContaining('Bitte wählen Sie eine Entscheidung.'),
    ])
    const bare = await taken.main.send(/^Entscheidung speichern/, { Ablehnen: true })
    expect(bare.status).toBe(400)
    expect(faultOf(bare.part('region', 'Entscheiden'), 'Begründung').reason).toBe(
      'Bitte begründen Sie die Entscheidung.',
    )
    expect(bare.getByRole<HTMLInputElement>('radio', { name: 'Ablehnen' }).checked).toBe(true)
    const done = await bare.main.send(/^Entscheidung speichern/, { Begründung: 'Ohne Nachweis geht es nicht.' })
    expect([done.address, done.message]).toEqual(['/admin?kind=claim', 'message.claimDecided'])
    expect(await ownersOf('a')).toEqual([])
  })

  test('accepted makes the person main contact, and the page says that it is decided', async () => {
    const { id, user_id, email } = await addClaim()
    const taken = await take(`claims/${id}`)
    const done = await taken.main.send(/^Entscheidung speichern/, { 'Annehmen: Die Person verwaltet das Profil': true })
    expect(done.message).toBe('message.claimDecided')
    expect(await ownersOf('a')).toEqual([user_id])
    expect((await waitingMails()).map(({ to }) => to)).toContain(email)
    const over = await open(`claims/${id}`)
    expect(over.main.text).toContain('Über diesen Antrag ist entschieden')
    expect(over.queryByRole('button', { name: /^Entscheidung speichern/ })).toBeNull()
  })

  test('for a school that has somebody is decided by admins, who may add or replace', async () => {
    const owner = await makeOwner('a')
    const { id, user_id } = await addClaim()
    const seen = await open(`claims/${id}`)
    expect(seen.part('region', 'Wer das Profil verwaltet').text).toContain(owner.email)
    expect(seen.main.text).toContain('Bisher keine Antwort.')
    expect(seen.queryByRole('button', { name: /^Entscheidung speichern/ })).toBeNull()
    const taken = await take(`claims/${id}`, admin.cookie)
    const added = taken.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
    expect(added).toEqual(['added', 'replaced', 'refused'])
    const label = 'Hinzufügen: Die Person verwaltet das Profil gemeinsam mit den bisherigen'
    const done = await taken.main.send(/^Entscheidung speichern/, {
      [label]: true,
      Begründung: 'Beide leiten die Schule.',
    })
    expect(done.message).toBe('message.claimDecided')
    expect((await ownersOf('a')).sort()).toEqual([owner.id, user_id].sort())
  })

  test('for a school that is missing shows what was proposed', async () => {
    const proposal = {
      name: `Neue Schule ${MARKUP}`,
      city: 'Köln',
      country: 'DE',
      street: 'Weg 1',
      postalCode: '50667',
    }
    const { id } = await addClaim({ school_id: null, proposal: JSON.stringify(proposal) })
    const screen = await open(`claims/${id}`)
    expect(screen.part('region', 'Die Schule, wie sie beschrieben wurde').text).toContain('Weg 1, 50667 Köln')
    expect(screen.html).not.toContain(MARKUP)
  })

  test('that is not there, or one’s own file, is not found', async () => {
    for (const id of [crypto.randomUUID(), 'x', '%27']) {
      expect((await open(`claims/${id}`)).status).toBe(404)
      expect((await open(`claims/${id}/file`)).status).toBe(404)
    }
    const { id } = await addClaim()
    expect((await open(`claims/${id}/file`)).status).toBe(404)
  })
})

describe('a correction', () => {
  const addCorrection = async (given: Record<string, unknown> = {}) =>
    (
      await db()
        .insertInto('school_corrections')
        .values({ school_id: 'a', field: 'city', shown: 'Köln', value: 'Bonn', locale: 'de', ...given } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const ACCEPT = 'Annehmen: Der Vorschlag ersetzt die Angabe des Registers, bis sie sich dort ändert.'
  const REFUSE = 'Ablehnen: Alles bleibt, wie es ist.'

  test('tells register, profile and proposal apart', async () => {
    const screen = await open(`corrections/${await addCorrection({ reason: `Siehe ${MARKUP}` })}`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ort')
    expect(factsOf(screen.main)).toMatchObject({ 'Im Register': 'Köln', 'Auf dem Profil': 'Köln', Vorschlag: 'Bonn' })
    expect(screen.main.text).toContain(`Siehe ${MARKUP}`)
    expect(screen.html).not.toContain(MARKUP)
    const other = { field: 'duplicate', shown: '', value: 'https://schule.example/schools/b' }
    const twice = await open(`corrections/${await addCorrection(other)}`)
    expect(factsOf(twice.main)).toEqual({ Vorschlag: other.value })
    expect(linksOf(twice.main)['Im Verzeichnis ändern: Schule schließen oder zusammenführen']).toBe('/admin/schools/a')
    expect(twice.main.text).toContain('Annehmen: Das Verzeichnis ist entsprechend geändert.')
  })

  test('links only a web address that is the whole reason, and to nowhere but the web', async () => {
    const linked = await open(`corrections/${await addCorrection({ reason: 'https://schule.example/impressum' })}`)
    const link = linked.getByRole('link', { name: 'https://schule.example/impressum' })
    expect(link.getAttribute('rel')).toContain('noopener')
    for (const reason of ['javascript:alert(1)', 'https://schule.example und mehr', 'data:text/html,x']) {
      const screen = await open(`corrections/${await addCorrection({ field: 'street', reason })}`)
      expect(Object.values(linksOf(screen.main)).some((href) => /^(javascript|data):/.test(href))).toBe(false)
      expect(screen.queryByRole('link', { name: reason })).toBeNull()
      await sql`delete from school_corrections where field = 'street'`.execute(db())
    }
  })

  test('accepted stands on the profile, and the page says when', async () => {
    const id = await addCorrection()
    const done = await (await take(`corrections/${id}`)).main.send(/^Entscheidung speichern/, { [ACCEPT]: true })
    expect([done.address, done.message]).toEqual(['/admin?kind=correction', 'message.correctionDecided'])
    expect((await openScreen('/schools/a')).main.text).toContain('Bonn')
    const over = await open(`corrections/${id}`)
    expect(over.main.text).toMatch(/Angenommen, /)
    expect(over.queryByRole('button', { name: /^Entscheidung speichern/ })).toBeNull()
  })

  test('refused needs a reason, and changes nothing', async () => {
    const id = await addCorrection()
    const taken = await take(`corrections/${id}`)
    const bare = await taken.main.send(/^Entscheidung speichern/, { [REFUSE]: true })
    expect(bare.status).toBe(400)
    expect(faultOf(bare.part('region', 'Entscheiden'), 'Begründung').reason).toBe('Bitte einen Grund nennen.')
    const done = await bare.main.send(/^Entscheidung speichern/, {
      [REFUSE]: true,
      Begründung: 'Das Register hat recht.',
    })
    expect(done.message).toBe('message.correctionDecided')
    expect((await openScreen('/schools/a')).main.text).not.toContain('Bonn')
  })

  test('that changed meanwhile is not decided as it was seen', async () => {
    const id = await addCorrection()
    const taken = await take(`corrections/${id}`)
    await db().updateTable('school_corrections').set({ value: 'Aachen' }).where('id', '=', id).execute()
    const refused = await taken.main.send(/^Entscheidung speichern/, { [ACCEPT]: true })
    expect(refused.status).toBe(409)
    expect(factsOf(refused.main)).toMatchObject({ Vorschlag: 'Aachen' })
    expect((await openScreen('/schools/a')).main.text).not.toMatch(/Bonn|Aachen/)
  })

  test('leads to others of the same school', async () => {
    const other = await addCorrection({ field: 'street', value: 'Seeweg 9', shown: 'Schulstraße 1' })
    const screen = await open(`corrections/${await addCorrection()}`)
    expect(linksOf(screen.part('region', 'Weitere offene Hinweise zu dieser Schule'))).toEqual({
      'Straße und Hausnummer: Seeweg 9': `/admin/corrections/${other}`,
    })
  })
})

describe('a review that waits', () => {
  const addWaiting = async (
    comment = 'Frau Kaminski ist unfreundlich, aber der Unterricht ist gut und vielfältig.',
  ) => {
    const author = await makeAccount()
    const { id } = await db()
      .insertInto('reviews')
      .values(reviewRow({ school_id: 'a', author_id: author.id, status: 'pending', comment }))
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, author }
  }

  test('is shown with its text as text and without the name of its account', async () => {
    const { id } = await addWaiting(`${MARKUP} Der Unterricht ist gut, und die Pausen sind lang genug für alle.`)
    const screen = await open(`reviews/${id}`)
    expect(screen.main.text).toContain(MARKUP)
    expect(screen.html).not.toContain(MARKUP)
    expect(headingsOf(screen.main)[0]).toMatch(/^# /)
    const title = screen.getByRole('heading', { level: 1 })
    expect(linksOf({ element: title })).toEqual({ 'Schule am See, Köln': '/schools/a' })
  })

  test('is decided in two steps: the mail to its author is shown before anything happens', async () => {
    const { id, author } = await addWaiting()
    const taken = await take(`reviews/${id}`)
    const facts = taken.main.element.querySelector<HTMLTextAreaElement>('textarea[name=facts]')
    if (facts) facts.textContent = 'Eine Person wird mit Namen genannt.'
    const rule = taken.main.element.querySelector<HTMLElement>('[name=rule][value=person], option[value=person]')!
    rule.setAttribute(rule.tagName === 'OPTION' ? 'selected' : 'checked', '')
    if (rule.tagName === 'OPTION') (rule.parentElement as HTMLSelectElement).value = 'person'
    const sentence = taken.main.element.querySelector<HTMLInputElement>('[name=sentence]')!
    if (sentence.tagName === 'TEXTAREA') sentence.textContent = 'Frau Kaminski ist unfreundlich'
    else sentence.setAttribute('value', 'Frau Kaminski ist unfreundlich')
    const preview = await taken.main.send(taken.main.element.querySelector<HTMLElement>('button[value=rejected]')!)
    expect(preview.status).toBe(200)
    expect(preview.main.text).toContain('Frau Kaminski ist unfreundlich')
    expect(await waitingMails()).toEqual([])
    const done = await preview.main.send(
      [...preview.main.element.querySelectorAll<HTMLElement>('button[value=decide]')].at(-1)!,
    )
    expect(done.message).toBe('message.decided')
    const { status } = await db().selectFrom('reviews').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    expect([status, author.email]).toEqual([expect.stringMatching(/^(rejected|pending)$/), author.email])
    expect(await openScreen('/schools/a/reviews').then(({ main }) => main.text)).not.toContain('Kaminski')
  })

  test('cannot be decided by somebody who has not taken it in hand', async () => {
    const { id } = await addWaiting()
    await take(`reviews/${id}`)
    const other = await makeStaff('moderator')
    const screen = await open(`reviews/${id}`, other.cookie)
    expect(screen.main.text).toContain('Mary arbeitet daran seit')
    expect(screen.main.text).toContain('Hier lässt sich alles lesen, aber nichts entscheiden.')
    const button = screen.main.element.querySelector('button[name=outcome]')!
    expect(button.closest('fieldset[disabled]')).not.toBeNull()
    expect((await open(`reviews/${id}`)).main.element.querySelector('fieldset[disabled]')).toBeNull()
  })
})

describe('orders', () => {
  const orders = (query = '') => open(`orders${query}`, admin.cookie)

  test('none is said in words, and premium can be given nevertheless', async () => {
    const screen = await orders()
    expect(headingsOf(screen.main)).toEqual([
      '# Bestellungen',
      '## Keine Bestellung gefunden',
      '## Premium ohne Bestellung',
    ])
  })

  test('are listed with buyer, amount and state, and lead to their page', async () => {
    const order = await makeOrder({ buyer_name: `Eve ${MARKUP}`, school_id: 'a' })
    const screen = await orders()
    const [row] = rowsOf(screen.main)
    expect(row![0]).toBe(String(order.number))
    expect(row!.slice(2, 6).join(' ')).toMatch(/Gymnasium am Rhein .*29,00.*€/)
    const opened = await screen.main.follow(String(order.number))
    expect(factsOf(opened.part('region', 'Angaben'))).toMatchObject({
      Schule: 'Gymnasium am Rhein (a)',
      Käufer: `Stadt Köln, Eve ${MARKUP}`,
      Anschrift: 'Große Straße 1, 50667 Köln, Deutschland',
      'E-Mail': 'kasse@koeln.example',
    })
    expect(opened.html).not.toContain(MARKUP)
    expect(factsOf(opened.main).Betrag).toMatch(/29,00.*€/)
    expect(factsOf(opened.main).Umsatzsteuer).toMatch(/4,63.*19.*im Inland/)
  })

  test('are searched by number, school, buyer and address', async () => {
    const { number } = await makeOrder({ school_id: 'a' })
    await makeOrder({
      school_id: 'b',
      school_name: 'Andere',
      buyer_organisation: 'Amt',
      buyer_name: 'Bob',
      buyer_email: 'b@b.example',
    })
    for (const words of [String(number), 'Rhein', 'Lovelace', 'kasse@koeln']) {
      expect(rowsOf((await orders(`?q=${encodeURIComponent(words)}`)).main).map(([one]) => one)).toEqual([
        String(number),
      ])
    }
    expect(rowsOf((await orders(`?q=${encodeURIComponent("' or 1=1")}`)).main)).toEqual([])
  })

  test('are narrowed by state, and what was chosen stays chosen', async () => {
    await makeOrder({ school_id: 'a' })
    await makeOrder({ school_id: 'b', state: 'pending' })
    const screen = await orders('?state=paid')
    expect(rowsOf(screen.main)).toHaveLength(1)
    expect(faultOf(screen.main, 'Status').value).toBe('paid')
    expect(rowsOf((await orders('?state=everything')).main)).toHaveLength(2)
  })

  test('that are not there are not found', async () => {
    for (const id of [crypto.randomUUID(), 'x']) expect((await orders(`/${id}`)).status).toBe(404)
  })

  test('premium is given with a reason and ended again, and the school knows of both', async () => {
    const refused = await (await orders()).main.send('Premium vergeben', {
      'Kennung der Schule': 'nobody',
      Grund: 'Presse',
    })
    expect(refused.status).toBe(404)
    expect(faultOf(refused.part('region', 'Premium ohne Bestellung'), 'Kennung der Schule').value).toBe('nobody')
    const given = await (await orders()).main.send('Premium vergeben', {
      'Kennung der Schule': 'a',
      Grund: `Presse ${MARKUP}`,
    })
    expect(given.message).toBe('message.orderDecided')
    expect(given.html).not.toContain(MARKUP)
    const premium = async () =>
      (await db().selectFrom('school_directory').select('premium').where('id', '=', 'a').executeTakeFirstOrThrow())
        .premium
    expect(await premium()).toBe(true)
    const ended = await given.main.send(/^Premium beenden/)
    expect([ended.message, await premium()]).toEqual(['message.orderDecided', false])
  })

  test('premium without a school or a reason is refused beside the fields', async () => {
    const refused = await (await orders()).main.send('Premium vergeben', { Grund: ' ' })
    const part = refused.part('region', 'Premium ohne Bestellung')
    expect([faultOf(part, 'Kennung der Schule').reason, faultOf(part, 'Grund').reason]).toEqual([
      'Bitte geben Sie die Kennung der Schule an.',
      'Bitte nennen Sie den Grund.',
    ])
  })

  test('are for admins alone', async () => {
    const { id } = await makeOrder({ school_id: 'a' })
    for (const address of ['orders', `orders/${id}`]) expect((await open(address)).status).toBe(404)
  })

  const sections = ({ main }: Screen) => headingsOf(main).filter((one) => one.startsWith('## '))
  test('offer only what their state allows', async () => {
    const paid = await orders(`/${(await makeOrder({ school_id: 'a' })).id}`)
    expect(sections(paid)).toContain('## Entscheiden')
    expect(paid.queryByRole('button', { name: 'Als zurückgezahlt vermerken' })).toBeNull()
    const refunded = await orders(
      `/${(await makeOrder({ school_id: 'b', state: 'refunded', refunded_at: new Date() } as never)).id}`,
    )
    expect(refunded.queryByRole('button', { name: 'Erstatten' })).toBeNull()
  })
})

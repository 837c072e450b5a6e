import * as OTPAuth from 'otpauth'
import { afterEach, describe, expect, test } from 'vitest'
import { suppressAddress } from '#app/features/accounts/identity/bounces/suppressions.server.ts'
import { seal } from '#app/features/accounts/sign-in/second-factor/secret-box.server.ts'
import { newSecret } from '#app/features/accounts/sign-in/second-factor/totp.server.ts'
import { PASSWORD, removeAccounts, signedIn, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { faultOf } from '../testing/fault-of.ts'
import { makePerson, openSession } from '../testing/person.ts'
import { openScreen, type Screen } from '../testing/render-screen.tsx'

const NEW_PASSWORD = 'Kreidestaub und Schwamm'

afterEach(removeAccounts)

const open = (cookie: string) => openScreen('/account/security', { cookie })
const passwordForm = (screen: Screen) => screen.part('region', 'Passwort ändern')
const emailForm = (screen: Screen) => screen.part('region', 'E-Mail-Adresse ändern')
const factor = (screen: Screen) => screen.part('region', 'Zwei-Faktor-Anmeldung')
const sessions = (screen: Screen) => screen.part('region', 'Sitzungen')

/** Returns the code that an authenticator app shows for the key on the page. */
const codeOn = (screen: Screen) =>
  new OTPAuth.TOTP({
    secret: /Schlüssel: ((?:[A-Z2-7]{4} ?)+)/.exec(factor(screen).text)![1]!.replaceAll(' ', ''),
  }).generate()

describe('the password', () => {
  test('is changed with the present one, and the person stays signed in', async () => {
    const { cookie, email } = await makePerson()
    const changed = await passwordForm(await open(cookie)).send('Passwort ändern', {
      'Aktuelles Passwort': PASSWORD,
      'Neues Passwort': NEW_PASSWORD,
    })
    expect([changed.address, changed.message]).toEqual(['/account/security', 'message.passwordChanged'])
    expect(changed.cookie).not.toBe(cookie)
    await expect(signedIn(email)).rejects.toMatchObject({ code: 'invalid_credentials' })
  })

  test.each([
    [
      'the present one is wrong',
      { now: 'Falsches Passwort 12', next: NEW_PASSWORD },
      'Aktuelles Passwort',
      'Das Passwort stimmt nicht.',
      400,
    ],
    [
      'the new one is short',
      { now: PASSWORD, next: 'kurz' },
      'Neues Passwort',
      'Das Passwort braucht mindestens 10 Zeichen.',
      422,
    ],
    [
      'the new one is common',
      { now: PASSWORD, next: 'password123' },
      'Neues Passwort',
      /Listen häufiger Passwörter/,
      422,
    ],
  ])('is not changed when %s, and no password comes back', async (_, { now, next }, label, reason, status) => {
    const { cookie, email } = await makePerson()
    const refused = await passwordForm(await open(cookie)).send('Passwort ändern', {
      'Aktuelles Passwort': now,
      'Neues Passwort': next,
    })
    expect(refused.status).toBe(status)
    expect(faultOf(passwordForm(refused), label)).toEqual({ value: '', reason: expect.stringMatching(reason) })
    expect(refused.html).not.toContain(now)
    expect(refused.html).not.toContain(next)
    await signedIn(email)
  })

  test('has its rules beside its field', async () => {
    const { cookie } = await makePerson()
    const field = passwordForm(await open(cookie)).getByLabelText('Neues Passwort', { selector: 'input' })
    const hint = field.ownerDocument.getElementById(field.getAttribute('aria-describedby')!)
    expect(hint?.textContent).toContain('Mindestens 10 Zeichen')
    expect(field.getAttribute('autocomplete')).toBe('new-password')
  })

  test('of an account of Google alone is first set by a mailed code, as everything else is confirmed', async () => {
    const { cookie, id, email } = await makePerson()
    await db()
      .updateTable('sign_in_methods')
      .set({ password: null, provider_id: 'google' })
      .where('user_id', '=', id)
      .execute()
    const screen = await open(cookie)
    expect(screen.queryByLabelText('Aktuelles Passwort')).toBeNull()
    const asked = await screen.part('region', 'Bestätigung per E-Mail').send('Code schicken')
    expect([asked.address, asked.message]).toEqual(['/account/security', 'message.identityCodeSent'])
    const [mail] = await waitingMails()
    expect(mail).toMatchObject({ template: 'identity-code', to: email })
    const wrong = await emailForm(asked).send('Änderung anfordern', {
      'Neue E-Mail-Adresse': 'neu@post.example',
      'Code aus der E-Mail': 'falsch',
    })
    expect(faultOf(emailForm(wrong), 'Code aus der E-Mail').reason).toBe(
      'Der Code stimmt nicht oder gilt nicht mehr. Lass dir einen neuen schicken.',
    )
    const set = await asked.part('region', 'Passwort setzen').send('Passwort setzen', {
      'Code aus der E-Mail': mail!.props.code!,
      'Neues Passwort': NEW_PASSWORD,
    })
    expect(set.message).toBe('message.passwordChanged')
    expect(emailForm(await open(set.cookie)).getByLabelText('Aktuelles Passwort', { selector: 'input' })).toBeTruthy()
  })
})

describe('the e-mail address', () => {
  test('is asked to agree before anything changes', async () => {
    const { cookie, email } = await makePerson()
    const screen = await open(cookie)
    expect(emailForm(screen).text).toContain(`Jetzt: ${email}.`)
    const asked = await emailForm(screen).send('Änderung anfordern', {
      'Neue E-Mail-Adresse': 'neu@post.example',
      'Aktuelles Passwort': PASSWORD,
    })
    expect([asked.address, asked.message]).toEqual(['/account/security', 'message.emailChangeRequested'])
    expect(emailForm(asked).text).toContain(`Jetzt: ${email}.`)
    expect((await waitingMails()).map(({ to }) => to)).toEqual([email])
  })

  test.each([
    ['no address', 'neu@', 'Neue E-Mail-Adresse', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
    ['that of a throw-away provider', 'neu@mailinator.com', 'Neue E-Mail-Adresse', /Wegwerfadressen/],
  ])('that is %s is refused beside its field, typed as it was', async (_, typed, label, reason) => {
    const { cookie } = await makePerson()
    const refused = await emailForm(await open(cookie)).send('Änderung anfordern', {
      [label]: typed,
      'Aktuelles Passwort': PASSWORD,
    })
    expect(refused.status).toBe(400)
    expect(faultOf(emailForm(refused), label)).toEqual({ value: typed, reason: expect.stringMatching(reason) })
    expect(faultOf(emailForm(refused), 'Aktuelles Passwort').value).toBe('')
  })

  test('that is one’s own already is no change', async () => {
    const { cookie, email } = await makePerson()
    const refused = await emailForm(await open(cookie)).send('Änderung anfordern', {
      'Neue E-Mail-Adresse': email.toUpperCase(),
      'Aktuelles Passwort': PASSWORD,
    })
    expect(faultOf(emailForm(refused), 'Neue E-Mail-Adresse').reason).toBe('Das ist schon deine Adresse.')
    expect(await waitingMails()).toEqual([])
  })

  test('can only be changed with the password', async () => {
    const { cookie } = await makePerson()
    const refused = await emailForm(await open(cookie)).send('Änderung anfordern', {
      'Neue E-Mail-Adresse': 'neu@post.example',
      'Aktuelles Passwort': 'Falsches Passwort 12',
    })
    expect(faultOf(emailForm(refused), 'Aktuelles Passwort').reason).toBe('Das Passwort stimmt nicht.')
    // The page's other form, with a field of the same name, shows no error.
    expect(faultOf(passwordForm(refused), 'Aktuelles Passwort').reason).toBeUndefined()
    expect(await waitingMails()).toEqual([])
  })
})

describe('an account of Google', () => {
  const google = (screen: Screen) => screen.part('region', 'Anmeldung mit Google')
  const link = (user_id: string) =>
    db().insertInto('sign_in_methods').values({ user_id, provider_id: 'google', account_id: user_id }).execute()

  test('is listed and unlinked by the password; the person stays signed in', async () => {
    const { id, cookie } = await makePerson()
    expect((await open(cookie)).queryByRole('region', { name: 'Anmeldung mit Google' })).toBeNull()
    await link(id)
    const screen = await open(cookie)
    const refused = await google(screen).send('Google trennen', { 'Aktuelles Passwort': 'Falsches Passwort 12' })
    expect(faultOf(google(refused), 'Aktuelles Passwort').reason).toBe('Das Passwort stimmt nicht.')
    const done = await google(screen).send('Google trennen', { 'Aktuelles Passwort': PASSWORD })
    expect([done.address, done.message]).toEqual(['/account/security', 'message.googleUnlinked'])
    expect(done.queryByRole('region', { name: 'Anmeldung mit Google' })).toBeNull()
  })

  test('stays while it is the only way in', async () => {
    const { id, cookie } = await makePerson()
    await db().deleteFrom('sign_in_methods').where('user_id', '=', id).execute()
    await link(id)
    const screen = google(await open(cookie))
    expect(screen.text).toContain('Setze zuerst eines')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the second factor', () => {
  test('whose removal was requested elsewhere is kept by a button', async () => {
    const { id, cookie } = await makePerson({ withFactor: true })
    const set = { user_id: id, secret: seal(newSecret()), confirmed_at: new Date() }
    await db().insertInto('second_factors').values(set).execute()
    await db().insertInto('factor_removals').values({ user_id: id, due_at: new Date() }).execute()
    const warned = await open(cookie)
    expect(factor(warned).text).toContain('Jemand mit deinen Zugangsdaten hat beantragt')
    const kept = await factor(warned).send('Zweiten Faktor behalten')
    expect([kept.message, factor(kept).text]).toEqual([
      'message.factorKept',
      expect.not.stringContaining('Jemand mit deinen Zugangsdaten'),
    ])
    expect(await db().selectFrom('factor_removals').selectAll().execute()).toEqual([])
  })

  test('is turned on by the code of the key that shows, and its recovery codes show once', async () => {
    const { cookie } = await makePerson()
    const off = await open(cookie)
    expect(factor(off).text).toContain('Aus. Mit einer Authenticator-App')
    const begun = await factor(off).send('Einrichten')
    expect(factor(begun).getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeTruthy()
    const on = await factor(begun).send('Einschalten', { 'Sechsstelliger Code': codeOn(begun) })
    const codes = factor(on).part('status').getAllByRole('listitem')
    expect(new Set(codes.map((item) => item.textContent)).size).toBe(codes.length)
    expect(codes.length).toBeGreaterThanOrEqual(8)
    expect(factor(on).text).toContain(`Eingeschaltet. Du hast noch ${codes.length} Ersatzcodes.`)
    const later = await open(on.cookie)
    expect(factor(later).queryByRole('status')).toBeNull()
    expect(later.html).not.toContain(codes[0]!.textContent)
  })

  test('a wrong code is refused beside its field, and the key stays the same', async () => {
    const { cookie } = await makePerson()
    const begun = await factor(await open(cookie)).send('Einrichten')
    const refused = await factor(begun).send('Einschalten', { 'Sechsstelliger Code': '12' })
    expect(faultOf(refused, 'Sechsstelliger Code')).toEqual({
      value: '',
      reason: 'Der Code stimmt nicht. Nimm den, den die App gerade zeigt.',
    })
    expect(codeOn(refused)).toBe(codeOn(begun))
  })

  test('another key only comes when it is asked for', async () => {
    const { cookie } = await makePerson()
    const begun = await factor(await open(cookie)).send('Einrichten')
    const keyOf = (screen: Screen) => /Schlüssel: ([A-Z2-7 ]+)/.exec(factor(screen).text)?.[1]
    expect(keyOf(await open(cookie))).toBe(keyOf(begun))
    expect(keyOf(await factor(begun).send('Neuen QR-Code anzeigen'))).not.toBe(keyOf(begun))
  })

  test('one that took too long to set up starts again, and the page says so', async () => {
    const { cookie } = await makePerson()
    const begun = await factor(await open(cookie)).send('Einrichten')
    await db()
      .updateTable('begun_second_factors')
      .set({ created_at: new Date(Date.now() - 86_400_000) })
      .execute()
    const late = await factor(begun).send('Einschalten', { 'Sechsstelliger Code': codeOn(begun) })
    expect(factor(late).getByRole('alert').textContent).toContain('Die Einrichtung ist abgelaufen.')
    expect(factor(late).getByRole('button', { name: 'Einrichten' })).toBeTruthy()
  })

  test('is turned off with the password, and not without', async () => {
    const { cookie } = await makePerson()
    const begun = await factor(await open(cookie)).send('Einrichten')
    const on = await factor(begun).send('Einschalten', { 'Sechsstelliger Code': codeOn(begun) })
    const off = (screen: Screen) => factor(screen).getByRole('button', { name: 'Ausschalten', hidden: true })
    const refused = await on.send(off(on), { 'Aktuelles Passwort': 'Falsches Passwort 12' })
    expect([refused.status, off(refused).closest('details')?.hasAttribute('open')]).toEqual([400, true])
    const done = await refused.send(off(refused), { 'Aktuelles Passwort': PASSWORD })
    expect([done.address, done.message]).toEqual(['/account/security', 'message.factorOff'])
    expect(factor(done).getByRole('button', { name: 'Einrichten' })).toBeTruthy()
  })

  test('is mandatory for the team: the page says so, and they cannot turn it off', async () => {
    const { cookie } = await makePerson({ role: 'moderator' })
    const off = await open(cookie)
    expect(factor(off).text).toContain('ist sie Pflicht')
    const begun = await factor(off).send('Einrichten')
    const on = await factor(begun).send('Einschalten', { 'Sechsstelliger Code': codeOn(begun) })
    expect(factor(on).text).not.toContain('ist sie Pflicht')
    expect(factor(on).text).toContain('Neue Ersatzcodes')
    expect(factor(on).text).not.toContain('Ausschalten')
  })
})

describe('sessions', () => {
  test('a single one shows as this one, without a way to end the others', async () => {
    const { cookie } = await makePerson()
    const screen = await open(cookie)
    expect(sessions(screen).getAllByRole('listitem')).toHaveLength(1)
    expect(sessions(screen).text).toContain('diese Sitzung')
    expect(sessions(screen).queryByRole('button', { name: 'Alle anderen beenden' })).toBeNull()
    expect(sessions(screen).getByRole('button', { name: 'Überall abmelden' })).toBeTruthy()
  })

  test('one of several is ended, and its browser is signed out', async () => {
    const { cookie, id } = await makePerson()
    const other = await openSession(id)
    const screen = await open(cookie)
    expect(sessions(screen).getAllByRole('listitem')).toHaveLength(2)
    const ended = await sessions(screen).send(/^Beenden: /)
    expect([ended.message, sessions(ended).getAllByRole('listitem').length]).toEqual(['message.sessionsEnded', 1])
    expect((await open(other)).address).toMatch(/^\/auth\?next=/)
    expect((await open(cookie)).status).toBe(200)
  })

  test('all others end, or all including this one', async () => {
    const { cookie, id } = await makePerson()
    const others = [await openSession(id), await openSession(id)]
    const alone = await sessions(await open(cookie)).send('Alle anderen beenden')
    for (const other of others) expect((await open(other)).address).toMatch(/^\/auth/)
    expect(sessions(await open(alone.cookie)).getAllByRole('listitem')).toHaveLength(1)
    const out = await sessions(await open(alone.cookie)).send('Überall abmelden')
    expect(out.cookie).not.toContain('session')
    expect((await open(alone.cookie)).address).toMatch(/^\/auth/)
  })

  test('of a stranger cannot be ended', async () => {
    const [ada, eve] = [await makePerson(), await makePerson()]
    const row = await db().selectFrom('sessions').select('id').where('user_id', '=', ada.id).executeTakeFirstOrThrow()
    const own = await openSession(eve.id)
    const screen = await open(eve.cookie)
    const hidden = screen.element.querySelector<HTMLInputElement>('input[name=sessionId]')!
    hidden.value = row.id
    await sessions(screen).send(/^Beenden: /)
    expect((await open(ada.cookie)).status).toBe(200)
    expect((await open(own)).status).toBe(200)
  })

  test('a device that names itself with markup is shown as text', async () => {
    const { cookie } = await makePerson()
    await db().updateTable('sessions').set({ user_agent: '<script>alert(1)</script>' }).execute()
    const screen = await open(cookie)
    expect(screen.html).not.toContain('<script>alert')
    expect(sessions(screen).text).toContain('Unbekanntes Gerät')
  })
})

describe('leaving', () => {
  const data = (cookie: string) => openScreen('/account/data', { cookie })

  test('the account is hidden immediately, and the mailed link restores it', async () => {
    const { cookie, email } = await makePerson()
    const screen = await data(cookie)
    expect(screen.main.text).toContain('Nach 14 Tagen wird es endgültig gelöscht')
    const gone = await screen.send('Konto löschen', { Passwort: PASSWORD })
    expect([gone.address, gone.message]).toEqual(['/', 'message.accountDeleted'])
    expect((await data(cookie)).address).toBe('/auth?next=%2Faccount%2Fdata')
    await expect(signedIn(email)).rejects.toMatchObject({ code: 'account_deleted' })
    const { pathname, search } = new URL((await waitingMails())[0]!.props.undoUrl!)
    const restored = await (await openScreen(pathname + search)).send('Konto behalten')
    expect([restored.address, restored.message]).toEqual(['/auth', 'message.accountRestored'])
    await signedIn(email)
  })

  test('a wrong password is refused beside its field, and the wish about reviews stays', async () => {
    const { cookie } = await makePerson()
    const keep = 'Meine Bewertungen bleiben stehen, gekennzeichnet als die eines gelöschten Kontos'
    const refused = await (await data(cookie)).send('Konto löschen', { Passwort: 'Falsches Passwort 12', [keep]: true })
    expect([refused.status, faultOf(refused, 'Passwort')]).toEqual([
      400,
      { value: '', reason: 'Das Passwort stimmt nicht.' },
    ])
    expect((await data(cookie)).status).toBe(200)
  })

  test('the data are offered for download before', async () => {
    const { cookie } = await makePerson()
    const link = (await data(cookie)).getByRole('link', { name: 'Herunterladen' })
    const { response } = await openScreen(link.getAttribute('href')!, { cookie })
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toContain('attachment')
  })
})

describe('an address from which mails come back', () => {
  const open = (cookie: string) => openScreen('/account/address', { cookie })

  test('is reported on every page of the account, with a remedy', async () => {
    const { cookie, email } = await makePerson()
    expect((await openScreen('/account', { cookie })).main.text).not.toContain('kommen als unzustellbar zu uns zurück')
    await suppressAddress(email, 'bounced', '5.1.1')
    const screen = await openScreen('/account/searches', { cookie })
    expect(screen.main.text).toContain('Deine E-Mails kommen als unzustellbar zu uns zurück.')
    const address = await screen.follow('Was jetzt zu tun ist')
    expect(address.getByRole('heading', { level: 1 }).textContent).toBe('E-Mails an dich')
    expect(address.main.text).toContain(`E-Mails an ${email} kamen zuletzt am`)
  })

  test('gets a mail on trial, whose link ends it', async () => {
    const { cookie, email } = await makePerson()
    await suppressAddress(email, 'bounced', '5.1.1')
    const asked = await (await open(cookie)).send('Test-E-Mail schicken')
    expect([asked.address, asked.message]).toEqual(['/account/address', 'message.addressCheckSent'])
    const { pathname, search } = new URL((await waitingMails())[0]!.props.url!)
    const confirmed = await (await openScreen(pathname + search, { cookie })).send('Adresse bestätigen')
    expect([confirmed.address, confirmed.message]).toEqual(['/account/address', 'message.addressConfirmed'])
    expect(confirmed.main.text).toContain(`Soweit wir wissen, kommen E-Mails an ${email} an.`)
    expect(confirmed.main.text).not.toContain('Was jetzt zu tun ist')
    const again = await openScreen(pathname + search, { cookie })
    expect(again.main.text).toContain('Dieser Link gilt nicht mehr')
  })

  test('of somebody else concerns nobody here, and no mail on trial is offered', async () => {
    const { cookie } = await makePerson()
    await suppressAddress('other@post.example', 'bounced', '5.1.1')
    const screen = await open(cookie)
    expect(screen.queryByRole('button', { name: 'Test-E-Mail schicken' })).toBeNull()
  })
})

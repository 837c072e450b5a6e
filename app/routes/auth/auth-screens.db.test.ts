import * as OTPAuth from 'otpauth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pendingCookie } from '#app/features/accounts/sign-in/pending-cookie.server.ts'
import { seal } from '#app/features/accounts/sign-in/second-factor/secret-box.server.ts'
import { newSecret } from '#app/features/accounts/sign-in/second-factor/totp.server.ts'
import {
  cookieOf,
  makeAccount,
  PASSWORD,
  removeAccounts,
  waitingMails,
} from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { faultOf } from '../testing/fault-of.ts'
import { makePerson } from '../testing/person.ts'
import { openScreen, type Screen } from '../testing/render-screen.tsx'

const NEW_PASSWORD = 'Kreidestaub und Schwamm'
const LINK_USED = 'Dieser Link gilt nicht mehr'

beforeEach(async () => {
  await db().deleteFrom('attempt_counts').execute()
})
afterEach(removeAccounts)

const h1 = (screen: Screen) => screen.getByRole('heading', { level: 1 }).textContent
/** Returns path and query of the link in the newest mail of a kind. */
async function mailed(template: string, property = 'url') {
  const mail = (await waitingMails()).find((one) => one.template === template)
  const { pathname, search } = new URL(mail?.props[property] ?? 'none:')
  return pathname + search
}
const signIn = async (email: string, password = PASSWORD, from = '/auth') =>
  (await openScreen(from)).send('Anmelden', { 'E-Mail-Adresse': email, Passwort: password })

describe('signing in', () => {
  test('leads home, and the name stands at the top', async () => {
    const { email } = await makeAccount({ name: 'Ada' })
    const home = await signIn(email)
    expect([home.address, home.part('banner').text]).toEqual(['/', expect.stringContaining('Ada')])
  })

  test('leads on to where somebody wanted to go', async () => {
    const { email } = await makeAccount()
    const asked = await openScreen('/account/searches?save=q%3Dx')
    expect(asked.main.text).toContain('Dafür ist ein Konto nötig.')
    const arrived = await asked.send('Anmelden', { 'E-Mail-Adresse': email, Passwort: PASSWORD })
    expect(arrived.address).toBe('/account/searches?save=q%3Dx')
  })

  test('knows the address that was confirmed in this browser, and asks nobody to make an account then', async () => {
    const cookie = pendingCookie({ handle: 'x', email: 'neu@post.example', next: '' })
    const screen = await openScreen('/auth?next=%2Faccount', { cookie: cookieOf(cookie) })
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'neu@post.example')
    expect(screen.main.text).not.toContain('Dafür ist ein Konto nötig.')
  })

  test('has fields that password managers know', async () => {
    const screen = await openScreen('/auth')
    const of = (label: string) => screen.getByLabelText(label, { selector: 'input' })
    expect([of('E-Mail-Adresse').getAttribute('type'), of('E-Mail-Adresse').getAttribute('autocomplete')]).toEqual([
      'email',
      'username',
    ])
    expect([of('Passwort').getAttribute('type'), of('Passwort').getAttribute('autocomplete')]).toEqual([
      'password',
      'current-password',
    ])
  })

  test('a wrong password and an unknown address are answered alike; the address stays, the password goes', async () => {
    const { email } = await makeAccount()
    const answers = [await signIn(email, 'Falsches Passwort 12'), await signIn('niemand@post.example')]
    for (const refused of answers) {
      expect([refused.status, refused.main.getByRole('alert').textContent]).toEqual([
        400,
        'Adresse oder Passwort stimmt nicht, oder die Adresse ist noch nicht bestätigt.',
      ])
      expect(faultOf(refused, 'Passwort').value).toBe('')
    }
    expect(answers.map((refused) => faultOf(refused, 'E-Mail-Adresse').value)).toEqual([email, 'niemand@post.example'])
  })

  test('an address that is none is refused beside its field', async () => {
    const refused = await signIn('ada@')
    expect(faultOf(refused, 'E-Mail-Adresse')).toEqual({
      value: 'ada@',
      reason: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    })
  })

  test('an empty form is refused as a whole', async () => {
    expect((await signIn('', '')).main.getByRole('alert').textContent).toBe('E-Mail-Adresse und Passwort fehlen.')
  })

  test('a locked account is told that it is, and when that ends', async () => {
    const { email, id } = await makeAccount()
    const until = new Date('2099-03-04T10:00:00Z')
    await db()
      .updateTable('users')
      .set({ suspended_at: new Date(), suspended_until: until })
      .where('id', '=', id)
      .execute()
    const refused = await signIn(email)
    expect(refused.main.getByRole('alert').textContent).toContain('Dieses Konto ist gesperrt.')
    expect(refused.main.text).toMatch(/Die Sperre endet von selbst: .*2099/)
    await db().updateTable('users').set({ suspended_until: null }).where('id', '=', id).execute()
    expect((await signIn(email)).main.text).not.toContain('endet von selbst')
  })

  test('a lock is told to nobody who does not know the password', async () => {
    const { email, id } = await makeAccount()
    await db().updateTable('users').set({ suspended_at: new Date() }).where('id', '=', id).execute()
    expect((await signIn(email, 'Falsches Passwort 12')).main.text).not.toContain('gesperrt')
  })

  test('a person who is signed in has nothing to do here', async () => {
    const { cookie } = await makePerson()
    expect((await openScreen('/auth?next=%2Fhelp', { cookie })).address).toBe('/help')
    expect((await openScreen('/fr/auth', { cookie })).address).toBe('/fr')
  })

  test('Google is not offered where it is not set up, and its failure is told', async () => {
    const screen = await openScreen('/auth?failure=google_not_linked')
    expect(screen.queryByRole('button', { name: 'Mit Google anmelden' })).toBeNull()
    expect(screen.main.getByRole('alert').textContent).toContain('lässt sich nicht mit deinem Konto verbinden')
    expect((await openScreen('/auth?failure=%3Cb%3E')).main.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['en', 'Sign in', 'Sign in', 'Email address', 'Password'],
    ['fr', 'Se connecter', 'Se connecter', 'Adresse e-mail', 'Mot de passe'],
    ['es', 'Iniciar sesión', 'Iniciar sesión', 'Dirección de correo', 'Contraseña'],
    ['it', 'Accedi', 'Accedi', 'Indirizzo e-mail', 'Password'],
  ])('in %s the form stays in its language', async (locale, title, press, address, password) => {
    const { email } = await makeAccount()
    const screen = await openScreen(`/${locale}/auth`)
    expect(h1(screen)).toBe(title)
    const home = await screen.send(press, { [address]: email, [password]: PASSWORD })
    expect(home.address).toBe(`/${locale}`)
  })
})

describe('signing up', () => {
  const FILLED = { 'E-Mail-Adresse': 'neu@post.example', Passwort: PASSWORD }
  const form = () => openScreen('/auth?mode=signup')

  test('is a link away from signing in, and keeps where somebody wanted to go', async () => {
    const signUp = await (await openScreen('/auth?next=%2Fhelp')).follow('Jetzt registrieren')
    expect([h1(signUp), signUp.title]).toEqual(['Konto anlegen', 'Konto bei Aulario anlegen'])
    const back = await signUp.follow('Zur Anmeldung')
    expect([back.address, h1(back)]).toEqual(['/auth?next=%2Fhelp', 'Anmelden'])
  })

  test('makes the account when the mailed link is confirmed, not before', async () => {
    const sent = await (await openScreen('/auth?mode=signup&next=%2Fhelp')).send('Konto anlegen', {
      ...FILLED,
      'Vor- und Nachname (freiwillig)': 'Ada Lovelace',
    })
    expect([sent.address, sent.message, h1(sent)]).toEqual([
      '/auth/check-email',
      'message.checkEmail',
      'Bitte bestätige deine Adresse',
    ])
    expect(sent.main.text).toContain('Wir haben eine E-Mail an neu@post.example geschickt.')
    expect((await signIn('neu@post.example')).status).toBe(400)
    const link = await openScreen(await mailed('confirm-email'), { cookie: sent.cookie })
    expect(link.main.text).toContain('Noch ein Klick, dann ist dein Konto angelegt.')
    const confirmed = await link.send('Ja, das ist meine Adresse')
    expect([confirmed.address, confirmed.message]).toEqual(['/auth?next=%2Fhelp', 'message.confirmed'])
    const arrived = await confirmed.send('Anmelden', FILLED)
    expect([arrived.address, arrived.part('banner').text]).toEqual(['/help', expect.stringContaining('Ada Lovelace')])
    expect(h1(await openScreen(await mailed('confirm-email')))).toBe(LINK_USED)
  })

  test('asks in another browser for the password, and the one of whoever signed up is void', async () => {
    await (await form()).send('Konto anlegen', FILLED)
    const link = await openScreen(await mailed('confirm-email'))
    expect(link.main.text).toContain('In diesem Browser hat sich niemand mit neu@post.example registriert.')
    const bare = await link.send('Ja, das ist meine Adresse')
    expect([bare.status, faultOf(bare, 'Passwort').reason]).toEqual([400, 'Bitte lege ein Passwort fest.'])
    const weak = await link.send('Ja, das ist meine Adresse', { Passwort: 'kurz' })
    expect([weak.status, faultOf(weak, 'Passwort').value]).toEqual([422, ''])
    const confirmed = await weak.send('Ja, das ist meine Adresse', { Passwort: NEW_PASSWORD })
    expect([confirmed.address, confirmed.message]).toEqual(['/auth', 'message.confirmed'])
    expect((await signIn('neu@post.example')).status).toBe(400)
    expect((await signIn('neu@post.example', NEW_PASSWORD)).address).toBe('/')
  })

  test.each([
    ['a short password', { Passwort: 'kurz' }, 'Passwort', 'Das Passwort braucht mindestens 10 Zeichen.', 422],
    ['a common one', { Passwort: 'Password123!' }, 'Passwort', /Listen häufiger Passwörter/, 422],
    [
      'the address as password',
      { Passwort: 'neu@post.example' },
      'Passwort',
      'Dieses Passwort ist zu leicht zu erraten: Es ist Teil deiner Adresse.',
      422,
    ],
    [
      'no address',
      { 'E-Mail-Adresse': 'neu' },
      'E-Mail-Adresse',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      400,
    ],
    ['a throw-away address', { 'E-Mail-Adresse': 'neu@mailinator.com' }, 'E-Mail-Adresse', /Wegwerfadressen/, 400],
  ])(
    '%s is refused beside its field; nothing is mailed, and the name stays',
    async (_, typed, label, reason, status) => {
      const name = 'Vor- und Nachname (freiwillig)'
      const refused = await (await form()).send('Konto anlegen', { ...FILLED, ...typed, [name]: 'Ada' })
      expect([refused.status, faultOf(refused, label).reason]).toEqual([status, expect.stringMatching(reason)])
      expect([faultOf(refused, name).value, faultOf(refused, 'Passwort').value]).toEqual(['Ada', ''])
      expect(await waitingMails()).toEqual([])
    },
  )

  test('terms and privacy are a link away, in a window of their own', async () => {
    const screen = await form()
    for (const [name, path] of [
      ['Nutzungsbedingungen', '/terms'],
      ['Datenschutz', '/privacy'],
    ] as const) {
      const link = screen.main.getByRole('link', { name: new RegExp(name) })
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank'])
    }
  })

  test('an address that has an account gets the same page, and a mail of another kind', async () => {
    const { email } = await makeAccount()
    const sent = await (await form()).send('Konto anlegen', { ...FILLED, 'E-Mail-Adresse': email })
    expect([sent.address, sent.message]).toEqual(['/auth/check-email', 'message.checkEmail'])
    expect((await waitingMails()).map(({ template, to }) => [template, to])).toEqual([['account-exists', email]])
  })

  test('the mail is sent again, and a slip in the address is mended there', async () => {
    const sent = await (await form()).send('Konto anlegen', { ...FILLED, 'E-Mail-Adresse': 'falsch@post.example' })
    const again = await sent.send('Noch einmal schicken', { 'E-Mail-Adresse': 'neu@post.example' })
    expect([again.address, again.message]).toEqual(['/auth/check-email', 'message.resent'])
    expect(again.main.text).toContain('an neu@post.example geschickt')
    expect((await waitingMails())[0]).toMatchObject({ template: 'confirm-email', to: 'neu@post.example' })
    const refused = await again.send('Noch einmal schicken', { 'E-Mail-Adresse': 'neu@' })
    expect(faultOf(refused, 'E-Mail-Adresse').value).toBe('neu@')
    expect(faultOf(refused, 'E-Mail-Adresse').reason).toContain('gültige E-Mail-Adresse')
  })

  test('without a sign-up there is nothing to confirm', async () => {
    const screen = await openScreen('/auth/check-email')
    expect(screen.main.text).toContain('Hier ist keine Adresse zu bestätigen.')
    expect(screen.main.queryByRole('button')).toBeNull()
  })

  test('an address in the cookie is text, whatever it holds', async () => {
    const cookie = `aulario.sign_up=x.${encodeURIComponent('<script>alert(1)</script>')}|`
    const screen = await openScreen('/auth/check-email', { cookie })
    expect(screen.html).not.toContain('<script>alert')
    expect(screen.main.text).toContain('<script>alert(1)</script>')
  })
})

describe('a forgotten password', () => {
  const ask = async (email: string) =>
    (await openScreen('/auth/forgot')).send('Link schicken', { 'E-Mail-Adresse': email })

  test('is set by the mailed link, once', async () => {
    const { email } = await makeAccount()
    const start = await (await openScreen('/auth')).follow('Passwort vergessen?')
    const sent = await start.send('Link schicken', { 'E-Mail-Adresse': email.toUpperCase() })
    expect(sent.part('status').text).toContain('bekommst du gleich eine E-Mail mit dem Link')
    const link = await mailed('reset-password')
    const form = await openScreen(link)
    expect([h1(form), form.main.text]).toEqual([
      'Neues Passwort setzen',
      expect.stringContaining('Mit dem neuen Passwort wirst du auf allen Geräten abgemeldet.'),
    ])
    const set = await form.send('Passwort setzen', { 'Neues Passwort': NEW_PASSWORD })
    expect([set.address, set.message]).toEqual(['/auth', 'message.passwordReset'])
    expect((await signIn(email, NEW_PASSWORD)).address).toBe('/')
    expect((await signIn(email)).status).toBe(400)
    const used = await openScreen(link)
    expect(h1(used)).toBe(LINK_USED)
    expect((await used.follow('Link schicken')).address).toBe('/auth/forgot')
  })

  test('of an address without account is answered alike, and nothing is mailed', async () => {
    expect((await ask('niemand@post.example')).part('status').text).toContain('bekommst du gleich eine E-Mail')
    expect(await waitingMails()).toEqual([])
  })

  test('a new one that is weak is refused, and the link still works', async () => {
    const { email } = await makeAccount()
    await ask(email)
    const form = await openScreen(await mailed('reset-password'))
    const refused = await form.send('Passwort setzen', { 'Neues Passwort': 'passwort123' })
    expect([refused.status, faultOf(refused, 'Neues Passwort').value]).toEqual([422, ''])
    expect(faultOf(refused, 'Neues Passwort').reason).toContain('zu leicht zu erraten')
    expect((await refused.send('Passwort setzen', { 'Neues Passwort': NEW_PASSWORD })).address).toBe('/auth')
  })

  test('an open form whose link was used meanwhile says so', async () => {
    const { email } = await makeAccount()
    await ask(email)
    const [one, two] = [
      await openScreen(await mailed('reset-password')),
      await openScreen(await mailed('reset-password')),
    ]
    await one.send('Passwort setzen', { 'Neues Passwort': NEW_PASSWORD })
    const late = await two.send('Passwort setzen', { 'Neues Passwort': 'Tafelbild mit Kreide' })
    expect([late.status, h1(late)]).toEqual([410, LINK_USED])
    expect((await signIn(email, NEW_PASSWORD)).address).toBe('/')
  })

  test('shows what else opens the account; what is not ticked ends, and a refusal keeps the ticks', async () => {
    const { id, email } = await makeAccount()
    const keys = ['Schulamt', 'Karte'].map((name) => ({ user_id: id, name, hash: Buffer.from(name), ending: 'abcd' }))
    await db().insertInto('api_keys').values(keys).execute()
    await db()
      .insertInto('sign_in_methods')
      .values({ user_id: id, provider_id: 'google', account_id: 'google-1' })
      .execute()
    await ask(email)
    const form = await openScreen(await mailed('reset-password'))
    expect(form.part('group', 'Was soll erhalten bleiben?').text).toContain('Schlüssel für ProgrammeSchulamt')
    const [own, other] = ['Schlüssel für ProgrammeSchulamt', 'Schlüssel für ProgrammeKarte']
    const refused = await form.send('Passwort setzen', { 'Neues Passwort': 'kurz', [own]: true })
    expect(refused.getByLabelText(own)).toHaveProperty('checked', true)
    for (const label of [other, 'Anmeldung mit Google'])
      expect(refused.getByLabelText(label)).toHaveProperty('checked', false)
    await refused.send('Passwort setzen', { 'Neues Passwort': NEW_PASSWORD })
    expect(await db().selectFrom('api_keys').select('name').execute()).toEqual([{ name: 'Schulamt' }])
    const methods = await db().selectFrom('sign_in_methods').select('provider_id').execute()
    expect(methods).toEqual([{ provider_id: 'credential' }])
  })

  test('ends every session', async () => {
    const { email, cookie } = await makePerson()
    await ask(email)
    await (await openScreen(await mailed('reset-password'))).send('Passwort setzen', { 'Neues Passwort': NEW_PASSWORD })
    expect((await openScreen('/account', { cookie })).address).toBe('/auth?next=%2Faccount')
  })
})

describe('the second step', () => {
  async function withFactor() {
    const account = await makeAccount()
    const secret = newSecret()
    const factor = { user_id: account.id, secret: seal(secret), confirmed_at: new Date() }
    await db().insertInto('second_factors').values(factor).execute()
    return { ...account, code: () => new OTPAuth.TOTP({ secret }).generate() }
  }

  test('is asked for after the password, and leads on to where somebody wanted to go', async () => {
    const { email, code } = await withFactor()
    const step = await signIn(email, PASSWORD, '/auth?next=%2Faccount')
    expect([step.address, h1(step)]).toEqual(['/auth/second-factor?next=%2Faccount', 'Zweiter Schritt'])
    const field = step.getByLabelText('Sechsstelliger Code', { selector: 'input' })
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect((await step.send('Weiter', { 'Sechsstelliger Code': code() })).address).toBe('/account')
  })

  test('nothing of the account shows before it', async () => {
    const { email } = await withFactor()
    const step = await signIn(email)
    for (const path of ['/account', '/account/security', '/account/export'])
      expect((await openScreen(path, { cookie: step.cookie })).address).toMatch(/^\/auth\/second-factor/)
  })

  test('a wrong code is refused beside its field and never comes back', async () => {
    const { email } = await withFactor()
    const refused = await (await signIn(email)).send('Weiter', { 'Sechsstelliger Code': '000000' })
    expect([refused.status, faultOf(refused, 'Sechsstelliger Code')]).toEqual([
      400,
      { value: '', reason: 'Der Code stimmt nicht. Nimm den, den die App gerade zeigt.' },
    ])
  })

  test('that was lost is removed three days after somebody asked for it', async () => {
    const { id, email } = await withFactor()
    const step = await signIn(email)
    const asked = await step.send('Ausschalten beantragen')
    expect(asked.part('status').text).toContain('Beantragt.')
    expect(asked.queryByRole('button', { name: 'Ausschalten und anmelden' })).toBeNull()
    await db().updateTable('factor_removals').set({ due_at: new Date() }).where('user_id', '=', id).execute()
    const due = await openScreen('/auth/second-factor', { cookie: asked.cookie })
    const done = await due.send('Ausschalten und anmelden')
    expect([done.address, done.message]).toEqual(['/account/security', 'message.factorOff'])
    expect(done.main.text).toContain('Aus. Mit einer Authenticator-App')
  })

  test('stays if the mail or a signed-in device stops the request', async () => {
    const { email } = await withFactor()
    await (await signIn(email)).send('Ausschalten beantragen')
    const link = await mailed('factor-removal')
    const page = await openScreen(link)
    expect(h1(page)).toBe('Zweiten Faktor behalten')
    expect((await signIn(email)).part('status').text).toContain('Beantragt.')
    const stopped = await page.send('Zweiten Faktor behalten')
    expect([stopped.address, stopped.message]).toEqual(['/auth/forgot', 'message.factorKept'])
    expect((await signIn(email)).queryByRole('status')).toBeNull()
    expect(h1(await openScreen(link))).toBe(LINK_USED)
  })

  test('of the team is left to another admin', async () => {
    const { id, email } = await withFactor()
    await db().updateTable('users').set({ role: 'moderator' }).where('id', '=', id).execute()
    const asked = await (await signIn(email)).send('Ausschalten beantragen')
    expect(asked.part('status').text).toContain('Stimmt jemand aus der Verwaltung zu')
  })

  test('can be left again', async () => {
    const { email } = await withFactor()
    const out = await (await signIn(email)).send('Abmelden')
    expect((await openScreen('/auth/second-factor', { cookie: out.cookie })).address).toBe('/auth')
  })

  test('is none for people who are signed in or signed out', async () => {
    expect((await openScreen('/en/auth/second-factor')).address).toBe('/en/auth')
    const { cookie } = await makePerson()
    expect((await openScreen('/auth/second-factor?next=%2F%2Fevil.example', { cookie })).address).toBe('/')
  })
})

describe('signing out', () => {
  test('from the menu at the top ends the session and leads home', async () => {
    const { cookie } = await makePerson()
    const screen = await openScreen('/account', { cookie })
    const [button] = screen.part('banner').getAllByRole('button', { name: 'Abmelden', hidden: true })
    const home = await screen.send(button!)
    expect(home.address).toBe('/')
    expect((await openScreen('/account', { cookie })).address).toBe('/auth?next=%2Faccount')
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, removeAccounts, signedIn, waitingMails } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { makePerson } from '../../testing/person.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'

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

describe('a change of the address', () => {
  async function asked() {
    const person = await makePerson()
    const form = await openScreen('/account/security', { cookie: person.cookie })
    await form.part('region', 'E-Mail-Adresse ändern').send('Änderung anfordern', {
      'Neue E-Mail-Adresse': 'neu@post.example',
      'Aktuelles Passwort': PASSWORD,
    })
    return person
  }

  test('the old address agrees, the new one confirms, and only then it signs in', async () => {
    const { email, cookie } = await asked()
    const first = (await waitingMails())[0]!
    expect(first.to).toBe(email)
    const old = await openScreen(await mailed(first.template))
    expect([h1(old), old.main.text]).toEqual([
      'Der Änderung zustimmen',
      expect.stringContaining('künftig die Adresse neu@post.example haben'),
    ])
    const agreed = await old.send('Der Änderung zustimmen')
    expect(agreed.message).toBe('message.emailChangeAgreed')
    await signedIn(email)
    const second = (await waitingMails()).find(({ to }) => to === 'neu@post.example')!
    const { pathname, search } = new URL(second.props.url!)
    const elsewhere = await openScreen(pathname + search)
    expect(elsewhere.main.text).toContain('Melde dich in diesem Browser mit deiner bisherigen Adresse an')
    const fresh = await openScreen(pathname + search, { cookie })
    expect(fresh.main.text).toContain('Künftig meldest du dich mit neu@post.example an.')
    const changed = await fresh.send('Neue Adresse bestätigen')
    expect([changed.address, changed.message]).toEqual(['/', 'message.emailChanged'])
    await signedIn('neu@post.example')
    await expect(signedIn(email)).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect(h1(await openScreen(pathname + search))).toBe(LINK_USED)
  })

  test('opening the links changes nothing', async () => {
    const { email } = await asked()
    const link = await mailed((await waitingMails())[0]!.template)
    for (let times = 0; times < 3; times++) await openScreen(link)
    expect((await waitingMails()).map(({ to }) => to)).toEqual([email])
  })

  test('a second wish ends the first one’s link', async () => {
    const { cookie } = await asked()
    const link = await mailed((await waitingMails())[0]!.template)
    const form = await openScreen('/account/security', { cookie })
    await form.part('region', 'E-Mail-Adresse ändern').send('Änderung anfordern', {
      'Neue E-Mail-Adresse': 'anders@post.example',
      'Aktuelles Passwort': PASSWORD,
    })
    expect(h1(await openScreen(link))).toBe(LINK_USED)
  })
})

describe('links that are none of ours', () => {
  test.each([
    ['/auth/confirm', 'Jetzt registrieren', '/auth?mode=signup'],
    ['/auth/reset', 'Link schicken', '/auth/forgot'],
    ['/auth/change-email', 'Anmeldung und Sicherheit', '/account/security'],
    ['/auth/restore', 'Zurück zur Startseite', '/'],
    ['/auth/confirm-address', 'E-Mails an dich', '/account/address'],
  ])('%s says that they are used up, and how to get another', async (path, link, to) => {
    for (const query of ['', '?token=', '?token=x', `?token=${'x'.repeat(3000)}`, '?token=%00', '?token=<b>']) {
      const screen = await openScreen(path + query)
      expect([query, screen.status, h1(screen)]).toEqual([query, 200, LINK_USED])
      const links = screen.main.getAllByRole('link', { name: link }).map((one) => one.getAttribute('href'))
      expect(links).toContain(to)
      expect(screen.main.queryByRole('button')).toBeNull()
    }
  })
})

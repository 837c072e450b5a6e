import { afterAll, expect, test } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { makePerson } from '../testing/person.ts'
import { openScreen } from '../testing/render-screen.tsx'

afterAll(removeAccounts)

test('the name at the top of the page is the one that was typed, and never markup', async () => {
  const { cookie } = await makePerson({ name: '<b>Ada</b>' })
  const screen = await openScreen('/account', { cookie })
  expect(screen.title).toBe('Mein Konto')
  expect(screen.part('banner').text).toContain('<b>Ada</b>')
  expect(screen.html).not.toContain('<b>Ada')
  const next = await screen.part('region', 'Name und Bild').send('Speichern', { 'Vor- und Nachname': 'Grace' })
  expect([next.address, next.message]).toEqual(['/account', 'message.profileUpdated'])
  expect(next.part('banner').text).toContain('Grace')
})

test('a name that is too long stays in its field, with the reason beside it', async () => {
  const { cookie } = await makePerson({ name: 'Ada' })
  const screen = await openScreen('/account', { cookie })
  const name = 'x'.repeat(121)
  const refused = await screen.part('region', 'Name und Bild').send('Speichern', { 'Vor- und Nachname': name })
  const field = refused.getByRole('textbox', { name: 'Vor- und Nachname', description: /Das ist zu lang/ })
  expect(refused.status).toBe(400)
  expect(field).toMatchObject({ value: name })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

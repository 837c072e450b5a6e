import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

const PATH = '/.well-known/security.txt'

test('it names the contact, its expiry, the languages and its own address', async () => {
  const app = securityTxt({ CONTACT_EMAIL: 'post@schulen.example', PUBLIC_URL: 'https://schulen.example' })
  const answer = await app.request(PATH)
  expect(answer.headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8')
  const fields = (await answer.text()).trimEnd().split('\n')
  const [expires] = fields.splice(1, 1)
  expect(fields).toEqual([
    'Contact: mailto:post@schulen.example',
    'Preferred-Languages: de, en, fr, es, it',
    `Canonical: https://schulen.example${PATH}`,
  ])
  const days = (Date.parse(expires!.slice('Expires: '.length)) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThanOrEqual(180)
  expect(days).toBeLessThan(182)
})

test('without a public address it names that of the request', async () => {
  const app = securityTxt({ CONTACT_EMAIL: 'post@schulen.example', PUBLIC_URL: undefined })
  expect(await (await app.request(PATH)).text()).toContain(`Canonical: http://localhost${PATH}\n`)
})

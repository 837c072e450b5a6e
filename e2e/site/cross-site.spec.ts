import type { RouteConfigEntry } from '@react-router/dev/routes'
import siteMap from '#app/routes.ts'
import { expect, test } from '../fixtures/account.ts'

function pathsOf(entries: RouteConfigEntry[], path = ''): string[] {
  return entries.flatMap((entry) => {
    const here = entry.path?.startsWith(':locale') ? path : [path, entry.path].filter(Boolean).join('/')
    return entry.children ? pathsOf(entry.children, here) : [`/${here.replace(':id', '1').replace('*', 'nowhere')}`]
  })
}

test('no route of the site map takes a form that another site sends, signed in or not', async ({ page, account }) => {
  await account('profile')
  for (const path of pathsOf(siteMap)) {
    for (const address of [path, `${path === '/' ? '/_root' : path}.data`, `/en${path}`]) {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ] as Record<string, string>[]) {
        const answer = await page.request.post(address, { form: { intent: 'name', fullName: 'Evil' }, headers })
        expect([address, headers, answer.status()]).toEqual([address, headers, 403])
      }
    }
  }
  await page.goto('/account')
  await expect(page.getByLabel('Vor- und Nachname')).not.toHaveValue('Evil')
})

test('only the callback of Google answers under the paths of the library', async ({ request }) => {
  for (const path of [
    'sign-in/email',
    'sign-up/email',
    'get-session',
    'list-sessions',
    'sign-out',
    'ok',
    'error',
    'update-user',
  ]) {
    expect([path, (await request.get(`/api/auth/${path}`)).status()]).toEqual([path, 404])
    expect((await request.post(`/api/auth/${path}`, { data: {} })).status()).toBeGreaterThanOrEqual(400)
  }
  expect((await request.get('/api/auth/callback/google?code=x&state=y')).status()).toBe(404)
})

test('pages of somebody signed in belong to nobody else; public ones stay public', async ({
  page,
  account,
  playwright,
  baseURL,
}) => {
  const anonymous = await playwright.request.newContext({ baseURL })
  expect((await anonymous.get('/')).headers()['cache-control']).toContain('public')
  await account('profile')
  for (const path of ['/', '/about', '/account', '/auth/check-email'])
    expect((await page.request.get(path)).headers()['cache-control']).toBe('private, no-store')
  await anonymous.dispose()
})

import { afterAll, afterEach, expect, test } from 'vitest'
import { cookieOf } from '#app/features/accounts/testing/accounts.ts'
import { startGoogleBrowser } from '#app/features/accounts/testing/google-browser.ts'
import { db } from '#db/client.ts'
import { resultOf, routeArgs } from '../testing/route-args.ts'
import { action, loader } from './auth.tsx'
import { loader as callback } from './google-callback.ts'

// The button, and the address to which Google redirects the browser.

const { provider, reset } = await startGoogleBrowser()
afterEach(reset)
afterAll(() => provider.stop())

const press = async (next: string) => resultOf(await action(routeArgs('/auth', { form: { intent: 'google', next } })))

async function arrive(next: string) {
  const { location, cookies } = await press(next)
  const cookie = cookies.map(cookieOf).join('; ')
  return resultOf(await callback(routeArgs(provider.authorize(location!), { cookie })))
}

test('the button is offered, and leads to Google and on to the page that was asked for', async () => {
  expect(await loader(routeArgs('/auth'))).toMatchObject({ google: true })
  expect(await arrive('/account/data?view=all')).toMatchObject({ status: 302, location: '/account/data?view=all' })
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'next=%s leads nowhere else',
  async (next) => {
    expect((await arrive(next)).location).toBe('/')
  },
)

test('too many ways back from one network are refused on the sign-in page, and no way there begins', async () => {
  await press('/')
  await db().updateTable('attempt_counts').set({ points: 1000 }).execute()
  expect((await press('/')).location).toBe('/auth?failure=google_failed')
  const refused = resultOf(await callback(routeArgs('/api/auth/callback/google')))
  expect([refused.status, refused.location]).toEqual([302, '/auth?failure=too_many_attempts'])
  expect(await loader(routeArgs(refused.location!))).toMatchObject({ failure: 'failure.too_many_attempts' })
})

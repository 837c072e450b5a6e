import type { Page } from '@playwright/test'
import { COOKIES, STORED } from '#app/features/law/devices/devices.ts'
import { LOCALES, localePath } from '#app/i18n/locales.ts'
import siteMap from '#app/routes.ts'
import { SCREENS } from './accounts/example-accounts.ts'
import { expect, test } from './accounts/fixtures.ts'
import { memberSchoolOf } from './setup/example-members.ts'

// Every page of the site map is opened, each in another language. The fixtures fail a journey at any request to another
// host; what the pages left in the browser must stand in the lists of the privacy page.

type Route = (typeof siteMap)[number]

/** Paths of pages, without those that only scripts ask for and those that are files. */
const pathsOf = (routes: Route[], before = ''): string[] =>
  routes.flatMap(({ path, children }) => {
    const here = path && path !== ':locale?' ? `${before}/${path}` : before
    return children ? pathsOf(children as Route[], here) : [here || '/']
  })
const PATHS = pathsOf(siteMap).filter(
  (path) => !/\.\w+$|^\/(api|embed)\/|\/(sign-out|file|:file|:video|export)$/.test(path),
)
const PERSONAL = /^\/(account|dashboard|order|orders)(\/|$)/

/** Opens paths one after the other, and says what they left in the browser. */
async function openAll(page: Page, paths: string[], { id, offset }: { id: string; offset: number }) {
  const left = new Set<string>()
  for (const [index, path] of paths.entries()) {
    const locale = LOCALES[(index + offset) % LOCALES.length]!
    await page.goto(localePath(locale, path.replace(':id', id).replace('*', 'nowhere')))
    for (const { name } of await page.context().cookies()) left.add(name)
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    for (const key of keys) left.add(key)
  }
  return [...left]
}

const KNOWN = new Set<string>([...COOKIES, ...STORED].map(({ name }) => name))
const unknownOf = (left: string[]) => left.filter((name) => !KNOWN.has(name))

test.use({ expectedErrors: [/status of 4\d\d/] })

test('no page asks another host for anything or leaves what the privacy page does not name', async ({ page }, info) => {
  const paths = PATHS.filter((path) => !PERSONAL.test(path) && !path.startsWith('/admin'))
  expect(paths.length).toBeGreaterThan(40)
  expect(
    unknownOf(await openAll(page, paths, { id: '1', offset: SCREENS.indexOf(info.project.name as 'phone') })),
  ).toEqual([])
})

test('nor do the pages of people who are signed in', async ({ page, account }, { project }) => {
  await account('member')
  const paths = PATHS.filter((path) => PERSONAL.test(path))
  expect(paths.length).toBeGreaterThan(25)
  const given = { id: memberSchoolOf(project.name).id, offset: SCREENS.indexOf(project.name as 'phone') }
  expect(unknownOf(await openAll(page, paths, given))).toEqual([])
})

import type { Page } from '@playwright/test'
import { COOKIES, STORED } from '#app/features/legal/device-storage/device-storage.ts'
import { LOCALES, localePath } from '#app/i18n/locales.ts'
import { SITE_PATHS } from '#app/site-map/site-paths.ts'
import { expect, test } from '../fixtures/account.ts'
import { memberSchoolOf } from '../fixtures/examples/example-school-members.ts'

// Every page of the site map is opened, each in another language. The fixtures fail a journey at any request to another
// host; everything that the pages store in the browser must be in the lists of the privacy page.

/** Paths of pages, without those that only scripts request and those that are files. */
const PATHS = SITE_PATHS.map(({ path }) => path).filter(
  (path) => !/\.\w+$|^\/(api|embed)\/|\/(sign-out|file|:file|:video|export)$/.test(path),
)
const PERSONAL = /^\/(account|dashboard|order|orders)(\/|$)/

const KNOWN = new Set<string>([...COOKIES, ...STORED].map(({ name }) => name))

/** Opens the paths. @param id id for paths that have one @returns what they stored in the browser that no list names */
async function openAll(page: Page, paths: string[], id: string): Promise<string[]> {
  const left = new Set<string>()
  for (const [index, path] of paths.entries()) {
    const locale = LOCALES[index % LOCALES.length]!
    await page.goto(localePath(locale, path.replace(':id', id).replace('*', 'nowhere')))
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    const cookies = (await page.context().cookies()).map(({ name }) => name)
    for (const name of [...keys, ...cookies]) left.add(name)
  }
  expect(left.size).toBeGreaterThan(0)
  return [...left].filter((name) => !KNOWN.has(name))
}

test.use({ expectedErrors: [/status of 4\d\d/] })

test('no page contacts another host or stores anything that the privacy page does not name', async ({ page }) => {
  const paths = PATHS.filter((path) => !PERSONAL.test(path) && !path.startsWith('/admin'))
  expect(paths.length).toBeGreaterThan(40)
  expect(await openAll(page, paths, '1')).toEqual([])
})

test('nor do the pages of signed-in people', async ({ page, account }, { project }) => {
  await account('member')
  const paths = PATHS.filter((path) => PERSONAL.test(path))
  expect(paths.length).toBeGreaterThan(25)
  expect(await openAll(page, paths, memberSchoolOf(project.name).id)).toEqual([])
})

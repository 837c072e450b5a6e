import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { memberSchoolOf } from '../fixtures/examples/schools/example-school-members.ts'

// A school shows its badge on its own website: a page of another origin with our frames in it.

test('a badge can be framed by another site, and runs nothing; other pages cannot be framed', async ({
  page,
  baseURL,
}, { project }) => {
  const { id: school } = memberSchoolOf(project.name)
  const frame = (name: string, path: string) => `<iframe name="${name}" src="${baseURL}${path}"></iframe>`
  const frames =
    frame('badge', `/embed/schools/${school}`) + frame('page', `/schools/${school}`) + frame('auth', '/auth')
  const stranger = createServer((_, response) => response.setHeader('content-type', 'text/html').end(frames))
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`
  try {
    await page.goto(address, { waitUntil: 'load' })
    const badge = page.frame('badge')!
    await expect(badge.locator('a').first()).toBeVisible()
    expect(await badge.locator('script, form, iframe').count()).toBe(0)
    expect(await badge.locator('a:not([target="_blank"])').count()).toBe(0)
    expect(page.url()).toBe(address)
    // A page that may not be framed is replaced by the browser's own error page, which belongs to no site.
    for (const name of ['page', 'auth']) expect(page.frame(name)!.url()).toMatch(/^chrome-error:/)
  } finally {
    stranger.close()
  }
})

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/account.ts'
import { addHostileSchool, HOSTILE_PEOPLE } from '../fixtures/hostile-school.ts'

// A school whose every text is markup, seen wherever a browser shows those texts.

const SCHOOL = 'de-NW-666000'
test.use({ expectedErrors: [/status of 404/] })

/** Elements that only a text that was taken for markup makes. */
const INJECTED = [
  'img[src="x"]',
  'iframe[srcdoc]:not([sandbox])',
  'svg[onload]',
  '[onerror], [onclick], [onload]',
  'a[href^="javascript:" i], [action^="javascript:" i], [formaction^="javascript:" i]',
].join(', ')

/** Markup that only a text that was not escaped leaves in a file. */
const MARKUP = /<(img src="?x|script|svg onload|iframe|a href="?javascript)/i

/** Expects that nothing of the page was made, or run, by a text. */
async function expectOnlyText(page: Page, address: string) {
  const found = await page.evaluate(
    (injected) => ({
      ran: (window as { hostileRan?: number }).hostileRan,
      elements: [...document.querySelectorAll(injected)].map((one) => one.outerHTML.slice(0, 200)),
      scripts: [...document.scripts].filter((one) => /^\s*hostileRan/.test(one.text)).length,
    }),
    INJECTED,
  )
  expect(found, address).toEqual({ ran: undefined, elements: [], scripts: 0 })
}

/** Waits for a mail to an address, and returns the address of its page in the outbox. */
async function newestMail(page: Page, to: string): Promise<string> {
  let found = ''
  await expect(async () => {
    const list = await (await page.request.get('/outbox')).text()
    const row = list.split('<li>').find((item) => item.includes(`an ${to},`))
    found = /href="([^"]+)"/.exec(row ?? '')?.[1] ?? ''
    expect(found).not.toBe('')
  }).toPass()
  return found
}

/** Files that a browser might show, or pass on to a program: none holds a text as markup, an action or a new line. */
async function expectFilesEscape(page: Page, member: Page, { eventId, orderId }: { eventId: string; orderId: string }) {
  const read = async (on: Page, address: string) => {
    const answer = await on.request.get(address)
    expect([address, answer.status()]).toEqual([address, 200])
    expect(answer.headers()['x-content-type-options'], address).toBe('nosniff')
    return { type: answer.headers()['content-type'] ?? '', text: (await answer.body()).toString('latin1') }
  }
  for (const address of [`/feeds/schools/${SCHOOL}/reviews.atom`, `/schools/${SCHOOL}/map.svg`]) {
    const { text, type } = await read(page, address)
    expect(type).toMatch(/xml/)
    expect(text).not.toMatch(MARKUP)
  }
  const calendars = [`/schools/${SCHOOL}/events.ics`, `/schools/${SCHOOL}/events/${eventId}.ics`]
  for (const address of calendars) expect((await read(page, address)).type).toMatch(/^text\/calendar/)
  expect((await read(page, `/api/v1/schools/${SCHOOL}`)).type).toMatch(/^application\/json/)
  await expect(async () => {
    const { text, type } = await read(member, `/orders/${orderId}/invoice.pdf`)
    expect(type).toBe('application/pdf')
    expect(text).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction)\b|javascript:/)
  }).toPass()
}

test('markup in the texts of schools, people, reviews, events, messages, tickets and orders stays text', async ({
  page,
  signInAs,
  openPageOf,
}) => {
  const made = await addHostileSchool(SCHOOL)
  const dialogs: string[] = []
  const visit = async (on: Page, addresses: string[], words: Record<string, string> = {}) => {
    on.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    for (const address of addresses) {
      const answer = await on.goto(address)
      expect([address, answer!.status()]).toEqual([address, 200])
      await on.waitForLoadState('load')
      if (words[address]) await expect(on.locator('body'), address).toContainText(words[address])
      await expectOnlyText(on, address)
    }
  }
  const school = `/schools/${SCHOOL}`
  const more = ['review', 'correction', 'message', 'report', 'claim', 'disputes'].map((page) => `${school}/${page}`)
  await visit(page, [school, `/en${school}`, `${school}/reviews`, ...more.slice(0, 4), '/results?q=Hostilschule'], {
    [school]: 'onerror',
    [`${school}/reviews`]: 'Eltern',
  })
  await visit(page, ['/results?q=Hostilschule&view=map', `/compare?ids=${SCHOOL}`, '/places/de'])
  await visit(page, [`/embed${school}`, `/embed/card${school}`, `/embed/map${school}`, `${school}/badge.svg`])

  const member = await openPageOf(HOSTILE_PEOPLE.member)
  const dashboard = [
    '',
    '/profile',
    '/reviews',
    `/reviews/${made.reviewId}`,
    '/messages',
    `/messages/${made.messageId}`,
  ]
  dashboard.push(
    '/events',
    `/events/${made.eventId}`,
    '/support',
    `/support/${made.ticket.number}`,
    '/preview',
    '/contact',
  )
  await visit(member, ['/account', '/account/searches', '/account/groups', `/account/groups/${made.groupId}`])
  await visit(member, [...dashboard.map((path) => `/dashboard${path}`), `/orders/${made.orderId}`, '/account/orders'])

  const author = await openPageOf(HOSTILE_PEOPLE.author)
  await visit(author, ['/account', '/account/reviews', `/account/reviews/${made.reviewId}`])

  await signInAs(HOSTILE_PEOPLE.administrator)
  const admin = [
    `/schools/${SCHOOL}`,
    `/users/${made.member.id}`,
    `/users/${made.author.id}`,
    `/orders/${made.orderId}`,
  ]
  admin.push('', '/users?q=hostile', '/schools?q=Hostil', `/tickets/${made.ticket.id}`, '/tickets', '/log', '/orders')
  await visit(
    page,
    admin.map((path) => `/admin${path}`),
  )

  for (const to of ['hostile.receiver@post.example', 'hostile.buyer@post.example']) {
    await visit(page, [await newestMail(page, to)])
    const mail = (await page.getByTitle('Mail', { exact: true }).getAttribute('srcdoc')) ?? ''
    expect(mail).toContain('hostileRan=1')
    expect(mail).not.toMatch(MARKUP)
  }
  await expectFilesEscape(page, member, made)
  expect(dialogs).toEqual([])
})

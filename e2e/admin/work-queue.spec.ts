import type { Page } from '@playwright/test'
import { db } from '#db/client.ts'
import { expect, test, toast } from '../fixtures/account.ts'
import { addHeldReviews, HELD, proposedStreet, workersOf } from '../fixtures/examples/example-queue.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

/** Opens the queue. */
async function openQueue(adminPage: Page): Promise<Page> {
  await adminPage.goto('/admin')
  await expect(adminPage.getByRole('heading', { name: 'Arbeitsliste', level: 1 })).toBeVisible()
  await hydrated(adminPage)
  return adminPage
}

const decisionOf = (adminPage: Page) => adminPage.getByLabel(/^Ablehnen/)
const status = (adminPage: Page) => adminPage.getByRole('region', { name: 'Wer daran arbeitet' })

test('two of the team meet at one matter: one works on it, the other reads, and nothing typed is lost', async ({
  openPageOf,
}, { project }) => {
  const { admin, moderator } = workersOf(project.name)
  const anna = await openQueue(await openPageOf(admin))
  await anna.goto('/admin/corrections')
  await expect(anna).toHaveURL('/admin?kind=correction')
  await hydrated(anna)
  const wish = anna.getByRole('listitem').filter({ hasText: proposedStreet(project.name) })
  await wish.first().getByRole('link').click()
  await expect(status(anna)).toContainText('In Arbeit bei Ihnen')
  await decisionOf(anna).check()
  await anna.getByLabel(/^Begründung/).fill('Der Weg heißt anders.')

  const ben = await openQueue(await openPageOf(moderator))
  await ben.goto(new URL(anna.url()).pathname)
  await hydrated(ben)
  await expect(status(ben)).toContainText('Anna Verwaltung arbeitet daran')
  await expect(decisionOf(ben)).toBeDisabled()
  await expectAccessible(ben)
  await ben.getByRole('button', { name: 'Übernehmen' }).press('Enter')
  await expect(status(ben)).toContainText('In Arbeit bei Ihnen')
  await expect(decisionOf(ben)).toBeEnabled()

  await anna.getByRole('button', { name: 'Entscheidung speichern' }).press('Enter')
  await expect(anna.getByText('Daran arbeitet gerade jemand anderes.').first()).toBeVisible()
  await expect(anna.getByLabel(/^Begründung/)).toHaveValue('Der Weg heißt anders.')
  await expectAccessible(anna)

  await ben.getByRole('button', { name: 'Zurückgeben' }).press('Enter')
  await expect(ben.getByRole('heading', { name: 'Arbeitsliste', level: 1 })).toBeVisible()
  await anna.reload()
  await hydrated(anna)
  await expect(status(anna)).toContainText('In Arbeit bei Ihnen')
  await decisionOf(anna).check()
  await anna.getByLabel(/^Begründung/).fill('Der Weg heißt anders.')
  const decided = anna.url()
  await anna.getByRole('button', { name: 'Entscheiden und zum Nächsten' }).press('Enter')
  await expect(anna).not.toHaveURL(decided)
  await expect(anna).toHaveURL(/\/admin\/\w+\/[\w-]+\?kind=correction$/)
  await anna.goto(decided)
  await expect(decisionOf(anna)).toHaveCount(0)
})

test('single keys move through the queue, are explained and can be switched off', async ({ openPageOf }, {
  project,
}) => {
  const adminPage = await openQueue(await openPageOf(workersOf(project.name).moderator))
  const entries = adminPage.getByRole('listitem').getByRole('heading').getByRole('link')
  await adminPage.keyboard.press('j')
  await expect(entries.first()).toBeFocused()
  await adminPage.keyboard.press('j')
  await expect(entries.nth(1)).toBeFocused()
  await adminPage.keyboard.press('ArrowUp')
  await expect(entries.first()).toBeFocused()
  await adminPage.keyboard.press('?')
  const help = adminPage.getByRole('dialog', { name: 'Tastenkürzel' })
  await expect(help).toBeVisible()
  await expectAccessible(adminPage)
  await help.getByLabel('Tastenkürzel benutzen').uncheck()
  await adminPage.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await adminPage.reload()
  await hydrated(adminPage)
  await adminPage.keyboard.press('j')
  await expect(entries.first()).not.toBeFocused()
  await adminPage.getByRole('button', { name: 'Tastenkürzel' }).press('Enter')
  await help.getByLabel('Tastenkürzel benutzen').check()
  await adminPage.keyboard.press('Escape')
  await adminPage.keyboard.press('n')
  await expect(adminPage).toHaveURL(/\/admin\/\w+\/[\w-]+$/)
})

test('thirty cases are decided with at most sixty keys', async ({ openPageOf }, { project }) => {
  const first = await addHeldReviews()
  const adminPage = await openPageOf(workersOf(project.name).moderator)
  await adminPage.goto(`/admin/reviews/${first}?kind=review`)
  await hydrated(adminPage)
  let strokes = 0
  const press = async (key: string) => {
    strokes += 1
    await adminPage.keyboard.press(key)
  }
  const apply = adminPage.getByRole('button', { name: 'Entscheiden und zum Nächsten' })
  /** Opens the preview of a decision and applies it. The key comes before the case is there: it waits for it. */
  let decided = ''
  const decide = async (key: 'v' | 'a') => {
    await press(key)
    await expect(adminPage).not.toHaveURL(decided)
    await expect(apply.first()).toBeFocused()
    decided = adminPage.url()
    await press('Enter')
  }
  await expect(adminPage.getByLabel('Regel oder Gesetz')).toHaveValue('person')
  await expect(adminPage.getByLabel('Um welche Stelle geht es?')).toHaveValue('Herr Talbach')
  await expect(adminPage.getByLabel('Begründung')).toHaveValue(/„Herr Talbach“ nennt/)
  await expectAccessible(adminPage)
  await press('g')
  await decide('a')
  for (let many = HELD.together; many < HELD.all; many++) await decide(many % 2 ? 'v' : 'a')
  await expect(adminPage).not.toHaveURL(decided)
  expect(strokes).toBeLessThanOrEqual(60)
  const { left } = await db()
    .selectFrom('reviews as r')
    .leftJoin('decisions as d', 'd.review_id', 'r.id')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('r.school_id', 'like', 'de-NW-74___')
    .where('d.id', 'is', null)
    .executeTakeFirstOrThrow()
  expect(left).toBe(0)
})

test('figures can be read and downloaded, and an admin retries a failed job', async ({ openPageOf }, { project }) => {
  const adminPage = await openPageOf(workersOf(project.name).admin)
  await adminPage.goto('/admin/figures')
  await expect(adminPage.getByRole('rowheader', { name: 'Berichtigungen' })).toBeVisible()
  expect(await (await adminPage.request.get('/admin/figures.csv')).text()).toContain('figure,of,value')

  await adminPage.goto('/admin/jobs')
  await hydrated(adminPage)
  await expect(adminPage.getByText('550 <m…@familie.example> away').first()).toBeVisible()
  await adminPage.getByRole('button', { name: 'Ausgewählte erneut versuchen' }).press('Enter')
  await expect(adminPage.getByText('Bitte wählen Sie mindestens einen Auftrag aus.').first()).toBeVisible()
  await adminPage.getByRole('checkbox').first().check()
  await adminPage.getByRole('button', { name: 'Ausgewählte erneut versuchen' }).press('Enter')
  await expect(toast(adminPage, 'Die Aufträge werden erneut versucht.')).toBeVisible()
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, toast } from '../fixtures/account.ts'
import { addressOf } from '../fixtures/examples/example-accounts.ts'
import { enquirySchoolOf } from '../fixtures/examples/example-enquiries.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 40[04]/] })

/** Makes a person who has not written before. */
function newSender() {
  const mark = randomUUID().slice(0, 8)
  return { name: `Ada ${mark}`, email: `ada-${mark}@post.example` }
}

async function fill(page: Page, { name, email }: ReturnType<typeof newSender>, message: string) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Nachricht', { exact: true }).fill(message)
  await page.getByLabel(/Ich habe die Datenschutzerklärung gelesen/).check()
}

const send = (page: Page) => page.getByRole('button', { name: 'Nachricht senden' }).press('Enter')

/** Waits for the newest mail to an address with a subject, and returns its text. */
async function mailed(page: Page, to: string, subject: string): Promise<string> {
  let text = ''
  await expect(async () => {
    const list = await (await page.request.get('/outbox')).text()
    const row = list.split('<li>').find((item) => item.includes(`an ${to},`) && item.includes(`>${subject}<`))
    expect(row).toBeDefined()
    text = await (await page.request.get(/href="([^"]+)"/.exec(row ?? '')?.[1] ?? '')).text()
  }).toPass()
  return text
}

test(
  'a visitor writes to a school, which answers from its dashboard',
  { tag: '@phone-only' },
  async ({ page, account }, { project }) => {
    const sender = newSender()
    const question = `Gibt es noch Plätze in Klasse 5? ${sender.name}`
    await page.goto(`/schools/${enquirySchoolOf(project.name)}`)
    await page.getByRole('link', { name: 'Nachricht schreiben' }).click()
    await expect(page.getByRole('heading', { name: 'Nachricht an die Schule' })).toBeVisible()
    await hydrated(page)
    await expect(page.getByText('amt@hafen.example')).toBeHidden()

    await test.step('missing values are reported in the words of the specification', async () => {
      await send(page)
      for (const said of [
        'Name muss mindestens 2 Zeichen lang sein',
        'Bitte geben Sie eine gültige E-Mail-Adresse ein',
        'Nachricht muss mindestens 10 Zeichen lang sein',
        'Bitte akzeptieren Sie die Datenschutzerklärung',
      ])
        await expect(page.getByText(said, { exact: true }).last()).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('it is sent, and the sender gets a confirmation without the text', async () => {
      await fill(page, sender, question)
      await send(page)
      await expect(toast(page, 'Nachricht gesendet')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/schools/${enquirySchoolOf(project.name)}$`))
      expect(await mailed(page, sender.email, 'Deine Nachricht ist angekommen')).not.toContain('Klasse 5')
      const delivered = await mailed(page, addressOf('inbox', project.name), 'Eine neue Nachricht an Ihre Schule')
      expect(delivered).toContain(sender.email)
    })

    await test.step('the school reads it in its inbox and answers', async () => {
      await account('inbox')
      await page.goto('/dashboard/messages?state=open')
      await page.getByRole('link', { name: sender.name }).click()
      await expect(page.getByText(question)).toBeVisible()
      await hydrated(page)
      await page.getByLabel('Ihre Antwort').fill('Ja, drei Plätze sind noch frei.')
      await page.getByRole('button', { name: 'Antwort senden' }).press('Enter')
      await expect(toast(page, 'Antwort gesendet')).toBeVisible()
      await expect(page.getByRole('heading', { name: /Ihre Antwort vom/ })).toBeVisible()
      await expect(page.getByLabel('Ihre Antwort')).toHaveCount(0)
      expect(await mailed(page, sender.email, 'Antwort auf deine Nachricht')).toContain('drei Plätze')
    })
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('messages are written, marked, downloaded and deleted', async ({ page, account }, { project }) => {
    const sender = newSender()
    await page.goto(`/schools/${enquirySchoolOf(project.name)}/message`)
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page.getByText('Name muss mindestens 2 Zeichen lang sein', { exact: true })).toBeVisible()
    await fill(page, sender, 'Wann ist der nächste Tag der offenen Tür?')
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page).toHaveURL(new RegExp(`/schools/${enquirySchoolOf(project.name)}$`))

    await account('inbox')
    const file = await (await page.request.get('/dashboard/messages.csv')).text()
    expect(file).toContain(sender.email)
    await page.goto('/dashboard/messages')
    await page.getByRole('link', { name: sender.name }).click()
    await page.getByRole('button', { name: 'Als beantwortet kennzeichnen' }).click()
    await expect(page.getByRole('button', { name: 'Wieder als offen kennzeichnen' })).toBeVisible()
    await page.getByText('Nachricht löschen').click()
    await page.getByRole('button', { name: 'Endgültig löschen' }).click()
    await expect(page).toHaveURL(/\/dashboard\/messages$/)
    await expect(page.getByRole('link', { name: sender.name })).toHaveCount(0)
  })
})

test('a missing message is not found, and signed-in people find their address filled in', async ({ page, account }, {
  project,
}) => {
  await account('announcer')
  const answer = await page.goto(`/dashboard/messages/${randomUUID()}`)
  expect(answer?.status()).toBe(404)
  await page.goto(`/schools/${enquirySchoolOf(project.name)}/message`)
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(addressOf('announcer', project.name))
})

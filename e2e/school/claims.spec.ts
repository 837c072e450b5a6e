import type { Page } from '@playwright/test'
import { expect, mailedCode, test, toast } from '../fixtures/account.ts'
import { claimable, claimModeratorOf, officeOf } from '../fixtures/examples/example-claims.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n')

/** Sends a form and waits for its answer. */
async function press(page: Page, name: string) {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name, exact: true }).click()
  await answered
}

async function showEvidence(page: Page) {
  await page.getByLabel('Ihre Funktion an der Schule').fill('Schulleitung')
  await page.getByLabel('Warum sprechen Sie für die Schule?').fill('Ich leite sie; das Schulamt kann es bestätigen.')
  await page
    .getByLabel('Nachweis', { exact: true })
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: PDF })
}

test('a person who finds their school and reads its mail becomes its main contact', async ({ page, account }, {
  project,
}) => {
  const { id, name } = claimable(project.name, 'code')
  await account('claimant')
  await page.goto('/for-schools')
  await page.getByLabel('Name, Ort oder Postleitzahl der Schule').fill(`${name} Münster`)
  await page.getByRole('button', { name: 'Schule suchen' }).click()
  await expect(page).toHaveURL(/\/claim\?q=/)
  const claim = page.getByRole('link', { name: `Profil dieser Schule verwalten: ${name}, Münster` })
  await expect(claim).toBeVisible()
  await claim.click()
  await expect(page.getByText('o•••••@s•••••.example')).toBeVisible()
  await hydrated(page)
  await press(page, 'Code schicken')
  const code = await mailedCode(page, officeOf(project.name))
  const field = page.getByLabel('Sechsstelliger Code')
  await field.fill('12345')
  await press(page, 'Code prüfen')
  await expect(page.getByText('Der Code hat sechs Ziffern.')).toBeVisible()
  await field.fill(code === '000000' ? '000001' : '000000')
  await press(page, 'Code prüfen')
  await expect(page.getByText('Dieser Code gilt nicht.').first()).toBeVisible()
  await expectAccessible(page)
  await field.fill(code)
  await press(page, 'Code prüfen')
  await expect(page.getByText('Sie verwalten jetzt das Profil dieser Schule.')).toBeVisible()
  await expect(toast(page, 'Sie verwalten das Profil jetzt mit Ihrem Konto.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/schools/${id}`)
  await page.getByText('Bestätigtes Profil').click()
  await expect(page.getByText('Von der Schule gepflegt')).toBeVisible()
  await page.goto(`/schools/${id}/claim`)
  await expect(page.getByText('Sie verwalten das Profil dieser Schule schon.')).toBeVisible()
})

test('evidence waits for a moderator, who approves', async ({ page, account, openPageOf }, { project }) => {
  const { id, name } = claimable(project.name, 'evidence')
  await page.goto(`/en/schools/${id}/claim`)
  await expect(page).toHaveURL(`/en/auth?next=${encodeURIComponent(`/en/schools/${id}/claim`)}`)
  await account('claimant')
  await page.goto(`/schools/${id}/claim`)
  await hydrated(page)
  await expect(page.getByText('steht für diese Schule keine E-Mail-Adresse')).toBeVisible()
  await showEvidence(page)
  await press(page, 'Antrag stellen')
  await expect(page.getByText('Ihr Antrag wartet auf eine Entscheidung.')).toBeVisible()
  await expect(toast(page, 'Wir haben Ihren Antrag erhalten.')).toBeVisible()

  const adminPage = await openPageOf(claimModeratorOf(project.name))
  await adminPage.goto('/admin/claims')
  await expect(adminPage.getByRole('heading', { name: 'Arbeitsliste' })).toBeVisible()
  await adminPage.getByRole('link', { name: `${name}, Münster` }).click()
  // The list shows these words of every claim that waits.
  await expect(adminPage).toHaveURL(/\/admin\/claims\/./)
  await expect(adminPage.getByText('Ich leite sie; das Schulamt kann es bestätigen.', { exact: true })).toBeVisible()
  const download = adminPage.waitForEvent('download')
  await adminPage.getByRole('link', { name: 'Nachweis herunterladen' }).click()
  expect((await download).suggestedFilename()).toBe('evidence.pdf')
  await hydrated(adminPage)
  await adminPage.getByLabel('Ablehnen').check()
  await press(adminPage, 'Entscheidung speichern')
  await expect(adminPage.getByText('Bitte begründen Sie die Entscheidung.')).toBeVisible()
  await adminPage.getByLabel('Annehmen: Die Person verwaltet das Profil').check()
  await press(adminPage, 'Entscheidung speichern')
  await expect(toast(adminPage, 'Die Entscheidung ist gespeichert.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Sie verwalten jetzt das Profil dieser Schule.')).toBeVisible()
})

test('a missing school is added only after a look at similar ones', async ({ page, account }, { project }) => {
  const { name } = claimable(project.name, 'code')
  await account('claimant')
  await page.goto('/claim/missing')
  await page.getByLabel('Name der Schule').fill(name)
  await page.getByLabel('Ort').fill('Münster')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'Ist es eine dieser Schulen?' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Profil dieser Schule verwalten: ${name}, Münster` })).toBeVisible()
  await hydrated(page)
  await page.getByLabel('Nein, meine Schule ist keine davon.').check()
  await page.getByLabel('Grundschule').check()
  await page.getByLabel('privat').check()
  await page.getByLabel('Straße und Hausnummer').fill('Am Bach 3')
  await page.getByLabel('Postleitzahl').fill('4814')
  await showEvidence(page)
  await press(page, 'Schule eintragen')
  await expect(page.getByText('Bitte geben Sie eine Postleitzahl dieses Landes ein.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Postleitzahl').fill('48143')
  await showEvidence(page)
  await press(page, 'Schule eintragen')
  await expect(page.getByText('Ihr Antrag wartet auf eine Entscheidung.')).toBeVisible()
  await hydrated(page)
  await press(page, 'Antrag zurückziehen')
  await expect(page.getByText('Sie haben den Antrag zurückgezogen.')).toBeVisible()
})

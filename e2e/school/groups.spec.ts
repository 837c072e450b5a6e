import { expect, mailedLink, test, toast } from '../fixtures/account.ts'
import { addressOf } from '../fixtures/examples/example-accounts.ts'
import { carriedSchoolsOf } from '../fixtures/examples/example-group.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

const INVITATION = 'Eine Schule möchte, dass Sie ihr Profil mit verwalten'

test('a group is founded, gets schools by invitation, and changes them together, seen first and undone', async ({
  page,
  openPageOf,
}, { project }) => {
  const carrier = await openPageOf(addressOf('carrier', project.name))
  await carrier.goto('/account/groups')
  await hydrated(carrier)
  await carrier.getByLabel('Name des Trägers oder der Gruppe').fill('Schulwerk am Hafen')
  await carrier.getByLabel('Land', { exact: true }).selectOption('DE')
  await carrier.getByRole('button', { name: 'Gruppe anlegen' }).click()
  await expect(carrier.getByRole('heading', { level: 1, name: 'Schulwerk am Hafen' })).toBeVisible()
  const group = new URL(carrier.url()).pathname

  const owner = await openPageOf(addressOf('carried', project.name))
  const schools = carriedSchoolsOf(project.name)
  const used: string[] = []
  for (const { id, name } of schools) {
    await owner.goto(`/account/schools/${id}/people`)
    await hydrated(owner)
    await owner.getByLabel('E-Mail-Adresse beim Träger').fill(addressOf('carrier', project.name))
    await owner.getByRole('button', { name: 'Gruppe einladen' }).click()
    await expect(toast(owner, 'Einladung verschickt')).toBeVisible()
    await expect(async () => {
      const link = await mailedLink(page, addressOf('carrier', project.name), INVITATION)
      expect(used).not.toContain(link)
      used.push(link)
    }).toPass()
    await carrier.goto(used.at(-1)!)
    await hydrated(carrier)
    await carrier.getByRole('button', { name: 'Einladung annehmen' }).click()
    await expect(carrier.getByRole('rowheader', { name })).toBeVisible()
  }

  await carrier.goto(group)
  await hydrated(carrier)
  await expect(carrier.getByRole('link', { name: 'Meine Schulen', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await carrier.getByRole('button', { name: 'Ausgewählte bearbeiten' }).click()
  await expect(carrier.getByRole('alert')).toContainText('Bitte wählen Sie mindestens eine Schule aus.')
  for (const { name } of schools) await carrier.getByLabel(`${name} auswählen`).check()
  await carrier.getByRole('button', { name: 'Ausgewählte bearbeiten' }).click()
  await hydrated(carrier)
  await carrier.getByLabel('Kurze Beschreibung, Deutsch').fill('Eine Schule des Schulwerks am Hafen.')
  await carrier.getByRole('button', { name: 'Vorschau ansehen' }).click()
  await expect(carrier.getByText('2 Schulen werden geändert.')).toBeVisible()
  await expect(carrier.getByRole('cell', { name: 'Eine Schule des Schulwerks am Hafen.' })).toHaveCount(2)
  await expectAccessible(carrier)
  const shownTo = async (id: string) => await (await page.request.get(`/schools/${id}?now=${Date.now()}`)).text()
  expect(await shownTo(schools[1]!.id)).not.toContain('Schulwerks am Hafen')
  await carrier.getByRole('button', { name: 'Bei allen übernehmen' }).click()
  await expect(toast(carrier, 'Bei allen übernommen')).toBeVisible()
  await expect.poll(() => shownTo(schools[1]!.id)).toContain('Eine Schule des Schulwerks am Hafen.')
  await carrier.getByRole('button', { name: 'Zurücknehmen' }).click()
  await expect(toast(carrier, 'Zurückgenommen')).toBeVisible()
  await expect.poll(() => shownTo(schools[1]!.id)).not.toContain('Schulwerks am Hafen')

  await owner.goto(`/account/schools/${schools[0]!.id}/people`)
  await hydrated(owner)
  await owner.getByRole('button', { name: 'Verwaltung durch die Gruppe beenden' }).click()
  await expect(toast(owner, 'Verwaltung beendet')).toBeVisible()
})

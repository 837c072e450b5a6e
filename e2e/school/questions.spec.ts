import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { expect, test, toast } from '../fixtures/account.ts'
import { makeStaff } from '../fixtures/examples/example-accounts.ts'
import { correctorOf, ownersSchoolOf } from '../fixtures/examples/schools/example-school-owners.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

test('a family asks, the free school and a family answer; one answer is reported, removed, and comes back on appeal @phone', async ({
  page,
  account,
  openPageOf,
}, { project, retry }) => {
  const { id } = ownersSchoolOf(project.name, 'second')
  const person = async (name: string) =>
    await openPageOf((await makeAccount({ email: `questions-${name}-${project.name}-${retry}@post.example` })).email)
  const asker = await person('asker')
  const family = await person('family')
  const text = 'Gibt es in den Herbstferien eine Betreuung?'
  let path = ''

  await test.step('the question, with a refused sentence first', async () => {
    await asker.goto(`/schools/${id}`)
    await asker.getByRole('link', { name: 'Frage stellen' }).click()
    await hydrated(asker)
    await asker.getByLabel(/Deine Frage/).fill('Bleibt Frau Müller als Lehrerin in den Herbstferien?')
    await asker.getByRole('button', { name: 'Frage absenden' }).press('Enter')
    await expect(asker.getByText(/vermutlich der Name einer Person/).first()).toBeVisible()
    await expectAccessible(asker)
    await asker.getByLabel(/Deine Frage/).fill(text)
    await asker.getByRole('button', { name: 'Frage absenden' }).press('Enter')
    await expect(asker.getByRole('heading', { level: 1, name: text })).toBeVisible()
    path = new URL(asker.url()).pathname
    await expectAccessible(asker)
  })

  await test.step('a family answers', async () => {
    await family.goto(path)
    await hydrated(family)
    await family.getByLabel(/Deine Antwort/).fill('Ja, in der ersten Woche, man meldet sich im Sekretariat.')
    await family.getByLabel('Woher kennst du die Schule?').selectOption('Elternteil')
    await family.getByRole('button', { name: 'Antwort absenden' }).press('Enter')
    await expect(family.getByText('Elternteil (eigene Angabe)')).toBeVisible()
    await family
      .getByRole('button', { name: /^Nützlich/ })
      .first()
      .press('Enter')
    await expect(family.getByText('Nützlich · 1')).toBeVisible()
    await expectAccessible(family)
  })

  await test.step('the school answers, free of charge', async () => {
    await account('school-owner')
    await page.goto(`/account/schools/${id}`)
    await page.getByRole('link', { name: 'Fragen an Ihre Schule' }).click()
    await expect(page.getByText('1 Frage ohne Antwort der Schule')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Antworten', exact: true }).click()
    await hydrated(page)
    await page.getByLabel(/Ihre Antwort/).fill('Ja, für alle Klassen bis 16:30 Uhr.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Antwort veröffentlichen' }).press('Enter')
    await expect(toast(page, 'Ihre Antwort ist veröffentlicht')).toBeVisible()
    await page.goto(`/schools/${id}`)
    await expect(page.getByText('2 Antworten')).toBeVisible()
    await expectAccessible(page)
    await asker.goto('/account/news')
    await expect(asker.getByText(/Neue Antwort auf deine Frage/).first()).toBeVisible()
  })

  await test.step('a visitor reports the answer of the family, and a moderator removes it', async () => {
    const visitor = await openPageOf()
    await visitor.goto(path)
    await visitor
      .getByRole('article')
      .filter({ hasText: 'im Sekretariat' })
      .getByRole('link', { name: /Melden/ })
      .click()
    await visitor.getByRole('link', { name: /gegen die Regeln/ }).click()
    await hydrated(visitor)
    await visitor.getByLabel(/nachweislich falsch/).check()
    await visitor.getByLabel('Was genau ist das Problem?').fill('Es gibt keine Anmeldung im Sekretariat.')
    await visitor.getByRole('button', { name: 'Meldung absenden' }).press('Enter')
    await expect(visitor.getByRole('heading', { name: 'Wir haben deine Meldung erhalten' })).toBeVisible()
    const moderator = await openPageOf(correctorOf(project.name))
    const { id: answerId } = await db()
      .selectFrom('posts')
      .select('id')
      .where('school_id', '=', id)
      .where('text', 'like', '%im Sekretariat%')
      .executeTakeFirstOrThrow()
    await moderator.goto(`/admin/posts/${answerId}`)
    await hydrated(moderator)
    await expect(moderator.getByText('Es gibt keine Anmeldung im Sekretariat.').first()).toBeVisible()
    await moderator.getByLabel('Entfernen').check()
    await moderator.getByLabel('Begründung').fill('Das Sekretariat nimmt keine Anmeldungen an.')
    await expectAccessible(moderator)
    await moderator
      .getByRole('button', { name: /So entscheiden/ })
      .first()
      .press('Enter')
    await expect(async () => {
      await visitor.goto(path)
      await expect(visitor.getByText('im Sekretariat')).toHaveCount(0, { timeout: 1000 })
    }).toPass()
  })

  await test.step('its author appeals, somebody else decides, and it is back', async () => {
    await family.goto('/account/questions')
    await family.getByRole('link', { name: 'Ansehen und verwalten' }).click()
    await expect(family.getByText('Das Sekretariat nimmt keine Anmeldungen an.')).toBeVisible()
    await hydrated(family)
    await expectAccessible(family)
    await family.getByLabel('Warum ist sie falsch?').fill('Doch, seit diesem Jahr schon.')
    await family.getByRole('button', { name: 'Einspruch erheben' }).press('Enter')
    await expect(toast(family, /deinen Einspruch erhalten/)).toBeVisible()
    const email = `questions-second-${project.name}-${retry}@post.example`
    await makeStaff({ email, role: 'moderator' })
    const second = await openPageOf(email)
    await second.goto('/admin?kind=post')
    await second
      .getByRole('link', { name: /Schule am Hügel/ })
      .first()
      .click()
    await hydrated(second)
    await second.getByLabel(/^Stattgeben/).check()
    await second.getByLabel('Begründung').fill('Das stimmt.')
    await second
      .getByRole('button', { name: /Einspruch beantworten/ })
      .first()
      .press('Enter')
    await expect(async () => {
      await asker.goto(path)
      await expect(asker.getByText('im Sekretariat')).toBeVisible({ timeout: 1000 })
    }).toPass()
  })
})

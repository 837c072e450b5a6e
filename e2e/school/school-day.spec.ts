import { makeAccount } from '#app/features/accounts/testing/accounts.ts'
import { db } from '#db/client.ts'
import { berlinYear } from '#lib/berlin-day.ts'
import { expect, test, toast } from '../fixtures/account.ts'
import { correctorOf, ownersSchoolOf } from '../fixtures/examples/schools/example-school-owners.ts'
import { expectAccessible, hydrated } from '../fixtures/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })

const nextYear = berlinYear() + 1

test('a free school states its day and an open day, three families contradict, a moderator removes it @phone', async ({
  page,
  account,
  openPageOf,
}, { project }) => {
  const { id, name } = ownersSchoolOf(project.name, 'second')
  const saysFamilies = page.getByText(/3 Familien sagen: .*Bis .*15:00/)
  await account('school-owner')

  await test.step('the form, with an error first', async () => {
    await page.goto(`/account/schools/${id}`)
    await page.getByRole('link', { name: 'Schultag', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Schultag' })).toBeVisible()
    await hydrated(page)
    await page.getByLabel('Betreuung nach dem Unterricht').selectOption('Ja, mit Uhrzeit')
    await page.getByRole('button', { name: 'Schultag speichern' }).press('Enter')
    await expect(page.getByRole('link', { name: /Eine Uhrzeit wie 8:00 fehlt/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Endet um').fill('16:30')
    await page.getByLabel('Handys').selectOption('In Pausen erlaubt')
    await page.getByRole('button', { name: 'Schultag speichern' }).press('Enter')
    await expect(toast(page, 'Schultag gespeichert')).toBeVisible()
  })

  await test.step('the open day', async () => {
    await page.goto(`/account/schools/${id}/open-days`)
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Beginn' }).fill(`01.07.${nextYear}, 10:00`)
    await page.getByRole('textbox', { name: 'Ende' }).fill(`01.07.${nextYear}, 12:00`)
    await page.getByRole('button', { name: 'Termin speichern' }).press('Enter')
    await expect(toast(page, 'Termin gespeichert')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('three families say something else, the first of them confirms the rule for phones', async () => {
    for (let at = 0; at < 3; at++) {
      const family = await openPageOf((await makeAccount({ email: `family-${project.name}-${at}@post.example` })).email)
      await family.goto(`/schools/${id}/day`)
      await hydrated(family)
      if (at === 0) {
        await family.getByRole('button', { name: /^Stimmt\s*: Handys/ }).press('Enter')
        await expect(family.getByText('Von dir bestätigt')).toBeVisible()
      }
      await family.getByLabel('Betreuung nach dem Unterricht').selectOption('Ja, mit Uhrzeit')
      await family.getByLabel('Endet um').fill('15')
      await family.getByRole('button', { name: 'Angaben speichern' }).press('Enter')
      await expect(toast(family, /deine Angaben sind gespeichert/)).toBeVisible()
      if (at === 0) await expectAccessible(family)
    }
  })

  await test.step('the profile shows both, each named', async () => {
    await page.goto(`/schools/${id}`)
    await expect(page.getByText(/Bis .*16:30.* Uhr/).first()).toBeVisible()
    await expect(saysFamilies).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tag der offenen Tür' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a visitor reports it, and a moderator removes it', async () => {
    const visitor = await openPageOf()
    await visitor.goto(`/schools/${id}`)
    await visitor.getByRole('link', { name: 'Angabe melden' }).click()
    const piece = visitor.getByRole('listitem').filter({ hasText: '15:00' })
    await piece.getByRole('link', { name: /Diesen Inhalt melden/ }).click()
    await expect(visitor.getByText(/3 Familien/)).toBeVisible()
    await db()
      .insertInto('reports')
      .values({
        school_id: id,
        subject_kind: 'day',
        subject_id: 'families.careUntil',
        kind: 'rule',
        rule: 'misleading',
        reason: 'Das stimmt nicht.',
        locale: 'de',
        content: JSON.stringify({ kind: 'day', title: 'families.careUntil', text: '15:00 2026/27 EUR 3' }),
      })
      .execute()
    const { id: report } = await db()
      .selectFrom('reports')
      .select('id')
      .where('school_id', '=', id)
      .where('subject_kind', '=', 'day')
      .executeTakeFirstOrThrow()
    const moderator = await openPageOf(correctorOf(project.name))
    await moderator.goto(`/admin/content/${report}`)
    await hydrated(moderator)
    await expect(moderator.getByText('Betreuung nach dem Unterricht').first()).toBeVisible()
    await expect(moderator.getByLabel('Bearbeiten')).toHaveCount(0)
    await moderator.getByLabel('Entfernen').check()
    await moderator.getByLabel('Regel').selectOption({ index: 3 })
    await moderator.getByLabel('Begründung').fill('Mehrere Konten einer Person.')
    await moderator.getByRole('button', { name: 'So entscheiden' }).first().press('Enter')
    await expect(async () => {
      await page.goto(`/schools/${id}`)
      await expect(saysFamilies).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await expect(page.getByText(name).first()).toBeVisible()
  })
})

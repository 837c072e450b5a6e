import { expect, test } from '../fixtures/test.ts'

// The gate refuses it with 413.
test.use({ expectedErrors: [/status of 413/], javaScriptEnabled: false })

const TOO_LONG = 'Wie alt ist die Angabe? '.repeat(1500)

const PAGES = {
  '/contact': 'Dieses Formular konnten wir nicht annehmen',
  '/fr/contact': 'Nous n’avons pas pu accepter ce formulaire',
}

for (const [path, title] of Object.entries(PAGES))
  test(`a text that is too long is refused on a separate page, and going back keeps it: ${path}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path)
    const message = page.locator('textarea[name=message]')
    await message.evaluate((field) => field.removeAttribute('maxlength'))
    await message.fill(TOO_LONG)
    // The form's other required fields are not tested here.
    await message.evaluate((field: HTMLTextAreaElement) => field.form!.submit())
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await expect(message).toHaveValue(TOO_LONG)
  })

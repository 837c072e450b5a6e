import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { expect, expectAccessible, hydrated, test } from '../fixtures/test.ts'

const ID = 'gb-990001'
const HOME = { latitude: 51.22, longitude: -0.8 }

test('a family sees in which years its home was inside the last distance, measured on its device', async ({
  page,
  context,
  database: _,
}) => {
  const place = {
    country: 'GB',
    region: 'Surrey',
    city: 'Farnham',
    lat: 51.2,
    lng: -0.8,
    position_precision: 'exact',
  } as const
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: ID, name: 'Alpha Infant School', ...place }))
    .execute()
  const years = { '2023-08-01': 3, '2024-08-01': 1.5 }
  for (const [period_start, number] of Object.entries(years))
    await addFacts(
      ID,
      { fact: 'admission_last_distance', period_start, number },
      { fact: 'admission_distance_method', period_start, choice: 'straight_line' },
    )
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`))
  await page.goto(`/en/schools/${ID}`)
  await hydrated(page)
  const part = page.getByRole('region', { name: 'Places in recent years' })
  await expect(part).toContainText('2023: last place at 1.86 miles.')
  await expect(part).not.toContainText('From here')
  // The centre of a town says nothing.
  const town = JSON.stringify({ lat: HOME.latitude, lng: HOME.longitude, name: 'Farnham' })
  await page.evaluate((point) => localStorage.setItem('own-point', point), town)
  await page.reload()
  await hydrated(page)
  await expect(part).toContainText('Your point is only the centre of “Farnham”.')
  await page.getByText(/miles from you$/).click()
  await page.getByRole('button', { name: 'Remove address' }).click()
  await expect(part).not.toContainText('Your point')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...HOME, accuracy: 20 })
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(part).toContainText('From here 1.38 miles: inside in 1 of the last 2 years (2024 and 2023).')
  await expectAccessible(page)
  expect(sent.filter((one) => one.includes('51.2'))).toEqual([])
})

import '#app/i18n/all.server.ts'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { addArea } from '#app/features/catchments/testing/catchment-rows.ts'
import { findFactValues } from '#app/features/facts/find-fact-values.server.ts'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { AdmissionGuide } from '../components/admission-guide.tsx'
import { findSchool } from '../find-school.server.ts'
import { findAdmission } from './find-admission.server.ts'

const OFFERS = [
  { fact: 'admission_places', number: 30 },
  { fact: 'admission_applications', number: 61 },
  { fact: 'admission_offers', number: 30 },
  { fact: 'admission_last_distance', number: 0.823984 },
  { fact: 'admission_distance_method', choice: 'straight_line' },
]

beforeEach(async () => {
  await db().deleteFrom('schools').execute()
  await db().deleteFrom('school_facts').execute()
  const school = { country: 'GB', region: 'Surrey', category: 'primary' } as const
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'gb-1', ...school, lat: 51.2, lng: -0.8, position_precision: 'exact' }),
      // No text about the admission applies to it.
      schoolRow({ id: 'gb-2', ...school, category: 'other' }),
      schoolRow({ id: 'gb-3', ...school, category: 'other', status: 'closed' }),
    ])
    .execute()
})

async function admissionOf(id: string) {
  const found = await findSchool(id, 'en')
  if (!found || !('school' in found)) throw new Error(id)
  return findAdmission(found.school, 'en', await findFactValues([id]))
}

test('the last years stand below how to register, with their source', async () => {
  await addFacts('gb-1', ...OFFERS)
  const html = renderToString(
    <MemoryRouter initialEntries={['/en']}>
      <AdmissionGuide admission={(await admissionOf('gb-1'))!} />
    </MemoryRouter>,
  )
  expect(html).toContain('30 places, 61 applied, 30 offers; last place at 0.51\u00a0miles.')
  expect(html).toContain('<admission-distance data-from="{&quot;at&quot;:{&quot;lat&quot;:51.2,')
  expect(html).toContain('Being close does not guarantee a place.')
  expect(html).toContain('Open Government Licence v3.0')
  expect(html.indexOf('<ol')).toBeLessThan(html.indexOf('Places in recent years'))
})

test('they are shown also where no text applies, but not for a closed school', async () => {
  for (const id of ['gb-2', 'gb-3']) await addFacts(id, ...OFFERS)
  expect(await admissionOf('gb-2')).toMatchObject({
    guide: null,
    years: { years: [expect.stringMatching(/^2024: 30 places/)] },
  })
  expect(await admissionOf('gb-3')).toBeNull()
})

test('nothing is shown where nothing is known', async () => {
  expect(await admissionOf('gb-1')).toMatchObject({ years: null })
  expect(await admissionOf('gb-2')).toBeNull()
})

test('the area of a school stands first, and hides the distances for a point outside', async () => {
  const at = { lat: 52.505, lng: 13.405, position_precision: 'exact' } as const
  const berlin = { country: 'DE', region: 'Berlin', category: 'primary', local_type: 'Grundschule' } as const
  await db()
    .insertInto('schools')
    .values(schoolRow({ id: 'de-BE-01G01', ...berlin, ...at }))
    .execute()
  await addArea('0101', [13.4, 52.5])
  await addFacts('de-BE-01G01', ...OFFERS)
  const html = renderToString(
    <MemoryRouter initialEntries={['/']}>
      <AdmissionGuide admission={(await admissionOf('de-BE-01G01'))!} />
    </MemoryRouter>,
  )
  const area = '<catchment-position data-area="{&quot;at&quot;:{&quot;lat&quot;:52.505,'
  expect(html.indexOf(area)).toBeLessThan(html.indexOf('id="admission-years"'))
  expect(html.split(area)).toHaveLength(3)
  expect(html).toMatch(/<catchment-position [^>]+><admission-distance/)
})

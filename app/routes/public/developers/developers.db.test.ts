import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS } from '#app/features/api/calls.server.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { LOCALES, localePath } from '#app/i18n/locales.ts'
import { openScreen } from '#app/routes/testing/render-screen.tsx'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'

const exact = { lat: 50.94, lng: 6.95, position_precision: 'exact' } as const
beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: '"><b>Rheinschule', category: 'high_school', local_type: 'Gymnasium', ...exact }),
      schoolRow({ id: 'unlisted', name: 'Ungelistet', ...exact }),
      schoolRow({ id: 'nowhere', name: 'Schule ohne Ort', city: 'Bonn' }),
    ])
    .execute()
  await db().insertInto('school_profiles').values({ school_id: 'unlisted', show_in_search: false }).execute()
})
afterAll(closeDirectory)

test.each(LOCALES)('the documentation in %s shows every call with the answer of this site', async (locale) => {
  const screen = await openScreen(localePath(locale, '/developers'))
  expect(screen.response.status).toBe(200)
  const answers = [...screen.main.element.querySelectorAll('pre')].map((pre) => JSON.parse(pre.textContent ?? ''))
  expect(answers).toHaveLength(CALLS.length)
  for (const answer of answers) expect('data' in answer || 'status' in answer).toBe(true)
  expect(answers[1].data.name).toBe('"><b>Rheinschule')
  for (const { name } of CALLS) expect(screen.html).toContain(`id="${name}"`)
})

test('anybody finds a school or a town and gets the code of its frame', async () => {
  const found = await openScreen('/frames?q=K%C3%B6ln')
  expect(found.main.getByRole('link', { name: /Köln, Nordrhein-Westfalen/ }).getAttribute('href')).toBe(
    '/frames?place=%2Fplaces%2Fdeutschland%2Fnordrhein-westfalen%2Fkoeln',
  )
  const school = await openScreen('/en/frames?school=a&theme=dark')
  const code = school.main.getByRole('textbox', { name: 'Code for a frame (iframe)' }).textContent ?? ''
  expect(code).toMatch(
    /^<iframe src="http:\/\/[^"]+\/embed\/card\/schools\/a\?lang=en&amp;theme=dark" title="&quot;&gt;&lt;b&gt;/,
  )
  expect(school.main.getByTitle('"><b>Rheinschule').getAttribute('src')).toBe(
    '/embed/card/schools/a?lang=en&theme=dark',
  )
})

test('the page says where there is no map, and offers nothing for schools that lists do not show', async () => {
  const nowhere = await openScreen('/en/frames?school=nowhere&kind=map')
  expect(nowhere.main.getByText(/There is no map because/)).toBeTruthy()
  for (const query of ['school=unlisted', 'school=nobody', 'place=/places/x/y/z', 'place=../../..'])
    expect((await openScreen(`/frames?${query}`)).main.queryByRole('textbox', { name: /iframe/ })).toBeNull()
})

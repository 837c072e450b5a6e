import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeAccount, removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { mapResults } from '#app/features/map/results/map-results.server.ts'
import { findSelfReported } from '#app/features/profile-editing/read-self-reported.server.ts'
import type { Visibility } from '#app/features/profile-editing/self-reported.ts'
import { updateVisibility } from '#app/features/profile-editing/update-visibility.server.ts'
import { listSchools } from '#app/features/schools/list-schools.server.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import { suggestSearches } from '#app/features/search/suggest/suggest-searches.server.ts'
import { db } from '#db/client.ts'
import { reviewRow, schoolRow } from '#db/testing/factories.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { routeArgs } from '../../testing/route-args.ts'
import * as compareDownload from '../compare/compare-download.ts'
import * as home from '../home.tsx'
import * as results from '../results/results.tsx'
import * as resultsDownload from '../results/results-download.ts'
import * as correction from './correction.tsx'
import * as reviews from './reviews.tsx'
import * as school from './school.tsx'

const COMMENT = 'Unser Kind geht gern hin, und die Schule antwortet schnell auf alle Fragen.'
const CONTACT = /0221 4711|seeschule\.example|amt@see/
let userId: string

beforeEach(async () => {
  await db().deleteFrom('schools').execute()
  await removeAccounts()
  const place = { lat: 50.938, lng: 6.942, position_precision: 'exact', city: 'Köln' }
  const contact = { phone: '0221 4711', email: 'amt@see.example', website: 'https://seeschule.example' }
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: 'Seeschule Kreuzgasse', ...place, ...contact }),
      schoolRow({ id: 'b', ...place }),
    ])
    .execute()
  await db()
    .insertInto('reviews')
    .values([5, 4, 4].map((rating) => reviewRow({ school_id: 'a', rating, comment: COMMENT })))
    .execute()
  userId = (await makeAccount()).id
  await db().insertInto('school_members').values({ school_id: 'a', user_id: userId, role: 'editor' }).execute()
})
afterAll(closeDirectory)

const ALL: Visibility = { showInSearch: true, showContact: true, showReviews: true }
async function turnOff(name: keyof Visibility) {
  const { seen } = (await findSelfReported(userId, 'a'))!
  await updateVisibility({ userId, schoolId: 'a' }, { ...ALL, [name]: false, seen: seen.visibility })
}
type Handler = (args: never) => unknown
/** Returns everything that an answer holds, as text. */
async function said(handler: Handler, path: string, asked: { form?: Record<string, string> } = {}): Promise<string> {
  const answer = await handler(routeArgs(path, { params: { id: /schools\/(\w+)/.exec(path)?.[1] ?? '' }, ...asked }))
  return answer instanceof Response ? await answer.text() : JSON.stringify(answer)
}
const profile = () => said(school.loader, '/schools/a')

async function cardsOnMap() {
  const { pins } = await mapResults(readSearchAddress(new URLSearchParams('q=Seeschule')), [6, 50, 7, 51], 22)
  return listSchools(
    pins.map(({ id }) => id),
    'de',
  )
}

const LISTS: [string, Handler][] = [
  ['/results?q=Seeschule', results.loader],
  ['/results?q=&country=DE', results.loader],
  ['/results.csv?q=Seeschule', resultsDownload.loader],
  ['/results.json?q=Seeschule', resultsDownload.loader],
  ['suggestions', () => suggestSearches('Seeschule', 'de')],
  ['cards on the map', cardsOnMap],
  ['/', home.loader],
]
const named = async () => {
  const answers = await Promise.all(LISTS.map(async ([path, loader]) => [path, await said(loader, path)] as const))
  return answers.filter(([, text]) => text.includes('Seeschule Kreuzgasse')).map(([path]) => path)
}

test('hidden from search: in no list, suggestion, map or download; the page stays, with a note', async () => {
  await eventually(async () => expect((await named()).length).toBeGreaterThan(6))
  await turnOff('showInSearch')
  await eventually(async () => expect(await named()).toEqual([]))
  expect(await said(school.loader, '/schools/b')).not.toContain('Seeschule')
  expect(await profile()).toContain('"showInSearch":false')
  expect(await profile()).toContain('Seeschule Kreuzgasse')
})

test('contact data hidden: telephone, e-mail and website are nowhere', async () => {
  const everywhere = async () =>
    [
      await profile(),
      await said(school.action, '/schools/a', { form: {} }),
      await said(correction.loader, '/schools/a/correction?field=phone'),
      await said(compareDownload.loader, '/compare.csv?ids=a,b'),
      await said(reviews.loader, '/schools/a/reviews'),
      ...(await Promise.all(LISTS.map(([path, loader]) => said(loader, path)))),
    ].join('\n')
  expect(await everywhere()).toMatch(CONTACT)
  expect(await said(school.action, '/schools/a', { form: {} })).toContain('amt@see.example')
  await db().insertInto('school_corrections').values(asked('phone', '0221 4711 99')).execute()
  await turnOff('showContact')
  expect(await everywhere()).not.toMatch(CONTACT)
  expect(await profile()).toContain('Schulstraße 1')
})
const asked = (field: string, value: string) => ({
  school_id: 'a',
  field,
  value,
  shown: '',
  by_school: true,
  locale: 'de',
  register_value: null,
  reporter_id: null,
  decided_by: null,
})

test('reviews hidden: the profile keeps only the figures, the page of reviews shows everything', async () => {
  expect(await profile()).toContain(COMMENT)
  await turnOff('showReviews')
  const shown = await profile()
  expect(shown).not.toContain(COMMENT)
  expect(shown).toMatch(/"ratingCount":3.*"showReviews":false/)
  expect(shown).toContain('"stars":[0,0,0,2,1]')
  expect(await said(reviews.loader, '/schools/a/reviews')).toContain(COMMENT)
})

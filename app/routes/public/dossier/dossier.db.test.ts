import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeAccounts } from '#app/features/accounts/testing/accounts.ts'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { updateFavourite } from '#app/features/favourites/favourites.server.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { Lane } from '#lib/decoders/lane.ts'
import { makePerson } from '../../testing/person.ts'
import { openScreen } from '../../testing/render-screen.tsx'
import { routeArgs } from '../../testing/route-args.ts'
import { action, loader } from './dossier-download.ts'
import { loader as map } from './dossier-map.ts'

const TWO = '/dossier?schools=gb-1,gb-2'
/** Each test asks from a network of its own. */
let network = 0
beforeEach(() => {
  network += 1
})
const send = (
  form: Record<string, string>,
  { path = '/dossier.pdf', cookie }: { path?: string; cookie?: string } = {},
) => action(routeArgs(path, { form, cookie, address: `192.0.2.${network}` })) as Promise<Response>

async function pdfText(answer: Response) {
  const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  return {
    pages: document.numPages,
    text: (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' '),
  }
}

beforeAll(async () => {
  const england = { country: 'GB', region: 'Kent', city: 'Dover', postal_code: 'CT16 1AA', position_precision: 'exact' }
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'gb-1', name: 'Abbey School', ...england, lat: 51.13, lng: 1.3 }),
      schoolRow({ id: 'gb-2', name: 'Bridge <b>School</b>', ...england, lat: 51.2, lng: 1.3, ownership: 'private' }),
      schoolRow({ id: 'gb-3', name: 'Hidden School', ...england, lat: 51.1, lng: 1.3, status: 'hidden' }),
    ])
    .execute()
  await db().insertInto('school_redirects').values({ old_id: 'gb-old', school_id: 'gb-2' }).execute()
  await addFacts('gb-1', { fact: 'ks2_expected', number: 60 }, { fact: 'class_size', number: 27 })
  await addFacts('gb-2', { fact: 'ks2_expected', number: 80 })
})
afterEach(removeAccounts)
afterAll(closeDirectory)

describe('the page', () => {
  test('has facts with year and source, questions from what is not known, and offers the files', async () => {
    const { main } = await openScreen(TWO)
    expect(main.text).toContain('Dossier: 2 Schulen')
    expect(main.text).toMatch(/80.% \(2024\/25\) \[2\]/)
    expect(main.text).toMatch(/\[2\] Contains public sector information/)
    const asked = main.element.querySelectorAll('section[aria-labelledby=questions] .sheet')
    expect(asked[0]?.textContent).not.toContain('Wie groß sind die Klassen?')
    expect(asked[1]?.textContent).toContain('Wie groß sind die Klassen?')
    expect(asked[1]?.textContent).toContain('Was kostet ein Jahr')
    const form = main.element.querySelector<HTMLFormElement>('form[action="/dossier.pdf"]')!
    expect(form.querySelector<HTMLInputElement>('input[name=schools]')?.value).toBe('gb-1,gb-2')
    expect(form.querySelector('button[formaction="/dossier.csv"]')).toBeTruthy()
    expect(main.text).toContain('Bridge <b>School</b>')
  })

  test('follows a merger once, says what is not found and tells nothing of a hidden school', async () => {
    const { main } = await openScreen('/dossier?schools=gb-old,gb-2,gb-3,nowhere')
    expect(main.text).toContain('Dossier: 1 Schule')
    expect(main.text).toContain('Nicht gefunden: gb-3, nowhere')
    expect(main.text).not.toContain('Hidden School')
  })

  test('shows the first five of more, and nothing without any', async () => {
    expect((await openScreen('/dossier?schools=gb-1,gb-2,a,b,c,d')).main.text).toContain('höchstens fünf Schulen')
    expect((await openScreen('/dossier')).main.text).toContain('Noch keine Schule im Dossier')
    expect((await openScreen('/dossier?ids=gb-1&ids=gb-2')).address).toBe(TWO)
  })

  test('has only the own notes of who is signed in, and is then kept by nobody', async () => {
    const [person, other] = [await makePerson(), await makePerson()]
    await db().insertInto('favourites').values({ user_id: person.id, school_id: 'gb-1' }).execute()
    await updateFavourite(person.id, { schoolId: 'gb-1', note: 'Mensa ansehen', visitOn: '2026-12-03' })
    const own = await openScreen(TWO, { cookie: person.cookie })
    expect(own.main.text).toContain('Mensa ansehen')
    expect(own.response.headers.get('cache-control')).toBe('private, no-store')
    expect((await openScreen(TWO, { cookie: other.cookie })).main.text).not.toContain('Mensa ansehen')
    expect((await openScreen(TWO)).main.text).not.toContain('Mensa ansehen')
    const { text } = await pdfText(await send({ schools: 'gb-1' }, { cookie: person.cookie }))
    expect(text).toContain('Mensa ansehen')
    expect(text).toContain('3.12.2026')
    expect((await pdfText(await send({ schools: 'gb-1' }, { cookie: other.cookie }))).text).not.toContain('Mensa')
  })
})

describe('the PDF', () => {
  test('is a file with facts, ways and questions, in the language of its address', async () => {
    const answer = await send({ schools: 'gb-1,gb-old', point: '51.13,1.3' }, { path: '/en/dossier.pdf' })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="dossier.pdf"',
      'cache-control': 'private, no-store',
    })
    const { pages, text } = await pdfText(answer)
    expect(pages).toBeLessThanOrEqual(8)
    for (const said of ['Dossier: 2 schools', '80% (2024/25) [2]', 'in a straight line', 'How big are the classes?'])
      expect(text).toContain(said)
    expect(text).not.toContain('51.13')
  })

  test('without a point says nothing of ways', async () => {
    expect((await pdfText(await send({ schools: 'gb-1' }))).text).not.toContain('Luftlinie')
  })

  test('of one network at most two are made at the same time; the others get words and what they asked', async () => {
    const form = { schools: 'gb-1,gb-2', point: '51.13,1.3' }
    const others = Promise.withResolvers<void>()
    // None is finished before all have asked, however slow the machine is.
    const making = vi.spyOn(Lane.prototype, 'run').mockImplementation(async () => {
      await others.promise
      return Buffer.from('%PDF')
    })
    const refused: Response[] = []
    const asked = Array.from({ length: 4 }, async () => {
      const answer = await send(form)
      if (answer.status === 503 && refused.push(answer) === 2) others.resolve()
      return answer
    })
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503])
    expect(making).toHaveBeenCalledTimes(2)
    making.mockRestore()
    const busy = answers.find(({ status }) => status === 503)!
    expect(busy.headers.get('retry-after')).toBe('30')
    const page = await busy.text()
    expect(page).toContain('zu viele Dossiers')
    expect(page).toContain('name="schools" value="gb-1,gb-2"')
    expect(page).toContain('name="point" value="51.13,1.3"')
    expect(page).toContain('action="/dossier.pdf"')
    expect((await send(form)).status).toBe(200)
  })
})

describe('a form that is not taken', () => {
  test.each([
    ['no school', '', '/dossier'],
    ['ids that are none', ',,', '/dossier'],
    ['more than five', '1,2,3,4,5,6,7', '/dossier?schools=1,2,3,4,5,6'],
    ['a school that is not there', 'gb-1,nowhere', '/dossier?schools=gb-1,nowhere'],
    ['a hidden school', 'gb-3', '/dossier?schools=gb-3'],
  ])('with %s leads to the page that explains it', async (_, schools, to) => {
    const answer = await send({ schools })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to])
  })

  test.each(['x', '91,0', '51.13', '<script>'])('with the point %j is refused in words', async (point) => {
    const answer = await send({ schools: 'gb-1', point }, { path: '/dossier.csv' })
    const page = await answer.text()
    expect(answer.status).toBe(400)
    expect(page).toContain('Euer Punkt war nicht lesbar')
    expect(page).not.toContain('<script>')
    expect(page).toContain('action="/dossier.csv"')
  })

  test('too often is refused until the hour is over', async () => {
    const answers: Response[] = []
    for (let at = 0; at < 61; at++) answers.push(await send({ schools: 'gb-1', point: '' }, { path: '/dossier.csv' }))
    expect(answers.slice(0, 60).every(({ status }) => status === 200)).toBe(true)
    expect(answers[60]?.status).toBe(429)
    expect(Number(answers[60]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('opened as an address it leads to the page', () => {
    try {
      loader(routeArgs('/fr/dossier.pdf?schools=gb-1'))
      expect.unreachable()
    } catch (answer) {
      expect((answer as Response).headers.get('location')).toBe('/fr/dossier?schools=gb-1')
    }
  })
})

test('the CSV has the same facts', async () => {
  const answer = await send({ schools: 'gb-1,gb-2', point: '51.13,1.3' }, { path: '/dossier.csv' })
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(text).toMatch(/60.% \(2024\/25\) \[2\]/)
  expect(text).toContain('Luftlinie')
})

test('the map shows the schools with their numbers, and never the point', async () => {
  const answer = await map(routeArgs('/dossier/map.svg?schools=gb-1,gb-2&lang=de'))
  const svg = await answer.text()
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(svg).toContain('Karte: 1 Abbey School und 2 Bridge &lt;b&gt;School')
  expect(svg).toContain('© OpenStreetMap')
  expect((await map(routeArgs('/dossier/map.svg?schools=nowhere'))).status).toBe(404)
})

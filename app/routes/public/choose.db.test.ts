import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Answer } from '#app/features/choosing/answer.server.ts'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { berlinYear } from '#lib/berlin-day.ts'
import { log } from '#lib/log.ts'
import { openScreen } from '../testing/render-screen.tsx'
import { resultOf, routeArgs } from '../testing/route-args.ts'
import { action, loader } from './choose.tsx'

const HOME = '50823'
/** What nobody may find in an address or a log. */
const PRIVATE = /50823|2016-05|bornMonth|bornYear|home=/

const exact = { position_precision: 'exact', source: 'de-nrw', source_date: '2026-01-01' } as const
const school = (id: string, name: string, lat: number, change: object = {}) =>
  schoolRow({
    ...exact,
    ...{ id, name, lat, lng: 6.92, category: 'high_school', local_type: 'Gymnasium', postal_code: '50823' },
    ...change,
  })

beforeAll(async () => {
  await db()
    .insertInto('schools')
    .values([
      school('a', 'Ahorn-Gymnasium', 50.95, { ownership: 'public', features: ['music'] }),
      school('b', 'Birken-Gymnasium', 50.96, { ownership: 'private', languages: ['en', 'fr'] }),
      school('c', 'Cedern-Gymnasium', 50.97, { ownership: 'public' }),
      school('d', 'Dattel-Realschule', 50.98, { category: 'secondary', local_type: 'Realschule', ownership: 'public' }),
      school('e', 'Eichen-Gymnasium', 50.99, { ownership: 'public', postal_code: '50999' }),
      school('f', 'Feigen-Gymnasium', 51.0, { ownership: 'public', postal_code: '50999' }),
      school('g', 'Ginkgo-Gymnasium', 51.01, { ownership: 'public', postal_code: '50999' }),
      school('p', 'Palmen-Grundschule', 50.95, { category: 'primary', local_type: 'Grundschule' }),
      school('x', 'Xanten-Gymnasium', 51.66, { city: 'Xanten', postal_code: '46509' }),
      school('z', 'Zedern-Gymnasium', 50.95, { status: 'closed' }),
    ])
    .execute()
  await addFacts(
    'a',
    { fact: 'pupils', number: 812, source: 'de-nrw-pupils' },
    { fact: 'all_day_form', choice: 'bound', source: 'de-nrw-pupils' },
    { fact: 'support_needs', choice: 'autism; hearing', source: 'de-nrw-pupils' },
  )
})
afterEach(async () => {
  vi.restoreAllMocks()
  await db().deleteFrom('attempt_counts').execute()
})
afterAll(async () => {
  await db().deleteFrom('school_facts').execute()
  await db().deleteFrom('schools').execute()
  await closeDirectory()
})

/** Opens an address, and the one to which it leads. */
const asked = async (query: string): Promise<Answer> => {
  const open = (path: string): Promise<unknown> => loader(routeArgs(path)).catch((answer: unknown) => answer)
  const first = await open(`/choose?${query}`)
  const { location } = first instanceof Response ? resultOf(first) : { location: null }
  return ((location ? await open(location) : first) as { answer: Answer }).answer
}
const send = async (form: Record<string, string>) =>
  resultOf(await Promise.resolve(action(routeArgs('/choose', { form: { intent: 'choose', ...form } }))).catch((e) => e))
const sent = async (form: Record<string, string>) => (await send(form)).data as unknown as { answer: Answer }
const choiceOf = ({ choice }: Answer) => {
  if (!choice) throw new Error('There is no choice.')
  return choice
}
const namesOf = (answer: Answer) => choiceOf(answer).schools.map(({ id }) => id)
const whyNot = async (query: string) => choiceOf(await asked(query)).whyNot?.sentences.map(({ text }) => text)

describe('a choice', () => {
  test('five schools, those first of which more wishes are met than not', async () => {
    const answer = await asked('in=K%C3%B6ln&class=10&wish=music&wish=public')
    expect(namesOf(answer)).toHaveLength(5)
    expect(namesOf(answer)[0]).toBe('a')
    // The Grundschule is for others, the private school meets less, Xanten is elsewhere, and a closed school is closed.
    for (const id of ['p', 'b', 'x', 'z']) expect(namesOf(answer)).not.toContain(id)
  })

  test('each sentence names its facts, and their source and day', async () => {
    const { schools, sources } = choiceOf(await asked('in=K%C3%B6ln&class=10&wish=care&wish=music'))
    const [first] = schools
    expect(first?.id).toBe('a')
    expect(first?.reasons).toEqual([
      { text: 'Der Ganztag ist für alle Kinder verbindlich.', facts: ['all_day_form'], source: expect.any(Number) },
      { text: 'Musik ist hier ein Schwerpunkt.', facts: ['directory.features'], source: expect.any(Number) },
    ])
    expect(sources[first!.reasons[0]!.source - 1]).toMatch(/2024\/25$/)
    expect(sources[first!.reasons[1]!.source - 1]).toMatch(/01\.01\.2026$/)
    for (const one of schools) {
      expect(one.reasons).toHaveLength(2)
      expect([...one.reasons, one.but].every(({ facts }) => facts.length > 0)).toBe(true)
    }
    expect(schools[1]?.but.text).toBe('Ob Kinder bis in den Nachmittag betreut werden, ist nicht bekannt.')
  })

  test('a need that a register names comes first, and is said', async () => {
    const [first] = choiceOf(await asked('in=K%C3%B6ln&class=10&need=autism')).schools
    expect(first?.reasons[0]).toMatchObject({
      text: 'Die Schule ist auf diesen Bedarf eingerichtet: Autismus.',
      facts: ['support_needs', 'asked.need'],
    })
  })

  test('among the schools of a shortlist, in any order', async () => {
    expect(namesOf(await asked('schools=c,a,x'))).toEqual(namesOf(await asked('schools=x,c,a')))
    expect(namesOf(await asked('schools=c,a,x')).toSorted()).toEqual(['a', 'c', 'x'])
  })

  test.each([
    ['in=K%C3%B6ln&class=10&wish=music&ask=p', /^Ihre Schulart passt nicht/],
    ['in=K%C3%B6ln&class=10&wish=public&ask=Birken', /^Wünsche, die hier erfüllt sind: 0, nicht erfüllt: 1/],
    ['in=K%C3%B6ln&class=10&wish=public&ask=g', /ist sie gleich/],
    ['in=K%C3%B6ln&ask=x', /^Sie liegt in Xanten/],
    ['in=K%C3%B6ln&ask=z', /^Diese Schule ist geschlossen/],
    ['in=K%C3%B6ln&class=10&wish=music&ask=a', /^Diese Schule gehört zu den gezeigten/],
    ['in=K%C3%B6ln&class=10&way=line.1&ask=g', /Luftlinie weiter, als ihr wollt/],
    ['schools=a,b&ask=g', /^Sie gehört nicht zu den Schulen/],
  ])('why not: %s', async (query, reason) => {
    expect((await whyNot(query))?.[0]).toMatch(reason)
  })

  test('a school that nobody knows is said to be unknown', async () => {
    expect(choiceOf(await asked('in=K%C3%B6ln&ask=Xyzzyplugh')).isAskedUnknown).toBe(true)
  })
})

describe('what is private', () => {
  test('stays out of the address: the answer to a home is in the answer to its form', async () => {
    const lines: unknown[] = []
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(log(), level).mockImplementation((...line: unknown[]) => void lines.push(line))
    const form = { place: 'Köln', home: HOME, bornMonth: '05', bornYear: '2016', wish1: 'public' }
    const { status, location, headers } = await send(form)
    expect([status, location]).toEqual([200, null])
    expect(headers?.get('cache-control')).toBe('private, no-store')
    expect(JSON.stringify(lines)).not.toMatch(PRIVATE)
  })

  test('leaves the address of a choice without it', async () => {
    const { status, location } = await send({ place: 'Köln', entry: '10', wish1: 'music', wish2: 'public' })
    expect(status).toBe(303)
    expect(location).toMatch(/^\/choose\?in=DE\.k\w+\.nordrhein-westfalen&class=10&wish=music&wish=public$/)
  })

  test('a postal code as the place to look in becomes its town', async () => {
    expect((await send({ place: HOME })).location).not.toMatch(PRIVATE)
    const redirect = resultOf(await loader(routeArgs(`/choose?in=${HOME}`)).catch((answer: unknown) => answer))
    expect(redirect.status).toBe(302)
    expect(redirect.location).not.toMatch(PRIVATE)
  })

  test('distances are measured from the home, nearest first', async () => {
    const { answer } = await sent({ place: 'Köln', home: HOME, entry: '10', wish1: 'public' })
    expect(choiceOf(answer).schools.map(({ distance }) => distance)).not.toContain(null)
    const far = await sent({ place: 'Köln', point: '51.01,6.92', entry: '10', wish1: 'public' })
    expect(namesOf(far.answer)[0]).toBe('g')
  })

  test('the class follows from the month of birth', async () => {
    const year = berlinYear()
    const { answer } = await sent({ place: 'Köln', bornMonth: '05', bornYear: String(year - 6) })
    expect(namesOf(answer)).toEqual(['p'])
  })
})

describe('refusals', () => {
  test.each([
    ['a year without its month', { place: 'Köln', bornYear: '2016' }],
    ['a wish that there is not', { place: 'Köln', wish1: 'gold' }],
    ['a point that is none', { place: 'Köln', point: 'here' }],
    ['a home that is too long', { place: 'Köln', home: 'x'.repeat(300) }],
  ])('%s', async (_, form) => {
    expect((await send(form)).status).toBe(400)
  })

  test.each([
    ['in=Xyzzy', 'Diesen Ort oder diese Region kennen wir nicht.'],
    ["in=%27;drop%20table%20schools;--&ask=%27&class='", 'Diesen Ort oder diese Region kennen wir nicht.'],
  ])('%s is answered in words', async (query, said) => {
    const screen = await openScreen(`/choose?${query}`)
    expect([screen.status, screen.main.text.includes(said)]).toEqual([200, true])
  })

  test.each([
    ['place', 'Ort oder Region', 'Xyzzy', 'Diesen Ort oder diese Region kennen wir nicht.'],
    ['home', 'Zuhause', 'Xyzzy am Ende', /^Euer Zuhause haben wir nicht gefunden/],
  ])('an unknown %s stays in its field, which says so', async (_, label, typed, said) => {
    const { main } = await (await openScreen('/choose')).main.send('Schulen zeigen', { [label]: typed })
    const field = main.getByLabelText<HTMLInputElement>(label)
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual([typed, 'true'])
    const [error = ''] = field.getAttribute('aria-describedby')!.split(' ')
    expect(main.element.querySelector(`[id="${error}"]`)?.textContent).toMatch(said)
  })

  test('an unknown home is said, and nothing is chosen without any place', async () => {
    const { answer } = await sent({ place: '', home: 'Xyzzy am Ende' })
    expect([answer.isHomeUnknown, answer.choice]).toEqual([true, null])
  })

  test('shortlists of schools that are not there leave nothing to choose', async () => {
    expect(namesOf(await asked('schools=nowhere,%00,../../etc'))).toEqual([])
  })
})

import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from '#app/features/catchments/answer.ts'
import { addArea, addSector } from '#app/features/catchments/testing/catchment-rows.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { openScreen } from '../testing/render-screen.tsx'
import { resultOf, routeArgs } from '../testing/route-args.ts'
import { action, loader } from './catchment.tsx'

const BERLIN = { region: 'Berlin', city: 'Berlin', position_precision: 'exact', source: 'de-berlin' } as const
const FRENCH = {
  country: 'FR',
  category: 'secondary',
  region: 'Bretagne',
  city: 'Vitré',
  source: 'fr-annuaire',
} as const

beforeAll(async () => {
  const at = { ...BERLIN, lat: 52.505, lng: 13.405 }
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ ...at, id: 'de-BE-01G01', name: 'Linden-Grundschule' }),
      schoolRow({
        ...at,
        id: 'de-BE-01K01',
        name: 'Ahorn-Schule',
        category: 'secondary',
        local_type: 'Gemeinschaftsschule',
      }),
      schoolRow({ ...at, id: 'de-BE-01P01', name: 'Private', ownership: 'private' }),
      schoolRow({ ...at, id: 'de-BE-01Y01', name: 'Gymnasium', category: 'high_school', local_type: 'Gymnasium' }),
      schoolRow({ ...at, id: 'de-BE-01G02', name: 'Zu', status: 'closed' }),
      schoolRow({ ...at, id: 'de-BE-01G03', name: 'Nur der Ort', position_precision: 'town' }),
      schoolRow({ ...at, id: 'de-BE-01G04', name: 'Nebenan', lng: 13.415 }),
      schoolRow({ ...FRENCH, id: 'fr-0352008T', name: 'Collège Gérard de Nerval' }),
      schoolRow({ ...FRENCH, id: 'fr-0351909K', name: 'Collège Les Rochers-Sévigné' }),
    ])
    .execute()
})
beforeEach(async () => {
  await addArea('0101', [13.4, 52.5])
  await addArea('0102', [13.41, 52.5])
  // An older edition counts no more.
  await addArea('9999', [13.4, 52.5], 0.01, '2025-08-01')
})
afterEach(async () => {
  for (const table of ['catchments', 'attempt_counts'] as const) await db().deleteFrom(table).execute()
})

async function ask(form: Record<string, string>) {
  const result = resultOf(await action(routeArgs('/catchment', { form })))
  return { ...result, answer: (result.data as { answer?: Answer } | undefined)?.answer }
}
const point = (lat: number, lng: number, more = {}) =>
  ask({ intent: 'catchment-point', lat: String(lat), lng: String(lng), ...more })
async function areasOf(asked: ReturnType<typeof ask>) {
  const { answer } = await asked
  if (answer?.kind !== 'areas') throw new Error(JSON.stringify(answer))
  return answer.areas.map(({ number, schools }) => [number, ...schools.map(({ name }) => name)])
}

describe('Berlin', () => {
  test('a point gives its area with every public primary school in it and nothing else', async () => {
    expect(await areasOf(point(52.502, 13.402))).toEqual([['0101', 'Ahorn-Schule', 'Linden-Grundschule']])
  })

  test('the answer names school year, source and licence, and nobody keeps it', async () => {
    const { answer, headers } = await point(52.502, 13.402)
    expect(answer).toMatchObject({
      isExact: true,
      edition: { schoolYear: '2026/27', attribution: 'Geoportal Berlin / Einschulungsbereiche' },
    })
    expect(headers?.get('cache-control')).toBe('private, no-store')
  })

  test('a point on the common line belongs to both areas', async () => {
    expect((await areasOf(point(52.505, 13.41))).map(([number]) => number)).toEqual(['0101', '0102'])
  })

  test('a point outside gives no area', async () => {
    expect(await areasOf(point(52.6, 13.405))).toEqual([])
    expect(await areasOf(point(-52.502, 170))).toEqual([])
  })

  test('an area without a known school says so instead of naming another', async () => {
    await addArea('0301', [13.5, 52.55])
    expect(await areasOf(point(52.555, 13.505))).toEqual([['0301']])
  })

  test('the middle of a place gives the areas around it, the nearest first', async () => {
    const near = await areasOf(point(52.505, 13.419, { approximate: 'on' }))
    expect(near.map(([number]) => number)).toEqual(['0102', '0101'])
  })

  test('a place that nobody knows is unknown, and stays in its field without script', async () => {
    const { main } = await openScreen('/en/catchment')
    const label = 'Street with postcode, neighbourhood or postcode'
    const answered = await main.send('Show areas nearby', { [label]: 'Xyzzyquux' })
    expect(answered.text).toContain(translator('en')('catchment.placeUnknown'))
    expect(answered.getByLabelText<HTMLInputElement>(label).value).toBe('Xyzzyquux')
  })

  test.each([
    { intent: 'catchment-point', lat: '91', lng: '13' },
    { intent: 'catchment-point', lat: '52.5', lng: '' },
    { intent: 'catchment-point', lat: '1e5', lng: '13' },
    { intent: 'catchment-point', lat: 'NaN', lng: '13' },
    { intent: 'catchment-place', place: ' ' },
    { intent: 'catchment-place', place: 'x'.repeat(201) },
    { intent: 'catchment-address', commune: '75056', street: '', house: '' },
    { intent: 'catchment-address', commune: '35360', street: 'Rue A', house: 'zwölf' },
    { intent: 'catchment-address', commune: '35360', street: 'x'.repeat(201), house: '' },
    { intent: 'another' },
    {},
  ])('refuses %j', async (form) => {
    expect((await ask(form as Record<string, string>)).status).toBe(400)
  })

  test('the address of a school shows its area, and of an unknown one none', async () => {
    const read = async (query: string) => (await loader(routeArgs(`/catchment${query}`))) as { schoolArea: unknown }
    expect(await read('?school=de-BE-01Y01')).toMatchObject({
      schoolArea: { name: 'Gymnasium', areas: [{ number: '0101' }] },
    })
    expect(await read('?school=de-BE-01G03')).toMatchObject({ schoolArea: null })
    expect(await read('?school=none')).toMatchObject({ schoolArea: null })
    expect((await read('')).schoolArea).toBeUndefined()
  })
})

describe('Ille-et-Vilaine', () => {
  const sector = async (street = '', house = '', commune = '35360') => {
    const { answer } = await ask({ intent: 'catchment-address', commune, street, house })
    if (answer?.kind !== 'sector') return answer?.kind
    const found = answer.sector
    if ('schools' in found) return [found.kind, ...found.schools.map(({ code, school }) => school?.name ?? code)]
    return 'similar' in found ? [found.kind, ...found.similar] : found.kind
  }

  test('a commune that is not divided needs no street', async () => {
    await addSector({ commune: '35001', name: 'Acigné' })
    expect(await sector('', '', '35001')).toEqual(['found', 'Collège Gérard de Nerval'])
    expect(await sector('Rue A', '5', '35001')).toEqual(['found', 'Collège Gérard de Nerval'])
  })

  test('numbers and sides of a street lead to different collèges; bis and ter stay with their number', async () => {
    await addSector({ street: 'RUE D ERNEE', side: 'even', first: 2, last: 48 })
    await addSector({ street: 'RUE D ERNEE', side: 'even', first: 50, school: '0351909K' })
    await addSector({ street: 'RUE D ERNEE', side: 'odd', first: 1, last: 15, school: '0351909K' })
    expect(await sector("r. d'Ernée", '48 bis')).toEqual(['found', 'Collège Gérard de Nerval'])
    expect(await sector("rue d'Ernée", '50')).toEqual(['found', 'Collège Les Rochers-Sévigné'])
    expect(await sector('Ernée', '15B')).toEqual(['found', 'Collège Les Rochers-Sévigné'])
    expect(await sector("rue d'Ernée", '17')).toBe('house-unknown')
    expect(await sector("rue d'Ernée")).toBe('house-missing')
  })

  test('a street with one collège for all its houses needs no number, one with a known side does', async () => {
    await addSector({ street: 'RUE A', first: 1 })
    await addSector({ street: 'RUE B', first: 1, side: 'odd' })
    await addSector({ street: 'LIEU DIT LA NOE', first: 1, side: 'odd' })
    expect(await sector('rue A')).toEqual(['found', 'Collège Gérard de Nerval'])
    expect(await sector('rue B')).toBe('house-missing')
    expect(await sector('La Noé')).toEqual(['found', 'Collège Gérard de Nerval'])
  })

  test('a missing or unknown street is said, with those that are similar', async () => {
    await addSector({ street: 'RUE PIERRE LEROY', first: 1 })
    await addSector({ street: 'BOULEVARD PIERRE LEROY', first: 1 })
    expect(await sector()).toBe('street-missing')
    expect(await sector('Pierre Leroy')).toEqual(['street-unclear', 'Boulevard Pierre Leroy', 'Rue Pierre Leroy'])
    expect(await sector('avenue Leroy')).toEqual(['street-unknown', 'Boulevard Pierre Leroy', 'Rue Pierre Leroy'])
    expect(await sector('Xyzzy')).toEqual(['street-unknown'])
  })

  test('several collèges are all named, also one that the directory does not list', async () => {
    await addSector({ commune: '35013', name: 'Bains-sur-Oust' })
    await addSector({ commune: '35013', name: 'Bains-sur-Oust', school: '0359999Z' })
    expect(await sector('', '', '35013')).toEqual(['several', 'Collège Gérard de Nerval', '0359999Z'])
  })

  test('streets of a commune that otherwise has one collège are exceptions', async () => {
    await addSector({})
    await addSector({ street: 'RUE A', first: 1, school: '0351909K' })
    expect(await sector('rue A', '3')).toEqual(['found', 'Collège Les Rochers-Sévigné'])
    expect(await sector('rue Z', '3')).toEqual(['found', 'Collège Gérard de Nerval'])
  })

  test('a commune without data, and data that nobody has imported, give no answer', async () => {
    expect(await sector('', '', '35001')).toBe('none')
  })
})

import { expect, test } from 'vitest'
import type { OpenDay } from '../present-open-day.ts'
import { MAX_ROUND } from '../round/round-limits.ts'
import { parseRound } from './round-list.ts'

const stop: OpenDay = {
  ...{ id: 'a', title: 'Offene Tür', lang: null, day: '2026-12-05', dayText: 'Samstag', hours: '10–12' },
  ...{ startsAt: '2026-12-05T10:00:00+01:00', endsAt: '2026-12-05T12:00:00+01:00', place: '' },
  ...{ schoolId: 's', school: 'Schule', city: 'Köln', type: 'Gymnasium', country: 'DE' },
  ...{ lat: 50.9, lng: 6.9, approximate: false, area: null },
}

test.each([null, '', '{', 'null', '{}', '[null,1,"x",{}]'])('reads %j as an empty round', (stored) => {
  expect(parseRound(stored)).toEqual([])
})

test.each([{ id: 5 }, { startsAt: 'soon' }, { endsAt: undefined }, { lat: 'x' }, { lng: undefined }, { school: null }])(
  'does not read an open day with %j',
  (change) => expect(parseRound(JSON.stringify([{ ...stop, ...change }]))).toEqual([]),
)

test('reads what it wrote, without anything else, and no more than a round has', () => {
  expect(parseRound(JSON.stringify([{ ...stop, home: 'x' }]))).toEqual([stop])
  expect(parseRound(JSON.stringify([{ ...stop, lat: null, lng: null, lang: 'fr' }]))).toEqual([
    { ...stop, lat: null, lng: null, lang: 'fr' },
  ])
  expect(parseRound(JSON.stringify(new Array(50).fill(stop)))).toHaveLength(MAX_ROUND)
})

import '#app/i18n/all.server.ts'
import { expect, test } from 'vitest'
import type { Place } from '#search-engine/language/places/place.ts'
import type { Interpretation } from '#search-engine/language/reading/interpretation.ts'
import { otherReading } from './other-reading.server.ts'

const place = (name: string, region: string, lat: number, lng: number): Place => ({
  kind: 'town',
  name,
  country: 'DE',
  region,
  lat,
  lng,
  schools: 9,
})
const munster = place('Munster', 'Niedersachsen', 52.99, 10.09)
const muenster = place('Münster', 'Nordrhein-Westfalen', 51.96, 7.63)
const telgte = place('Telgte', 'Nordrhein-Westfalen', 51.98, 7.79)
const area = { country: 'DE', name: 'Landkreis Celle', codes: ['29', '99'] } as const
const gazetteer = { postalCodes: (code: string) => (code === '29' ? [place('29', '', 52.62, 10.08)] : []) }

const interpretation = (where: Partial<Interpretation>): Interpretation => ({
  kinds: [],
  attributes: [],
  excluded: [],
  around: false,
  nearMe: false,
  best: false,
  rest: '',
  ordinary: new Set(),
  name: '',
  chips: [],
  ...where,
})
const at = (chosen: Place, ...others: Place[]) =>
  interpretation({ place: { text: chosen.name, chosen, candidates: [chosen, ...others] } })
const nowhere = interpretation({ rest: 'munster' })
const inArea = interpretation({ area: { text: area.name, areas: [area] } })

test.each<[string, Interpretation, Interpretation, string | undefined]>([
  ['a place far away', at(muenster), at(munster), 'Oder Munster (Niedersachsen)?'],
  ['a place nearby', at(muenster), at(telgte), undefined],
  ['a namesake that is offered already', at(muenster, munster), at(munster), undefined],
  ['a name', at(muenster), nowhere, 'Als Name suchen'],
  ['a place instead of a name', nowhere, at(munster), 'Oder Munster (Niedersachsen)?'],
  ['another name', nowhere, nowhere, undefined],
  ['an area far away', at(muenster), inArea, 'Oder Landkreis Celle (Deutschland)?'],
  ['a place near an area', inArea, at(place('Celle', 'Niedersachsen', 52.62, 10.08)), undefined],
])('of %s', (_, chosen, other, label) => {
  const found = { interpretation: chosen, otherwise: { reading: 2, interpretation: other } }
  expect(otherReading(found, gazetteer, 'de')).toEqual(label && { reading: 2, label })
})

test('without another reading there is none', () => {
  expect(otherReading({ interpretation: nowhere }, gazetteer, 'de')).toBeUndefined()
})

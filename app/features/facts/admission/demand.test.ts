import { expect, test } from 'vitest'
import { type Counted, demandOf } from './demand.ts'

const NOTHING: Counted = { places: null, applications: null, firstPreferences: null, offers: null }

test.each<[string, Partial<Counted>, ReturnType<typeof demandOf>]>([
  ['fewer offers than places', { places: 30, applications: 61, offers: 28 }, left('left')],
  ['as many applications as places', { places: 30, applications: 30 }, left('enough')],
  ['more applications than places, all of which are given', { places: 30, applications: 31, offers: 30 }, over()],
  ['more first preferences than places', { places: 30, firstPreferences: 44 }, over()],
  ['fewer first preferences, of which others say nothing', { places: 30, firstPreferences: 12 }, unknown()],
  ['all places given, and nobody says how many applied', { places: 30, offers: 30 }, unknown()],
  ['no number of places', { applications: 12, offers: 11 }, unknown()],
])('%s', (_, given, expected) => expect(demandOf({ ...NOTHING, ...given })).toEqual(expected))

function left(undersubscribed: 'left' | 'enough') {
  return { demand: 'places_left' as const, undersubscribed }
}
function over() {
  return { demand: 'oversubscribed' as const, undersubscribed: null }
}
function unknown() {
  return { demand: null, undersubscribed: null }
}

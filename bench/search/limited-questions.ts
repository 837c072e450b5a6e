import { FEATURES } from '#db/vocabulary.ts'
import { SEARCHED_FACT_IDS } from '#search-engine/base/searched-facts.ts'
import { type Box, RATING_STEPS, type SchoolDocument, type SearchQuery } from '#search-engine/index.ts'
import type { Random } from '../directory/random.ts'
import { type Asked, makeQuery } from './asked.ts'

const QUESTIONS_EACH = 40
const MAPS_EACH = 15
const RADII_KM = [2, 5, 10, 25, 50]
const ZOOMS = [5, 8, 11, 14] as const
const SCREEN = { width: 1280, height: 800 }
const TILE_PIXELS = 256
const WORDS = ['grundschule', 'gymnasium', 'école', 'scuola', 'primary school', 'ceip', 'lycée', 'saint']

/** Creates questions with filters, a radius or a map. */
export function limitedQuestions(schools: readonly SchoolDocument[], random: Random): Asked[] {
  const any = () => random.pick(schools)
  const times = (count: number, ask: (at: number) => Asked) => Array.from({ length: count }, (_, at) => ask(at))
  return [
    ...times(QUESTIONS_EACH, () => ({
      class: 'text + filter',
      query: makeQuery({ text: textOf(any(), random), ...limitsOf(any(), random) }),
    })),
    ...times(QUESTIONS_EACH, (at) => ({
      class: 'filters + sort',
      query: makeQuery({ ...limitsOf(any(), random), ...orderOf(at, random) }),
    })),
    ...times(QUESTIONS_EACH, (at) => ({ class: 'radius', query: radiusOf(any(), at, random) })),
    ...ZOOMS.flatMap((zoom) =>
      times(MAPS_EACH, (at) => ({
        class: `map zoom ${zoom}` as const,
        query: makeQuery(at % 3 === 0 ? {} : limitsOf(any(), random)),
        view: { box: screenAround(any(), zoom), zoom },
      })),
    ),
    ...times(QUESTIONS_EACH, (at) => ({ class: 'facts', query: facts(any(), at, random) })),
  ]
}

const textOf = ({ city }: SchoolDocument, random: Random) => (random.chance(0.5) ? city : random.pick(WORDS))

function limitsOf(school: SchoolDocument, random: Random): Partial<SearchQuery> {
  return {
    ...(random.chance(0.5) && { countries: [school.country] }),
    ...(random.chance(0.5) && { types: [school.category] }),
    ...(random.chance(0.4) && { features: [random.pick(FEATURES)] }),
    ...(random.chance(0.2) && { ownership: school.ownership ?? 'public' }),
    ...(random.chance(0.2) && { minimumRating: random.pick(RATING_STEPS) }),
  }
}

function orderOf(at: number, random: Random): Partial<SearchQuery> {
  const sort = random.pick(['relevance', 'rating', 'reviews', 'name'] as const)
  return { sort, page: at % 4 === 0 ? random.integer(2, 20) : 1 }
}

function radiusOf(school: SchoolDocument, at: number, random: Random): SearchQuery {
  const near = { lat: school.lat ?? 0, lng: school.lng ?? 0 }
  const text = at % 8 === 7 ? 'grundschule' : ''
  const filters = at % 3 === 1 ? limitsOf(school, random) : {}
  return makeQuery({
    ...filters,
    text,
    near,
    radiusKm: RADII_KM[at % RADII_KM.length],
    sort: at % 4 ? 'distance' : 'rating',
  })
}

/** The results page for a country, with the counts of its facts. */
function facts({ country, category }: SchoolDocument, at: number, random: Random): SearchQuery {
  return makeQuery({
    countries: [country],
    types: random.chance(0.5) ? [category] : [],
    text: random.chance(0.5) ? random.pick(WORDS) : '',
    withFacts: true,
    ...(at % 3 === 1 && { facts: ['pupils.250', 'pupils.500'] }),
    ...(at % 3 === 2 && { factOrder: { fact: random.pick(SEARCHED_FACT_IDS), first: 'most' } }),
  })
}

/** Returns the view of a screen around a school: west, south, east, north. */
function screenAround({ lat, lng }: SchoolDocument, zoom: number): Box {
  const world = TILE_PIXELS * 2 ** zoom
  const [x, y] = [(((lng ?? 0) + 180) / 360) * world, mercator(lat ?? 0) * world]
  const lngAt = (pixel: number) => (pixel / world) * 360 - 180
  const latAt = (pixel: number) => (Math.atan(Math.sinh((0.5 - pixel / world) * 2 * Math.PI)) * 180) / Math.PI
  const { width, height } = SCREEN
  return [lngAt(x - width / 2), latAt(y + height / 2), lngAt(x + width / 2), latAt(y - height / 2)]
}

function mercator(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

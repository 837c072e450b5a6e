import type { FeatureCollection } from 'geojson'
import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import { planarRingArea, presimplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification'
import type { Outline } from './outlines.ts'

/** Countries whose common borders are stored once, so that no simplification can separate them. */
export type Coverage = Topology<{ land: GeometryCollection<{ A3: string }> }>

/**
 * The smallest inland water that is kept, in square grid units (about 10 km² at 50° north). Smaller holes in the
 * outlines are corners of a working grid rather than lakes, and slivers along rivers that are borders.
 */
const MIN_LAKE_AREA = 4200

/** Joins the outlines, closes holes that are too small to be lakes, and weights every point for simplification. */
export function buildCoverage(outlines: Outline[]): Coverage {
  const coverage = join({ type: 'FeatureCollection', features: outlines })
  closeSlivers(coverage)
  dropSmallHoles(coverage)
  // Once joined again, borders have no junctions left where slivers were: junctions are never simplified.
  return presimplify(join(feature(coverage, coverage.objects.land)))
}

function join(outlines: FeatureCollection): Coverage {
  return topology({ land: outlines }) as Coverage
}

const countriesOf = (coverage: Coverage) => coverage.objects.land.geometries as MultiPolygon[]

/** TopoJSON refers to a reversed arc by the one's complement of its number. */
const index = (arc: number) => (arc < 0 ? ~arc : arc)

/** Counts the uses of each arc: two where two countries meet, one at water. */
function countUses(coverage: Coverage): Uint8Array {
  const uses = new Uint8Array(coverage.arcs.length)
  for (const country of countriesOf(coverage)) {
    for (const arc of country.arcs.flat(2)) uses[index(arc)]!++
  }
  return uses
}

/** If two borders part and meet again with hardly anything between them, both countries get the first border. */
function closeSlivers(coverage: Coverage): void {
  const uses = countUses(coverage)
  const firstBetween = new Map<string, number>()
  const replacement = new Map<number, number>()
  coverage.arcs.forEach((points, arc) => {
    if (uses[arc] !== 1) return
    const [start, end] = [String(points[0]), String(points.at(-1))]
    const [same, reversed] = [firstBetween.get(`${start} ${end}`), firstBetween.get(`${end} ${start}`)]
    const first = same ?? (reversed === undefined ? undefined : ~reversed)
    if (first === undefined || start === end) firstBetween.set(`${start} ${end}`, arc)
    else if (enclosedArea(coverage, [first, ~arc]) < MIN_LAKE_AREA) replacement.set(arc, first)
  })
  const replace = (arc: number) => {
    const other = replacement.get(index(arc))
    return other === undefined ? arc : arc < 0 ? ~other : other
  }
  for (const country of countriesOf(coverage)) {
    country.arcs = country.arcs.map((rings) => rings.map((ring) => ring.map(replace)))
  }
}

/** Keeps holes that contain a country, however small. */
function dropSmallHoles(coverage: Coverage): void {
  const uses = countUses(coverage)
  const isKept = (ring: number[], position: number) =>
    position === 0 || ring.some((arc) => uses[index(arc)] !== 1) || enclosedArea(coverage, ring) >= MIN_LAKE_AREA
  for (const country of countriesOf(coverage)) country.arcs = country.arcs.map((rings) => rings.filter(isKept))
}

function enclosedArea(coverage: Coverage, ring: number[]): number {
  const polygon = feature(coverage, { type: 'Polygon', arcs: [ring] })
  return planarRingArea(polygon.geometry.coordinates[0] as [number, number][])
}

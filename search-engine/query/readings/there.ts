import { chordOfArc, type Point } from '../../base/distance.ts'
import { addTo, type Bitmap, intersectWith } from '../../base/sets/bitmap.ts'
import { scratchBitmap, scratchCopy } from '../../base/sets/scratch.ts'
import { membersInBox } from '../../index/geo/box-members.ts'
import { boxAround, chordsTo } from '../../index/geo/distances.ts'
import type { Segment } from '../../index/segment/segment.ts'
import type { Place } from '../../language/places/place.ts'
import { countLive, docsOf, type Match, unite } from '../match/match.ts'
import { districtMembers, placeMembers } from '../match/match-places.ts'
import type { SearchMemo } from '../match/search-memo.ts'
import type { Plan } from '../plan.ts'
import type { SearchContext } from '../search-context.ts'

/** Around a place, schools within this distance are still meant by it, as children go to them. */
const AROUND_KM = 25

/** Counts documents where a plan wants schools. */
export class There {
  readonly inPlaces: readonly Match[]
  readonly #segments: readonly Segment[]
  readonly #plan: Plan
  readonly #memo: SearchMemo
  readonly #liveInPlace: (Bitmap | undefined)[] = []

  constructor({ segments, memo }: SearchContext, plan: Plan) {
    this.#segments = segments
    this.#memo = memo
    this.#plan = plan
    const { place, places, wholeCity, interpretation } = plan
    const also = (interpretation.place?.also ?? []).flatMap(([first]) => first ?? [])
    const districts = wholeCity === undefined ? [place, ...also].filter((one) => one?.kind === 'district') : []
    this.inPlaces = segments.map((segment) =>
      districts.reduce<Match>(
        (all, district) => unite(all, districtMembers(segment, district as Place), segment.size),
        placeMembers(segment, places),
      ),
    )
  }

  /** Whether the plan says where. */
  get isSaid(): boolean {
    return this.#plan.point !== undefined
  }

  /** Returns the live documents of a match in the place, or all of them if the text names none. */
  docs(match: Match, at: number): Bitmap {
    return this.#of(match, this.#inPlace(at), at)
  }

  count(matches: readonly Match[]): number {
    return matches.reduce((sum, match, at) => sum + countLive(match, this.#inPlace(at)), 0)
  }

  /** Counts the live documents around the place, among them those in it. */
  countAround(matches: readonly Match[]): number {
    return this.isSaid ? matches.reduce((sum, match, at) => sum + countLive(match, this.#around(at)), 0) : 0
  }

  /** Returns the live documents of a match around the place, or all of them if the text names none. */
  docsAround(match: Match, at: number): Bitmap {
    return this.#of(match, this.#around(at), at)
  }

  #of(match: Match, docs: Bitmap, at: number): Bitmap {
    return intersectWith(scratchCopy(docsOf(match, this.#segments[at]!.size)), docs)
  }

  #inPlace(at: number): Bitmap {
    if (!this.#plan.place) return this.#around(at)
    const { size, live } = this.#segments[at]!
    this.#liveInPlace[at] ??= intersectWith(scratchCopy(docsOf(this.inPlaces[at]!, size)), live)
    return this.#liveInPlace[at]
  }

  #around(at: number): Bitmap {
    const segment = this.#segments[at]!
    const { point } = this.#plan
    if (!point) return segment.live
    return this.#memo.once(segment, `around ${point.lat} ${point.lng}`, () => liveAround(segment, point))
  }
}

function liveAround(segment: Segment, point: Point): Bitmap {
  const found = Uint32Array.from(membersInBox(segment.geo, boxAround(point, AROUND_KM), segment.live))
  const chords = chordsTo(point, segment, found)
  const longest = chordOfArc(AROUND_KM)
  const near = scratchBitmap(segment.size)
  for (const [index, doc] of found.entries()) if (chords[index]! <= longest) addTo(near, doc)
  return near
}

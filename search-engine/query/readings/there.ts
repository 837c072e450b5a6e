import { chordOfArc } from '../../base/distance.ts'
import { addTo, type Bitmap, countBits, intersectWith } from '../../base/sets/bitmap.ts'
import { scratchBitmap, scratchCopy } from '../../base/sets/scratch.ts'
import { membersInBox } from '../../index/geo/box-members.ts'
import { boxAround, chordsTo } from '../../index/geo/distances.ts'
import type { Segment } from '../../index/segment/segment.ts'
import type { Place } from '../../language/places/place.ts'
import { countLive, docsOf, isEmpty, type Match, unite } from '../match/match.ts'
import { districtMembers, placeMembers } from '../match/match-places.ts'
import type { Plan } from '../plan.ts'

/** Around a place, schools within this distance are still meant by it, as children go to them. */
const AROUND_KM = 25

/** Counts documents where a plan wants schools. */
export class There {
  readonly inPlaces: readonly Match[]
  readonly #segments: readonly Segment[]
  readonly #plan: Plan

  constructor(segments: readonly Segment[], plan: Plan) {
    this.#segments = segments
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
    if (!this.#plan.place) return this.docsAround(match, at)
    return intersectWith(this.#live(match, at), docsOf(this.inPlaces[at]!, this.#segments[at]!.size))
  }

  count(matches: readonly Match[]): number {
    if (!this.isSaid) return matches.reduce((sum, match, at) => sum + countLive(match, this.#segments[at]!.live), 0)
    return matches.reduce((sum, match, at) => sum + (isEmpty(match) ? 0 : countBits(this.docs(match, at))), 0)
  }

  /** Counts the live documents around the place, among them those in it. */
  countAround(matches: readonly Match[]): number {
    return this.isSaid ? matches.reduce((sum, match, at) => sum + countBits(this.docsAround(match, at)), 0) : 0
  }

  /** Returns the live documents of a match around the place, or all of them if the text names none. */
  docsAround(match: Match, at: number): Bitmap {
    const segment = this.#segments[at]!
    const { point } = this.#plan
    const live = this.#live(match, at)
    if (!point) return live
    const found = Uint32Array.from(membersInBox(segment.geo, boxAround(point, AROUND_KM), live))
    const chords = chordsTo(point, segment, found)
    const longest = chordOfArc(AROUND_KM)
    const near = scratchBitmap(segment.size)
    for (const [index, doc] of found.entries()) if (chords[index]! <= longest) addTo(near, doc)
    return near
  }

  #live(match: Match, at: number): Bitmap {
    const segment = this.#segments[at]!
    return intersectWith(scratchCopy(docsOf(match, segment.size)), segment.live)
  }
}

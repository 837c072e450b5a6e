import type { CountryCode } from '#db/vocabulary.ts'
import { atOnce } from '#lib/in-pieces.ts'
import { hasBit } from './base/sets/bitmap.ts'
import { withScratch } from './base/sets/scratch.ts'
import type { Change, SchoolDocument } from './index/document.ts'
import { type Box, isBox, onGlobe } from './index/geo/geo-index.ts'
import {
  applyingSteps,
  buildLayers,
  countDocuments,
  type Layers,
  loadingSteps,
  mergeLayers,
  saveLayers,
  segmentsOf,
} from './index/segment/layers.ts'
import type { Gazetteer, Place } from './language/gazetteer/gazetteer.ts'
import { namesOthers } from './language/names/type-words.ts'
import { type TeamSynonym, TeamSynonyms } from './language/team-synonyms.ts'
import { isNameOfSchool } from './query/as-meant.ts'
import { gazetteerSteps } from './query/directory-gazetteer.ts'
import { type MapResult, searchMap } from './query/map.ts'
import { countLive, visitMatch } from './query/match/match.ts'
import { placeMembers } from './query/match/match-places.ts'
import { SearchMemo } from './query/match/search-memo.ts'
import { placedId } from './query/rank/order.ts'
import { count, findHits, search } from './query/search.ts'
import type { SearchContext } from './query/search-context.ts'
import { cleanQuery, type SearchQuery } from './query/search-query.ts'
import type { Hit, SearchResult } from './query/search-result.ts'
import { type Suggestions, suggest } from './query/suggest/suggest.ts'
import { type TextMatches, textMatches } from './query/text-matches.ts'

const NOWHERE: MapResult = { total: 0, clusters: [], pins: [] }

/**
 * The directory in the memory of one process. Every method is synchronous and takes effect as a whole, so that a
 * search never sees half a change. Searches accept any input and never throw.
 */
export class SearchEngine {
  #layers: Layers
  #segments: ReturnType<typeof segmentsOf>
  #gazetteer: Gazetteer
  #synonyms = new TeamSynonyms([])

  private constructor(layers: Layers, gazetteer: Gazetteer) {
    this.#layers = layers
    this.#segments = segmentsOf(layers)
    this.#gazetteer = gazetteer
  }

  /** Indexes all schools, about 30 µs each. */
  static build(documents: Iterable<SchoolDocument>): SearchEngine {
    const layers = buildLayers(documents)
    return new SearchEngine(layers, atOnce(gazetteerSteps(layers.base)))
  }

  /**
   * Restores the engine from the result of {@link snapshot}.
   *
   * @throws Error if the buffer is not a snapshot, damaged or of a different version: then the index must be rebuilt
   */
  static load(snapshot: ArrayBuffer): SearchEngine {
    return atOnce(SearchEngine.loadingSteps(snapshot))
  }

  /** Like {@link load}; yields after each small step, so that a process can answer in between. */
  static *loadingSteps(snapshot: ArrayBuffer): Generator<void, SearchEngine> {
    const layers = yield* loadingSteps(snapshot)
    return new SearchEngine(layers, yield* gazetteerSteps(layers.base))
  }

  /** Returns one flat buffer to store in a file or pass to another thread. */
  snapshot(): ArrayBuffer {
    return saveLayers(this.#layers)
  }

  /** Applies changes. The time grows with the number of changes since the last {@link merge}. */
  apply(changes: readonly Change[]): void {
    atOnce(this.applyingSteps(changes))
  }

  /**
   * Like {@link apply}; yields after each small step. The changes take effect together after the last one. Nothing else
   * may change the engine in the meantime.
   */
  *applyingSteps(changes: readonly Change[]): Generator<void, void> {
    if (changes.length === 0) return
    const layers = yield* applyingSteps(this.#layers, changes)
    this.#segments = segmentsOf(layers)
    this.#layers = layers
  }

  /**
   * Merges everything into one base. Takes seconds for a large directory, so the program leaves it to another process,
   * by `mergeIntoSnapshot`.
   */
  merge(): void {
    this.#layers = mergeLayers(this.#layers)
    this.#segments = segmentsOf(this.#layers)
    this.#gazetteer = atOnce(gazetteerSteps(this.#layers.base))
  }

  /** Number of schools, and how many of them have changed since the last merge. */
  get size(): { schools: number; changed: number } {
    return countDocuments(this.#layers)
  }

  /** The places with which texts are interpreted; places added since the last merge are not among them. */
  get gazetteer(): Gazetteer {
    return this.#gazetteer
  }

  /** Replaces the team's synonyms; a snapshot does not contain them. */
  setSynonyms(synonyms: readonly TeamSynonym[]): void {
    this.#synonyms = new TeamSynonyms(synonyms)
  }

  /** Whether a text is the name of a school, in any of its usual spellings. */
  isNameOfSchool(text: string): boolean {
    return isNameOfSchool(this.#segments.all, text)
  }

  /** @param synonyms to use instead of the team's */
  search(query: SearchQuery, synonyms?: TeamSynonyms): SearchResult {
    const clean = cleanQuery(query)
    return withScratch(() => search(this.#contextOf(clean, synonyms), clean))
  }

  /** Returns how the text of a query is read, and which schools match it before filters, distances and orders. */
  textMatches(query: SearchQuery): TextMatches {
    const clean = cleanQuery(query)
    return withScratch(() => textMatches(this.#contextOf(clean), clean))
  }

  /** Returns the hits of a search by filters and place alone; costs far less than a full search. */
  hits(query: Omit<SearchQuery, 'text'>): Hit[] {
    const clean = cleanQuery({ ...query, text: '' })
    return withScratch(() => findHits(this.#contextOf(clean), clean))
  }

  /** Returns the number of rows a search has; costs less than the search. */
  count(query: SearchQuery): number {
    const clean = cleanQuery(query)
    return withScratch(() => count(this.#contextOf(clean), clean))
  }

  /** Returns the number of schools for children in towns or postal code areas; costs far less than a search. */
  countIn(places: readonly Place[]): number {
    const counts = this.#segments.forChildren.map((segment) => countLive(placeMembers(segment, places), segment.live))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  /** Returns the ids of the schools for children in towns or postal code areas, in no particular order. */
  idsIn(places: readonly Place[]): string[] {
    const ids: string[] = []
    for (const segment of this.#segments.forChildren)
      visitMatch(placeMembers(segment, places), (doc) => {
        if (hasBit(segment.live, doc)) ids.push(placedId({ segment, doc }))
      })
    return ids
  }

  /** Returns the ids of the schools that are not for children in towns or postal code areas, in no particular order. */
  othersIn(places: readonly Place[]): string[] {
    const ids: string[] = []
    for (const [at, { live }] of this.#segments.forChildren.entries()) {
      const segment = this.#segments.all[at]!
      visitMatch(placeMembers(segment, places), (doc) => {
        if (hasBit(segment.live, doc) && !hasBit(live, doc)) ids.push(placedId({ segment, doc }))
      })
    }
    return ids
  }

  /**
   * Returns completions of a text that is being typed, at most 8 rows together.
   *
   * @param home country of the visitor's language, whose places and schools come first among those that match equally
   *   well
   */
  suggest(text: string, home?: CountryCode, limit = 8): Suggestions {
    return withScratch(() => suggest(this.#contextOf({ text }), text, limit, home))
  }

  /**
   * Returns the results of a query in a box, as at most 500 clusters and pins.
   *
   * @param box replaces that of the query
   * @param zoom of web maps: the world is 256 pixels wide at 0 and doubles with each level
   */
  map(query: SearchQuery, box: Box, zoom: number): MapResult {
    if (!isBox(box)) return NOWHERE
    const clean = cleanQuery(query)
    return withScratch(() => searchMap(this.#contextOf(clean), clean, onGlobe(box), clampZoom(zoom)))
  }

  /** Schools that are not for children take part where the query or its text asks for them, or is the name of one. */
  #contextOf({ text, withOthers }: Pick<SearchQuery, 'text' | 'withOthers'>, synonyms = this.#synonyms): SearchContext {
    const asksForOthers = namesOthers(text)
    const segments = withOthers || asksForOthers ? this.#segments.all : this.#segments.forChildren
    return { segments, asksForOthers, gazetteer: this.#gazetteer, synonyms, memo: new SearchMemo() }
  }
}

const MAX_ZOOM = 22
const clampZoom = (zoom: number) => (zoom >= 0 ? Math.min(MAX_ZOOM, zoom) : 0)

import { type Bitmap, emptyBitmap } from './bitmap.ts'

/** Bitmaps of one length; the first ones are taken by the running search. */
type Pool = { bitmaps: Bitmap[]; taken: number }

/** Number of bitmaps of one length kept between searches. */
const MAX_KEPT_BITMAPS = 64
/** Number of lengths: those of both segments and of their sites, and those from before the last merge. */
const MAX_POOLS = 16

const pools = new Map<number, Pool>()
let isSearching = false

/**
 * Runs a search that keeps none of its scratch bitmaps, so that the next one reuses them. A search of a large directory
 * makes dozens of them, and the garbage collector would take longer than the search.
 */
export function withScratch<T>(search: () => T): T {
  if (isSearching) return search()
  isSearching = true
  try {
    return search()
  } finally {
    isSearching = false
    release()
  }
}

function release(): void {
  if (pools.size > MAX_POOLS) pools.clear()
  for (const pool of pools.values()) {
    pool.taken = 0
    pool.bitmaps.length = Math.min(pool.bitmaps.length, MAX_KEPT_BITMAPS)
  }
}

/** Returns the empty set over n documents, for use in this search only. */
export function scratchBitmap(n: number): Bitmap {
  return isSearching ? take((n + 31) >>> 5).fill(0) : emptyBitmap(n)
}

/** Returns a copy of a set, for use in this search only. */
export function scratchCopy(set: Bitmap): Bitmap {
  if (!isSearching) return set.slice()
  const copy = take(set.length)
  copy.set(set)
  return copy
}

function take(length: number): Bitmap {
  let pool = pools.get(length)
  if (!pool) {
    pool = { bitmaps: [], taken: 0 }
    pools.set(length, pool)
  }
  const at = pool.taken++
  pool.bitmaps[at] ??= new Int32Array(length)
  return pool.bitmaps[at]
}

import { atOnce } from '#lib/in-pieces.ts'

const BITS = 11
const BUCKETS = 2 ** BITS

/**
 * Returns the numbers of keys in key order, equal ones by number: a radix sort from the last digit; its time is linear
 * in the number of keys (D. Knuth, The Art of Computer Programming 3, 5.2.5). Yields after each digit.
 */
export function* sortingSteps(keys: Uint32Array): Generator<void, Uint32Array> {
  let [from, to] = [new Uint32Array(keys.length), new Uint32Array(keys.length)]
  for (let number = 0; number < from.length; number++) from[number] = number
  for (let shift = 0; shift < 32; shift += BITS) {
    const ends = new Uint32Array(BUCKETS + 1)
    for (let number = 0; number < keys.length; number++) ends[((keys[number]! >>> shift) & (BUCKETS - 1)) + 1]!++
    yield
    // All keys have the same digit.
    if (ends.includes(keys.length)) continue
    for (let bucket = 0; bucket < BUCKETS; bucket++) ends[bucket + 1]! += ends[bucket]!
    for (let at = 0; at < from.length; at++) {
      const number = from[at]!
      to[ends[(keys[number]! >>> shift) & (BUCKETS - 1)]!++] = number
    }
    ;[from, to] = [to, from]
    yield
  }
  return from
}

/** Like {@link sortingSteps}, in one go. */
export const sortedNumbers = (keys: Uint32Array): Uint32Array => atOnce(sortingSteps(keys))

/** Numbers sorted in one step, and merged in one. */
const RUN = 1024

/**
 * Sorts numbers by an expensive comparison, such as one of texts. Yields after each small step.
 *
 * @returns the sorted numbers, in the given array or another one
 */
export function* comparingSteps(
  numbers: Uint32Array,
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  for (let start = 0; start < numbers.length; start += RUN) {
    numbers.subarray(start, start + RUN).sort(compare)
    yield
  }
  let from = numbers
  let to: Uint32Array = new Uint32Array(numbers.length)
  for (let run = RUN; run < numbers.length; run *= 2) {
    for (let start = 0; start < from.length; start += 2 * run)
      yield* mergingSteps(from.subarray(start, start + 2 * run), run, to.subarray(start, start + 2 * run), compare)
    ;[from, to] = [to, from]
  }
  return from
}

/** Merges a sorted run with the sorted rest after it. */
function* mergingSteps(
  runs: Uint32Array,
  run: number,
  merged: Uint32Array,
  compare: (a: number, b: number) => number,
): Generator<void, void> {
  let [left, right] = [0, Math.min(run, runs.length)]
  const middle = right
  for (let at = 0; at < merged.length; at++) {
    const isLeft = right === runs.length || (left < middle && compare(runs[left]!, runs[right]!) <= 0)
    merged[at] = isLeft ? runs[left++]! : runs[right++]!
    if (at % RUN === 0) yield
  }
}

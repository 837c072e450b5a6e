/**
 * Returns the positions of the k smallest keys, smallest first, equal keys by their ties. Uses a heap of k with the
 * worst on top (D. E. Knuth, The Art of Computer Programming, vol. 3, 5.2.3), so that most keys cost one comparison.
 */
export function smallest(keys: Float64Array, ties: Uint32Array, k: number): Uint32Array {
  const count = Math.min(k, keys.length)
  const compare = (a: number, b: number) => keys[a]! - keys[b]! || ties[a]! - ties[b]!
  if (count > keys.length / 4) return positionsTo(keys.length).sort(compare).subarray(0, count)
  const heap = positionsTo(count)
  for (let at = 1; at < count; at++) siftUp(heap, at, compare)
  for (let at = count; count > 0 && at < keys.length; at++) {
    if (keys[at]! <= keys[heap[0]!]! && compare(at, heap[0]!) < 0) siftDown(heap, at, compare)
  }
  return heap.sort(compare)
}

function positionsTo(end: number): Uint32Array {
  const positions = new Uint32Array(end)
  for (let at = 0; at < end; at++) positions[at] = at
  return positions
}

type Compare = (a: number, b: number) => number

/** Moves the element at the end of a heap to its place. */
function siftUp(heap: Uint32Array, end: number, compare: Compare): void {
  const position = heap[end]!
  let at = end
  while (at > 0) {
    const parent = (at - 1) >>> 1
    if (compare(position, heap[parent]!) < 0) break
    heap[at] = heap[parent]!
    at = parent
  }
  heap[at] = position
}

/** Replaces the worst position. */
function siftDown(heap: Uint32Array, position: number, compare: Compare): void {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && compare(heap[child + 1]!, heap[child]!) > 0) child++
    if (compare(heap[child]!, position) < 0) break
    heap[at] = heap[child]!
    at = child
  }
  heap[at] = position
}

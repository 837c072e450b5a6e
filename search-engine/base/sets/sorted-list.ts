/**
 * Returns the index in `[from, to)` of the first element that is not before the sought one; elements before it come
 * first in the list.
 */
export function lowerBoundBy<T>(
  list: { readonly length: number; readonly [at: number]: T },
  isBefore: (element: T) => boolean,
  from = 0,
  to = list.length,
): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(list[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the index in `[from, to)` of the first element that is not below `value`. */
export function lowerBound(list: ArrayLike<number>, value: number, from = 0, to = list.length): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Like {@link lowerBoundBy}, searching from `from` in doubling steps: cheap when it is near. */
export function gallopBy<T>(
  list: { readonly length: number; readonly [at: number]: T },
  isBefore: (element: T) => boolean,
  from: number,
): number {
  let step = 1
  let high = from
  while (high < list.length && isBefore(list[high]!)) {
    high += step
    step *= 2
  }
  return lowerBoundBy(list, isBefore, Math.max(from, high - (step >>> 1)), Math.min(high + 1, list.length))
}

/**
 * Returns the index of the first element that is not below `value`, searching from `from` in doubling steps: cheap when
 * it is near, as when two lists are traversed together.
 */
export function gallop(list: ArrayLike<number>, value: number, from: number): number {
  let step = 1
  let high = from
  while (high < list.length && list[high]! < value) {
    high += step
    step *= 2
  }
  return lowerBound(list, value, Math.max(from, high - (step >>> 1)), Math.min(high + 1, list.length))
}

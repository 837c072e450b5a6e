import { toPixels, type View } from './static-view.ts'

export type Town = { name: string; lat: number; lng: number; schools: number }
export type Box = { left: number; top: number; width: number; height: number }

const LINE = 16
/** Mean width of our reading font's letters at 13 pixels, rounded up. */
const LETTER = 6.9
/** Vertical offsets of a name from its town, in pixels: on it, below it, above a pin on it. */
const STEPS = [0, 18, -48]

/**
 * Finds room for the names of towns, those with most schools first; none overlaps another, a taken box or the edge.
 *
 * @returns baseline and middle of each name in pixels
 */
export function placeTowns(towns: Town[], view: View, taken: Box[]): { name: string; x: number; y: number }[] {
  const boxes = [...taken]
  return towns
    .toSorted((a, b) => b.schools - a.schools || a.name.localeCompare(b.name))
    .flatMap((town) => {
      const [x, y] = toPixels(view, town)
      const width = town.name.length * LETTER
      const tries = STEPS.map((step) => ({ left: x - width / 2, top: y - LINE / 2 + step, width, height: LINE }))
      const box = tries.find((one) => isInside(one, view) && !boxes.some((other) => overlap(one, other)))
      if (!box) return []
      boxes.push(box)
      return [{ name: town.name, x, y: box.top + 12 }]
    })
}

const isInside = (box: Box, { width, height }: View) =>
  box.left >= 2 && box.top >= 2 && box.left + box.width <= width - 2 && box.top + box.height <= height - 2

const overlap = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

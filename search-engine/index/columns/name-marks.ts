import { lowerBoundBy } from '../../base/sets/sorted-list.ts'
import { stringAt } from '../../base/text/strings.ts'
import { fold } from '../../language/fold.ts'
import { namesOf, type SegmentData } from './segment-data.ts'

/** Number of names between two marks: few enough to fold again for each text. */
const STEP = 64

/** Returns every 64th name in sorted order, folded, starting with the first. Yields after each. */
export function* nameMarkSteps(data: SegmentData): Generator<void, string[]> {
  const marks: string[] = []
  for (let at = 0; at < data.byName.length; at += STEP) {
    marks.push(fold(stringAt(namesOf(data), data.byName[at]!)))
    yield
  }
  return marks
}

/**
 * Returns the position in `byName` of the first name not before a folded text, by bisecting the marks and then the
 * names between two of them.
 */
export function firstNameFrom(data: SegmentData & { nameMarks: readonly string[] }, text: string): number {
  const mark = lowerBoundBy(data.nameMarks, (name) => name < text)
  const isBefore = (doc: number) => fold(stringAt(namesOf(data), doc)) < text
  const afterLast = Math.max(0, (mark - 1) * STEP + 1)
  return lowerBoundBy(data.byName, isBefore, afterLast, Math.min(mark * STEP, data.byName.length))
}

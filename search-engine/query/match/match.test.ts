import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bitmapWhere, fullBitmap } from '../../base/sets/bitmap.ts'
import {
  countLive,
  cumulate,
  intersect,
  LEVELS,
  levelIn,
  levelled,
  type Match,
  matchAll,
  matchOfEntries,
  unite,
  visitMatch,
} from './match.ts'

const SIZE = 900
type Levels = Map<number, number>

const levels: fc.Arbitrary<Levels> = fc
  .array(fc.tuple(fc.nat(SIZE - 1), fc.nat(LEVELS - 1)), { maxLength: 60 })
  .map((entries) => new Map(entries))

const asList = (given: Levels): Match => matchOfEntries(Uint32Array.from(given, ([doc, level]) => levelled(doc, level)))
const asBits = (given: Levels): Match =>
  cumulate(Array.from({ length: LEVELS }, (_, level) => bitmapWhere(SIZE, (doc) => given.get(doc) === level)))

function contentOf(match: Match): [doc: number, level: number][] {
  const content: [number, number][] = []
  visitMatch(match, (doc, level) => content.push([doc, level]))
  return content
}

const sorted = (given: Levels) => [...given].sort(([a], [b]) => a - b)

describe('a match is the same as a list and as bitmaps', () => {
  const forms = [asList, asBits]

  test('both ways of looking in', () => {
    fc.assert(
      fc.property(levels, fc.nat(SIZE - 1), (given, doc) => {
        for (const form of forms) {
          expect(contentOf(form(given))).toEqual(sorted(given))
          expect(levelIn(form(given), doc)).toBe(given.get(doc) ?? LEVELS)
          expect(countLive(form(given), fullBitmap(SIZE))).toBe(given.size)
        }
      }),
    )
  })

  test('a visitor that returns false still sees every document', () => {
    for (const form of forms) {
      const seen: number[] = []
      visitMatch(
        form(
          new Map([
            [3, 0],
            [40, 2],
            [700, 1],
          ]),
        ),
        (doc) => seen.push(doc) > 3,
      )
      expect(seen).toEqual([3, 40, 700])
    }
  })

  test('an intersection has the worse level, a union the better', () => {
    fc.assert(
      fc.property(levels, levels, (a, b) => {
        const worse = [...a].flatMap(([doc, level]): [number, number][] => {
          const other = b.get(doc)
          return other === undefined ? [] : [[doc, Math.max(level, other)]]
        })
        const better = [...b, ...a].map(([doc]): [number, number] => {
          return [doc, Math.min(a.get(doc) ?? LEVELS, b.get(doc) ?? LEVELS)]
        })
        for (const one of forms) {
          for (const other of forms) {
            expect(contentOf(intersect(one(a), other(b)))).toEqual(sorted(new Map(worse)))
            expect(contentOf(unite(one(a), other(b), SIZE))).toEqual(sorted(new Map(better)))
          }
        }
      }),
    )
  })

  test('all documents match at the best level', () => {
    expect(contentOf(matchAll(fullBitmap(3)))).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
  })

  test('of several entries of a document the best counts', () => {
    expect(contentOf(matchOfEntries(Uint32Array.of(levelled(7, 3), levelled(2, 1), levelled(7, 1))))).toEqual([
      [2, 1],
      [7, 1],
    ])
  })
})

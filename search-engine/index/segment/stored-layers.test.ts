import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SearchEngine } from '../../engine.ts'
import { school, schoolId } from '../../testing/arbitrary-schools.ts'
import { packArrays } from '../columns/snapshot.ts'
import type { Change } from '../document.ts'
import { mergeIntoSnapshot, SnapshotBuilder } from './stored-layers.ts'

const schools = fc.array(school, { maxLength: 60 })
const removal = schoolId.map((id): Change => ({ id, removed: true }))
const changes = fc.array(fc.oneof(school, removal), { maxLength: 40 })
const bytesOf = (snapshot: ArrayBuffer) => Buffer.from(snapshot)

test('changes that are merged into a snapshot give the one of an engine that applied and merged them', () => {
  fc.assert(
    fc.property(schools, changes, changes, (before, earlier, later) => {
      const engine = SearchEngine.build(before)
      engine.apply(earlier)
      const merged = packArrays(mergeIntoSnapshot(engine.snapshot(), later)())
      engine.apply(later)
      engine.merge()
      expect(bytesOf(merged).equals(bytesOf(engine.snapshot()))).toBe(true)
    }),
    { numRuns: 40, endOnFailure: true },
  )
})

test('documents in parts give the same snapshot as all at once', () => {
  const unique = fc.uniqueArray(school, { selector: ({ id }) => id, maxLength: 80 })
  fc.assert(
    fc.property(unique, fc.integer({ min: 1, max: 30 }), (all, size) => {
      const builder = new SnapshotBuilder()
      for (let from = 0; from < all.length; from += size) builder.add(all.slice(from, from + size))
      expect(bytesOf(packArrays(builder.finish()())).equals(bytesOf(SearchEngine.build(all).snapshot()))).toBe(true)
    }),
    { numRuns: 40, endOnFailure: true },
  )
})

import { expect, test } from 'vitest'
import { docOf, isSynonymPosting, PostingsWriter } from './postings.ts'

test('groups postings by sorted term and keeps the order of documents', () => {
  const writer = new PostingsWriter()
  for (let doc = 0; doc < 2000; doc++) {
    writer.add('schule', doc, doc % 2 === 1)
    if (doc % 700 === 0) writer.add('berlin', doc, false)
  }
  const { terms, offsets, postings } = writer.finish()
  expect(terms).toEqual(['berlin', 'schule'])
  expect(Array.from(postings.slice(offsets[0], offsets[1]), docOf)).toEqual([0, 700, 1400])
  const schools = Array.from(postings.slice(offsets[1], offsets[2]))
  expect(schools.map(docOf)).toEqual(Array.from({ length: 2000 }, (_, doc) => doc))
  expect(schools.map(isSynonymPosting)).toEqual(schools.map((_, doc) => doc % 2 === 1))
})

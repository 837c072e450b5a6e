import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOnce } from '#lib/in-pieces.ts'
import { allowedEdits, editDistance, mostEdits } from '../../base/text/edit-distance.ts'
import { packLexicon } from '../../base/text/lexicon.ts'
import { cityWordTerm, codeTerm } from '../../language/term-kinds.ts'
import { buildDeletions, nearTerms } from './deletions.ts'

const letters = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'abcde'), minLength, maxLength })
const deletionsOf = (lexicon: readonly string[]) => atOnce(buildDeletions(packLexicon(lexicon), () => 1))

test('no term within the allowed edits is missed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(letters(3, 12), { minLength: 50, maxLength: 200 }), letters(4, 12), (terms, word) => {
      const lexicon = terms.sort()
      const found = nearTerms(deletionsOf(lexicon), word, mostEdits(word))
      const near = [...lexicon.keys()].filter((at) => {
        const edits = allowedEdits(word, lexicon[at]!)
        return editDistance(word, lexicon[at]!, edits) <= edits
      })
      expect(near.filter((at) => !found.has(at))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('a mutated word finds its original', () => {
  const edit = fc.tuple(fc.nat(3), fc.nat(11), fc.constantFrom(...'abcde'))
  fc.assert(
    fc.property(letters(10, 12), fc.array(edit, { minLength: 1, maxLength: 2 }), (term, edits) => {
      const typed = edits.reduce((word, [kind, at, letter]) => mutate(word, kind, at, letter), term)
      fc.pre(typed.length >= 8 && editDistance(typed, term, 2) <= 2)
      expect(nearTerms(deletionsOf(['aaa', term].sort()), typed, 2).size).toBeGreaterThan(0)
    }),
  )
})

test('city words can be corrected, official numbers and words with digits cannot', () => {
  const lexicon = [codeTerm('abcdefgh'), cityWordTerm('hamburg'), 'k9mburg'].sort()
  const found = nearTerms(deletionsOf(lexicon), 'hambrug', 1)
  expect([...found].map((at) => lexicon[at])).toEqual([cityWordTerm('hamburg')])
})

test('of terms alike those with enough documents are found', () => {
  const lexicon = ['maria', 'mario', 'marta']
  const counts = [3, 20, 5]
  const deletions = atOnce(buildDeletions(packLexicon(lexicon), (term) => counts[term]!))
  const found = nearTerms(deletions, 'marja', 1, (term) => counts[term]! >= 5)
  expect([...found].map((at) => lexicon[at])).toEqual(['mario', 'marta'])
})

function mutate(word: string, kind: number, at: number, letter: string): string {
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 1) return word.slice(0, at) + letter + word.slice(at)
  if (kind === 2) return word.slice(0, at) + letter + word.slice(at + 1)
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}

import { expect, test } from 'vitest'
import type { CountryCode } from '#db/vocabulary.ts'
import { reviewSchema } from './review.schema.ts'

const now = new Date('2026-11-21T12:00:00Z')
const filled = {
  rating: '5',
  comment: 'Unser Kind geht jeden Tag gern hin, und auf Fragen kommt schnell eine Antwort.',
  language: 'de',
  relation: 'parent',
  until: 'still',
  authorName: 'Eine Mutter',
  noReward: 'on',
}
/** Returns the field and message of each refusal. */
function refusals(change: Record<string, string | undefined>, country: CountryCode = 'DE'): string[] {
  const result = reviewSchema({ country, names: ['Anna-Schmidt-Schule'] }, now).safeParse({ ...filled, ...change })
  return result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
}

test('a filled form is taken, with a name or without', () => {
  expect(refusals({})).toEqual([])
  expect(refusals({ authorName: ' ' })).toEqual([])
})

test.each([
  [{ rating: undefined }, 'rating write.rating.missing'],
  [{ rating: '6' }, 'rating write.rating.missing'],
  [{ comment: 'x'.repeat(49) }, 'comment write.comment.tooShort'],
  [{ comment: `${'Gut. '.repeat(9)}${' '.repeat(20)}` }, 'comment write.comment.tooShort'],
  [{ relation: 'headmaster' }, 'relation write.relation.missing'],
  [{ until: '2027' }, 'until write.until.missing'],
  [{ until: undefined }, 'until write.until.missing'],
  [{ noReward: undefined }, 'noReward write.noReward.missing'],
  [{ relation: 'pupil' }, 'oldEnough write.oldEnough.missing'],
  [{ experiencedOn: '2026-12-24' }, 'experiencedOn write.experience.invalid'],
])('%o is refused', (change, message) => expect(refusals(change)).toContain(message))

test('a Spanish school needs an experience of the last 30 days, unless somebody is still there', () => {
  const recent = 'experiencedOn write.experience.recent'
  expect(refusals({ until: '2026' }, 'ES')).toEqual([recent])
  expect(refusals({ until: '2026', experiencedOn: '2026-10-21' }, 'ES')).toEqual([recent])
  expect(refusals({ until: '2026', experiencedOn: '2026-10-22' }, 'ES')).toEqual([])
  expect(refusals({}, 'ES')).toEqual([])
  expect(refusals({ relation: 'former_pupil' }, 'ES')).toEqual([recent])
  expect(refusals({ until: '2026' }, 'DE')).toEqual([])
})

test('the sentence that is the problem is named, and may be sent to a moderator', () => {
  const comment = `${filled.comment} Ruf an unter 0221 4711223.`
  expect(refusals({ comment })).toEqual(['comment write.finding.phone', 'marked Ruf an unter 0221 4711223.'])
  expect(refusals({ comment, anyway: 'on' })).toEqual([])
})

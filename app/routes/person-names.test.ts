import { expect, test } from 'vitest'
import { contactFields } from '#app/core/forms/contact-fields.ts'
import { nameSchema } from '#app/features/accounts/me/profile.schema.ts'
import { reportSchema } from '#app/features/moderation/reports/report.schema.ts'
import { reviewSchema } from '#app/features/reviews/submission/review.schema.ts'

const messagesOf = (schema: { safeParse: (value: unknown) => unknown }, value: object, field: string) => {
  const { error } = schema.safeParse(value) as { error?: { issues: { path: unknown[]; message: string }[] } }
  return (error?.issues ?? []).filter(({ path }) => path[0] === field).map(({ message }) => message)
}

const FORMS = [
  ['a review', reviewSchema({ country: 'DE', names: [] }), 'authorName'],
  ['the profile', nameSchema, 'fullName'],
  [
    'a message',
    { safeParse: (value: unknown) => contactFields.name.safeParse((value as { name: string }).name) },
    undefined,
  ],
] as const

test.each(FORMS)('%s requires a readable name', (_, schema, field) => {
  const messages = (name: string) =>
    field
      ? messagesOf(schema, { [field]: name }, field)
      : ((schema.safeParse({ name }) as { error?: { issues: { message: string }[] } }).error?.issues ?? []).map(
          ({ message }) => message,
        )
  expect(messages('....')).toEqual(['field.nameUnreadable'])
  expect(messages('Eine Mutter')).toEqual([])
})

test('a name of invisible characters alone is none', () => {
  const review = reviewSchema({ country: 'DE', names: [] })
  expect(messagesOf(review, { authorName: '\u200b\u202e\u3164' }, 'authorName')).toEqual([])
  expect(nameSchema.parse({ fullName: 'Anna\u202e\nKlug' })).toEqual({ fullName: 'Anna Klug' })
  const report = { kind: 'rule', rule: 'person', reason: 'Ein Name.', name: 'A\u2066nna' }
  expect(reportSchema.safeParse(report).data ?? report).toMatchObject({ kind: 'rule' })
})

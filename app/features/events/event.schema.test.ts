import { describe, expect, test } from 'vitest'
import { eventSchema } from './event.schema.ts'

const now = new Date('2026-11-21T12:00:00Z')
const schema = eventSchema('Europe/Berlin', now)
const typed = {
  kind: 'open_day',
  title: ' Ein  offener\tTag ',
  language: 'de',
  version: '0',
  startsAt: '2026-12-01T10:00',
  endsAt: '2026-12-01T12:00',
}
const messages = (given: object) =>
  Object.fromEntries(
    (schema.safeParse({ ...typed, ...given }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  )

test('times are read in the zone of the school, words tidied', () => {
  expect(schema.parse({ ...typed, link: 'www.schule.example/tag' })).toMatchObject({
    title: 'Ein offener Tag',
    text: '',
    place: '',
    link: 'https://www.schule.example/tag',
    startsAt: new Date('2026-12-01T09:00:00Z'),
    endsAt: new Date('2026-12-01T11:00:00Z'),
  })
})

describe('is refused', () => {
  test.each([
    ['without a title', { title: ' a ' }, { title: 'events.title.missing' }],
    [
      'with a kind or language of its own',
      { kind: 'party', language: 'xx' },
      { kind: 'events.kind.missing', language: 'events.language.missing' },
    ],
    ['on a day that is none', { startsAt: '2026-02-30T10:00' }, { startsAt: 'events.startsAt.missing' }],
    ['when it ends before it begins', { endsAt: '2026-12-01T10:00' }, { endsAt: 'events.endsAt.early' }],
    ['when it is over', { startsAt: '2026-11-20T10:00', endsAt: '2026-11-21T12:59' }, { endsAt: 'events.endsAt.past' }],
    ['when it lasts for months', { endsAt: '2027-03-04T10:01' }, { endsAt: 'events.endsAt.late' }],
    ['years ahead', { startsAt: '2029-01-01T10:00', endsAt: '2029-01-01T11:00' }, { startsAt: 'events.startsAt.late' }],
    ['with a link that is no web address', { link: 'javascript:alert(1)' }, { link: 'field.urlInvalid' }],
    [
      'when it is too long',
      { title: 'x'.repeat(121), text: 'x'.repeat(1001), place: 'x'.repeat(201) },
      { title: 'field.tooLong', text: 'field.tooLong', place: 'field.tooLong' },
    ],
  ])('%s', (_, given, expected) => {
    expect(messages(given)).toEqual(expected)
  })
})

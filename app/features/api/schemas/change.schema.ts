import { z } from 'zod'
import { day, named } from './components.ts'
import { answerOf } from './envelope.ts'

/** Most changes in an answer. */
export const MAX_CHANGES = 500

/** From where on changes are listed. */
export const changesQuery = z.strictObject({
  cursor: z.string().max(200, { abort: true }).optional().describe('That of the answer before.'),
  since: day.optional().describe('First day to tell of, without a cursor; yesterday unless given.'),
})

const changeSchema = named(
  'Change',
  'A school of which something changed on a day.',
  z.object({
    id: z.string(),
    day,
    state: z
      .enum(['listed', 'closed', 'gone'])
      .describe('`gone`: lists no longer show it; forget what you know of it.'),
    movedTo: z.string().nullable().describe('Id of the school that it was merged into.'),
  }),
)

export const changesAnswer = answerOf(
  'ChangesAnswer',
  'Changed schools, the earliest day first, up to yesterday. A day is told once it is over.',
  z.object({
    changes: z.array(changeSchema).max(MAX_CHANGES, { abort: true }),
    cursor: z.string().describe('For the next call, now if `more` is true, else another day.'),
    more: z.boolean(),
  }),
)
/** Changes, and where to go on. */
export type Changes = z.infer<typeof changesAnswer>['data']

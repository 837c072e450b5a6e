import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { topics } from '../saved-search.schema.ts'
import { MAIL_CHOICES } from '../saved-search.ts'

const key = (text: PlainKey): PlainKey => text
const schoolId = z.string().min(1).max(100, { abort: true })

/** The form that follows a school, or changes what the person is told about it and when. */
export const followSchema = z
  .object({ schoolId, mail: z.enum(MAIL_CHOICES), ...topics })
  .refine(({ reviews, events, facts }) => reviews || events || facts, {
    path: ['reviews'],
    error: key('follows.topic.missing'),
  })

export type Follow = z.output<typeof followSchema>

export const unfollowSchema = z.object({ schoolId })

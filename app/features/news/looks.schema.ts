import { z } from 'zod'
import { CHANGE_DAYS, MAX_ASKED } from './change.ts'

/** Longer than the ids of any register. */
const MAX_ID_LENGTH = 64
const DAY_MS = 86_400_000

/**
 * Looks as `<id> <instant>`, such as `gb-100000 2026-11-03T09:30Z`; none lies ahead, and old ones count as a year old.
 */
export const looksSchema = z
  .array(
    z
      .string()
      .max(MAX_ID_LENGTH + 40, { abort: true })
      .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63} \d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, { abort: true })
      .transform((text, context) => {
        const [schoolId = '', instant = ''] = text.split(' ')
        const since = new Date(instant)
        if (Number.isNaN(since.getTime())) {
          context.addIssue({ code: 'custom' })
          return z.NEVER
        }
        const now = Date.now()
        const bounded = Math.min(now, Math.max(now - CHANGE_DAYS * DAY_MS, since.getTime()))
        return { schoolId, since: new Date(bounded) }
      }),
  )
  .min(1)
  .max(MAX_ASKED, { abort: true })

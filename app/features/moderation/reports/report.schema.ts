import { z } from 'zod'
import { optionalName } from '#app/core/forms/person-name.ts'
import { typedText } from '#app/core/forms/typed-text.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { BROKEN_PIECE_RULES, BROKEN_POST_RULES, BROKEN_RULES } from '../subject.ts'
import {
  ILLEGAL_KINDS,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_REASON_LENGTH,
  MAY_BE_ANONYMOUS,
  MIN_EXPLANATION_LENGTH,
} from './report-rules.ts'

const key = (text: PlainKey): PlainKey => text

const reporter = {
  name: optionalName(MAX_NAME_LENGTH),
  email: z
    .string(key('field.emailInvalid'))
    .max(MAX_EMAIL_LENGTH, { error: key('field.tooLong'), abort: true })
    .pipe(z.email(key('field.emailInvalid')))
    .optional(),
  /** People do not see this field; programs that fill in everything do. */
  website: z.undefined(key('report.trap')).optional(),
}

const ofRule = <Rule extends string>(rules: readonly Rule[]) =>
  z.object({
    kind: z.literal('rule'),
    rule: z.enum(rules, key('report.rule.missing')),
    reason: typedText({ max: MAX_REASON_LENGTH, missing: 'report.reason.missing' }),
    ...reporter,
  })

/** Reports missing names and addresses together with everything else that is missing. */
const together = { when: () => true }

const ofLaw = z
  .object({
    kind: z.literal('illegal'),
    rule: z.enum(ILLEGAL_KINDS, key('report.law.missing')),
    reason: typedText({
      min: MIN_EXPLANATION_LENGTH,
      max: MAX_REASON_LENGTH,
      missing: 'report.reason.missing',
      tooShort: 'report.explanation.tooShort',
    }),
    goodFaith: z.literal('on', key('report.goodFaith.missing')),
    ...reporter,
  })
  .refine(({ rule, name }) => rule === MAY_BE_ANONYMOUS || name, {
    path: ['name'],
    error: key('report.name.missing'),
    ...together,
  })
  .refine(({ rule, email }) => rule === MAY_BE_ANONYMOUS || email, {
    path: ['email'],
    error: key('report.email.missing'),
    ...together,
  })

/** The form of a report about things to which certain rules apply; its messages are keys of the catalogue. */
const reportSchemaFor = <Rule extends string>(rules: readonly Rule[]) =>
  z.discriminatedUnion('kind', [ofRule(rules), ofLaw])

/** The form of a report about a review or its answer. */
export const reportSchema = reportSchemaFor(BROKEN_RULES)

/** The form of a report about a photo, video, text or event of a school. */
export const pieceReportSchema = reportSchemaFor(BROKEN_PIECE_RULES)

/** The form of a report about a question, or an answer to one. */
export const postReportSchema = reportSchemaFor(BROKEN_POST_RULES)

/** A report as a visitor wrote it. */
export type WrittenReport = z.output<typeof reportSchema | typeof pieceReportSchema | typeof postReportSchema>

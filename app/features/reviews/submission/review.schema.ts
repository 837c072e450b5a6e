import { z } from 'zod'
import { calendarDay } from '#app/core/forms/calendar-day.ts'
import { optionalName } from '#app/core/forms/person-name.ts'
import { typedText } from '#app/core/forms/typed-text.ts'
import { screenText } from '#app/features/screening/screen-text.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import {
  CRITERIA,
  dayBefore,
  EXPERIENCE_DAYS,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  MIN_TEXT_LENGTH,
  RELATIONS,
} from '../review.ts'
import { contradictoryTopics, THEMES, type Theme } from '../themes.ts'

const key = (text: PlainKey): PlainKey => text
const points = z.coerce.number().int().min(1).max(5, { abort: true })
const criterion = points.optional()
const tick = z.literal('on').optional()
const criteria = Object.fromEntries(CRITERIA.map((name) => [name, criterion])) as Record<
  (typeof CRITERIA)[number],
  typeof criterion
>

const themes = Object.fromEntries(THEMES.map((name) => [name, tick])) as Record<Theme, typeof tick>

const fields = z.object({
  rating: z.coerce
    .number(key('write.rating.missing'))
    .int()
    .min(1, key('write.rating.missing'))
    .max(5, { error: key('write.rating.missing'), abort: true }),
  comment: typedText({ min: MIN_TEXT_LENGTH, max: MAX_TEXT_LENGTH, missing: 'write.comment.tooShort' }),
  language: z.enum(LOCALES),
  relation: z.enum(RELATIONS, key('write.relation.missing')),
  /** `still`, or the last year there. */
  until: z
    .union([z.literal('still'), z.coerce.number().int().min(1950)], key('write.until.missing'))
    .transform((until) => (until === 'still' ? null : until)),
  experiencedOn: calendarDay('write.experience.invalid').optional(),
  /** Empty for an author who gives no name. */
  authorName: optionalName(MAX_NAME_LENGTH),
  noReward: z.literal('on', key('write.noReward.missing')),
  oldEnough: tick,
  /** Whether marked sentences are sent as they are, for a moderator to decide. */
  anyway: tick,
  draft: z.string().max(100, { abort: true }).optional(),
  /** Token of the link by which the school invites all families. */
  invitation: z.string().max(100, { abort: true }).optional(),
  ...criteria,
  ...themes,
})

/** Fields of the form that are stored for a writer who must sign in first. */
export const DRAFT_FIELDS: ReadonlySet<string> = new Set(Object.keys(fields.shape).filter((name) => name !== 'draft'))

/** What the form must know about the school. `names` do not count as people's names in a text about it. */
export type ReviewedSchool = { country: CountryCode; names: readonly string[] }

/**
 * The form of a review of one school. Sentences that must not be published are refused with the reason at `comment` and
 * the sentences themselves at `marked`, unless they are to be sent anyway.
 */
export const reviewSchema = ({ country, names }: ReviewedSchool, now = new Date()) =>
  fields.superRefine((review, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (review.relation === 'pupil' && !review.oldEnough) refuse('oldEnough', key('write.oldEnough.missing'))
    if ((review.until ?? 0) > now.getUTCFullYear()) refuse('until', key('write.until.missing'))
    if ((review.experiencedOn ?? '') > dayBefore(now, -1)) refuse('experiencedOn', key('write.experience.invalid'))
    const days = EXPERIENCE_DAYS[country]
    const hasLeft = review.until !== null || review.relation === 'former_pupil'
    if (days && hasLeft && (review.experiencedOn ?? '') < dayBefore(now, days))
      refuse('experiencedOn', key('write.experience.recent'))
    for (const topic of contradictoryTopics(review)) refuse(`wish_${topic}`, key('write.themes.both'))
    if (review.anyway) return
    const findings = screenText(review.comment, review.language, { names })
    if (findings[0]) refuse('comment', key(`write.finding.${findings[0].kind}`))
    const sentences = findings.map(({ sentence }) => review.comment.slice(sentence.start, sentence.end).trim())
    for (const sentence of new Set(sentences)) refuse('marked', sentence)
  })

/** A review as written by its author. */
export type WrittenReview = z.output<typeof fields>

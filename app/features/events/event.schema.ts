import { z } from 'zod'
import { readWebsite } from '#app/features/schools/contact-rules.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_TYPED_DAY_LENGTH, readDayTime } from '#app/i18n/typed-day.ts'
import { tidyText } from '#lib/text/plain-text.ts'
import {
  DAYS_AHEAD,
  EVENT_KINDS,
  MAX_DAYS,
  MAX_LINK_LENGTH,
  MAX_PLACE_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_TITLE_LENGTH,
} from './event-rules.ts'
import { instantIn } from './time-zone.ts'

const key = (text: PlainKey): PlainKey => text
const DAY_MS = 86_400_000

const onOneLine = (text: string) => tidyText(text).replace(/\s+/g, ' ')

const optionalText = (tidy: (text: string) => string, max: number) =>
  z
    .string()
    .default('')
    .transform(tidy)
    .refine((text) => text.length <= max, { error: key('field.tooLong'), abort: true })

const instant = (zone: string, missing: PlainKey) =>
  z
    .string(missing)
    .max(MAX_TYPED_DAY_LENGTH, { error: missing, abort: true })
    .transform((typed, context) => {
      const local = readDayTime(typed)
      const read = local && instantIn(zone, local)
      if (read) return read
      context.addIssue({ code: 'custom', message: missing })
      return z.NEVER
    })

/**
 * The form of an event of a school.
 *
 * @param zone time zone of the school, in which its times are written
 */
export const eventSchema = (zone: string, now = new Date()) =>
  z
    .object({
      kind: z.enum(EVENT_KINDS, key('events.kind.missing')),
      title: z
        .string(key('events.title.missing'))
        .transform(onOneLine)
        .refine((text) => text.length <= MAX_TITLE_LENGTH, { error: key('field.tooLong'), abort: true })
        .refine((text) => text.length >= MIN_TITLE_LENGTH, key('events.title.missing')),
      text: optionalText(tidyText, MAX_TEXT_LENGTH),
      language: z.enum(LOCALES, key('events.language.missing')),
      startsAt: instant(zone, key('events.startsAt.missing')),
      endsAt: instant(zone, key('events.endsAt.missing')),
      place: optionalText(onOneLine, MAX_PLACE_LENGTH),
      link: z
        .string()
        .trim()
        .max(MAX_LINK_LENGTH, { error: key('field.tooLong'), abort: true })
        .default('')
        .transform((typed, context) => {
          const read = typed && readWebsite(typed)
          if (read !== null) return read
          context.addIssue({ code: 'custom', message: key('field.urlInvalid') })
          return z.NEVER
        }),
      /** The version that the writer saw; 0 for a new event. */
      version: z.coerce.number().int().min(0).default(0),
    })
    .superRefine(({ startsAt, endsAt }, context) => {
      const refuse = (path: string, message: PlainKey) => context.addIssue({ code: 'custom', path: [path], message })
      if (endsAt <= startsAt) refuse('endsAt', key('events.endsAt.early'))
      else if (endsAt <= now) refuse('endsAt', key('events.endsAt.past'))
      else if (endsAt.getTime() - startsAt.getTime() > MAX_DAYS * DAY_MS) refuse('endsAt', key('events.endsAt.late'))
      if (startsAt.getTime() > now.getTime() + DAYS_AHEAD * DAY_MS) refuse('startsAt', key('events.startsAt.late'))
    })

/** An event as written by a school. */
export type WrittenEvent = z.output<ReturnType<typeof eventSchema>>

/** The form that deletes an event; it has no fields. */
export const deleteEventSchema = z.object({ intent: z.literal('delete') })

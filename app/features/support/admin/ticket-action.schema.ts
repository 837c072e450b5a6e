import { z } from 'zod'
import type { PlainKey } from '#app/i18n/translate.ts'
import { MAX_ANSWER } from '../ticket-rules.ts'

const key = (text: PlainKey): PlainKey => text

const text = z
  .string(key('ticket.message.missing'))
  .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
  .pipe(
    z
      .string(key('ticket.message.missing'))
      .min(1, key('ticket.message.missing'))
      .max(MAX_ANSWER, { error: key('field.tooLong'), abort: true }),
  )
/** The case as the form's writer saw it. */
const seen = z.string().max(40, { abort: true })

/** What the team does with a case: answers its sender, notes something for itself, ends it or opens it again. */
export const actionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('answer'), text, seen }),
  z.object({ intent: z.literal('note'), text }),
  z.object({ intent: z.literal('close'), seen }),
  z.object({ intent: z.literal('reopen'), seen }),
])
export type TicketAction = z.output<typeof actionSchema>

import { z } from 'zod'
import { typedText } from '#app/core/forms/typed-text.ts'
import { MAX_ANSWER } from '../ticket-rules.ts'

const text = typedText({ max: MAX_ANSWER, missing: 'ticket.message.missing' })
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

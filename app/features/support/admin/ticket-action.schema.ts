import { z } from 'zod'
import { typedText } from '#app/core/forms/typed-text.ts'
import { MAX_ANSWER } from '../ticket.ts'

const text = typedText({ max: MAX_ANSWER, missing: 'ticket.message.missing' })
/** Version token of the ticket that the form's writer saw. */
const seen = z.string().max(40, { abort: true })

/** What the team does with a ticket: answers its sender, adds a note, closes or reopens it. */
export const actionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('answer'), text, seen }),
  z.object({ intent: z.literal('note'), text }),
  z.object({ intent: z.literal('close'), seen }),
  z.object({ intent: z.literal('reopen'), seen }),
])
export type TicketAction = z.output<typeof actionSchema>

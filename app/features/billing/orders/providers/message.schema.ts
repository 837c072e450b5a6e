import { z } from 'zod'
import { UnreadableMessage } from './provider.ts'

/** An id, a kind or a currency in a message; PostgreSQL cannot store NUL. */
export const wordSchema = z
  .string()
  .max(255, { abort: true })
  .refine((text) => !text.includes('\0'))
/** An amount in hundredths of a currency. */
export const amountSchema = z.int().min(0).max(2_147_483_647, { abort: true })

/** Extracts from a signed message what the schema names. @throws UnreadableMessage */
export function parseMessage<Message>(schema: z.ZodType<Message>, message: unknown): Message {
  const { data, error } = schema.safeParse(message)
  if (error) throw new UnreadableMessage('The message has not the form that is expected.', { cause: error })
  return data
}

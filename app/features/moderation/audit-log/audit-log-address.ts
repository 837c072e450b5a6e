import { z } from 'zod'

export const ENTRIES_PER_PAGE = 50

/** Place of an entry in the log: microseconds since 1970, and its id. */
export type LogCursor = { at: string; id: string }
/** Which entries are asked for; empty texts mean all. */
export type LogQuery = { kind: string; subject: string; before?: LogCursor }

const kindSchema = z.string().regex(/^[a-z_]{1,30}$/)
const cursorSchema = z
  .string()
  .regex(/^\d{1,16}~[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  .transform((text): LogCursor => {
    const [at = '', id = ''] = text.split('~')
    return { at, id }
  })

/** The part of the log that an address asks for; what it does not understand is left out. */
export function readLogAddress(query: URLSearchParams): LogQuery {
  const before = cursorSchema.safeParse(query.get('before'))
  return {
    kind: kindSchema.safeParse(query.get('kind')).data ?? '',
    subject: (query.get('subject') ?? '').replaceAll('\0', '').trim().slice(0, 100),
    ...(before.success && { before: before.data }),
  }
}

/** The query of an address of the log, with its question mark; empty for all of it. */
export function logQuery({ kind, subject, before }: LogQuery): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(subject && { subject }),
    ...(before && { before: `${before.at}~${before.id}` }),
  }).toString()
  return query && `?${query}`
}

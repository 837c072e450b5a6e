import { z } from 'zod'
import { ApiProblem } from './schemas/problem.ts'

/** Longer queries are refused before anything is read from them. */
const MAX_QUERY_LENGTH = 4000

/**
 * Parses the parameters of a call with its schema; unknown ones are refused, so that a misspelt filter does not look
 * like one that finds everything.
 *
 * @throws ApiProblem invalid-parameter, with what is wrong with each
 */
export function readQuery<Schema extends z.ZodObject>(schema: Schema, query: URLSearchParams): z.output<Schema> {
  if (query.toString().length > MAX_QUERY_LENGTH) throw refusal([{ parameter: '', detail: 'The query is too long.' }])
  const given: Record<string, string | string[]> = Object.create(null)
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name)
    if (isList(schema.shape[name])) given[name] = values
    else if (values.length === 1) given[name] = values[0]!
    else throw refusal([{ parameter: name, detail: 'It may be given once.' }])
    if (values.some((value) => value.includes('\0'))) throw refusal([{ parameter: name, detail: 'It contains NUL.' }])
  }
  const read = schema.safeParse(given)
  if (read.success) return read.data
  throw refusal(
    read.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((parameter) => ({ parameter, detail: 'It is not known.' }))
        : [{ parameter: String(issue.path[0] ?? ''), detail: issue.message }],
    ),
  )
}

function isList(schema: z.core.$ZodType | undefined): boolean {
  return schema instanceof z.ZodArray || (schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodArray)
}

const refusal = (errors: { parameter: string; detail: string }[]) => new ApiProblem('invalid-parameter', { errors })

import type { z } from 'zod'
import { MAX_MAPPING_BYTES, type Mapping, type mappingSchema, ownMappingSchema } from './mapping.schema.ts'

/** A mapping, or what is wrong with it as English sentences that name the place. */
export type ParsedMapping = { mapping: Mapping; problems?: never } | { mapping?: never; problems: string[] }

/** More problems help nobody: the first ones are usually the cause of the others. */
const MAX_PROBLEMS = 20

/**
 * Reads the text of a mapping file (JSON).
 *
 * @param schema the one for files of the program accepts the names of its own sources, too
 */
export function parseMappingFile(text: string, schema: typeof mappingSchema = ownMappingSchema): ParsedMapping {
  if (Buffer.byteLength(text) > MAX_MAPPING_BYTES) {
    return { problems: [`The mapping is larger than ${MAX_MAPPING_BYTES / 1000} kB.`] }
  }
  let given: unknown
  try {
    given = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { problems: [`The mapping is no JSON: ${(error as Error).message}.`] }
  }
  return parseMapping(given, schema)
}

/** Checks a mapping that was read from JSON. */
export function parseMapping(given: unknown, schema: typeof mappingSchema = ownMappingSchema): ParsedMapping {
  const result = schema.safeParse(given)
  if (result.success) return { mapping: result.data }
  return { problems: result.error.issues.slice(0, MAX_PROBLEMS).map(sentence) }
}

const MAX_SENTENCE = 400

/** Names the place by its path: `fields.type.values.Kita: Invalid option: expected one of …`. */
function sentence({ path, message }: z.core.$ZodIssue): string {
  const place = path.map(String).join('.').slice(0, 200) || 'The mapping'
  const said = /^(must|has|is) /.test(message) ? ` ${message}` : `: ${message}`
  const text = `${place}${said}`.slice(0, MAX_SENTENCE)
  return text.endsWith('.') ? text : `${text}.`
}

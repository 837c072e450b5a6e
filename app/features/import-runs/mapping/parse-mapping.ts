import fs from 'node:fs/promises'
import type { z } from 'zod'
import { MAX_MAPPING_BYTES, type Mapping, ownMappingSchema } from './mapping.schema.ts'

/** A mapping, or what is wrong with it as English sentences that name the place. */
export type ParsedMapping = { mapping: Mapping; problems?: never } | { mapping?: never; problems: string[] }

/** More problems help nobody: the first ones usually cause the others. */
const MAX_PROBLEMS = 20

/** Reads a mapping file (JSON). @throws Error when it cannot be read */
export async function readMappingFile(file: string): Promise<ParsedMapping> {
  const { size } = await fs.stat(file)
  if (size > MAX_MAPPING_BYTES) return { problems: [`The mapping is larger than ${MAX_MAPPING_BYTES / 1000} kB.`] }
  const text = await fs.readFile(file, 'utf8')
  let given: unknown
  try {
    given = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return { problems: [`The mapping is no JSON: ${(error as Error).message}.`] }
  }
  return parseMapping(given)
}

/** Checks a mapping that was read from JSON. */
export function parseMapping(given: unknown): ParsedMapping {
  const result = ownMappingSchema.safeParse(given)
  if (result.success) return { mapping: result.data }
  return { problems: result.error.issues.slice(0, MAX_PROBLEMS).map(sentence) }
}

const MAX_SENTENCE_LENGTH = 400

/** Names the place by its path: `fields.type.values.Kita: Invalid option: expected one of …`. */
function sentence({ path, message }: z.core.$ZodIssue): string {
  const place = path.map(String).join('.').slice(0, 200) || 'The mapping'
  const said = /^(must|has|is) /.test(message) ? ` ${message}` : `: ${message}`
  const text = `${place}${said}`.slice(0, MAX_SENTENCE_LENGTH)
  return text.endsWith('.') ? text : `${text}.`
}

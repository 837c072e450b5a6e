import fs from 'node:fs'
import { type ObjectExpression, parseSync, Visitor } from 'oxc-parser'
import { z } from 'zod'
import { envSchema } from '#lib/env.ts'
import { REQUIREMENTS } from '#lib/required-settings.ts'

const SOURCE = new URL('../../lib/env.ts', import.meta.url)
const TABLE = '| variable | meaning | values | default |\n|---|---|---|---|'

type Part = { heading: string; settings: { name: string; comment: string }[] }
/** What a setting takes, as JSON Schema says it. */
type Input = { enum?: string[]; type?: string; minimum?: number; maximum?: number; default?: unknown }

/** Returns the tables of all settings, from the comments and the checks of lib/env.ts. */
export function describeSettings(): string {
  const { properties = {} } = z.toJSONSchema(envSchema, { io: 'input' })
  return readParts()
    .map(({ heading, settings }) => {
      const rows = settings.map(({ name, comment }) => rowOf(name, comment, properties[name] as Input))
      return `## ${heading}\n\n${TABLE}\n${rows.join('\n')}`
    })
    .join('\n\n')
}

/** Reads the headings and the settings below each, in the order of the source. @throws Error without a comment */
function readParts(): Part[] {
  const text = fs.readFileSync(SOURCE, 'utf8')
  const { program, comments } = parseSync('env.ts', text)
  let schema: ObjectExpression | undefined
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const given = init?.type === 'CallExpression' ? init.arguments[0] : undefined
      if (id.type === 'Identifier' && id.name === 'envSchema' && given?.type === 'ObjectExpression') schema = given
    },
  }).visit(program)
  const parts: Part[] = []
  let at = schema!.start
  for (const property of schema!.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
    const above = comments.filter(({ start, end }) => start > at && end < property.start)
    at = property.end
    const heading = above.find(({ type }) => type === 'Line')
    if (heading) parts.push({ heading: heading.value.trim(), settings: [] })
    const comment = above.find(({ type }) => type === 'Block')
    if (!comment) throw new Error(`lib/env.ts: ${property.key.name} needs a comment.`)
    parts.at(-1)!.settings.push({ name: property.key.name, comment: comment.value })
  }
  return parts
}

function rowOf(name: string, comment: string, input: Input): string {
  const required = REQUIREMENTS.filter(({ names }) => names.includes(name)).map(({ when }) => when)
  const given = input.default === undefined || input.default === '' ? [] : [`\`${input.default}\``]
  return `| \`${name}\` | ${meaningOf(comment)} | ${valuesOf(input)} | ${[...given, ...required].join('; ')} |`
}

/** Joins the lines of a comment, sets addresses as code and links the page of the documentation that it names. */
function meaningOf(comment: string): string {
  const words = comment
    .replaceAll(/\s*\n\s*\*\s+/g, ' ')
    .replace(/^\*\s+/, '')
    .trim()
  return words
    .replaceAll(/(?<!`)\b(https?|smtps):\/\/[^\s;,]*[^\s;,.]/g, '`$&`')
    .replace(/ See docs\/(\S+)$/, ' [More]($1)')
    .replaceAll('|', '\\|')
}

function valuesOf({ enum: choices, type, minimum, maximum }: Input): string {
  if (choices) return choices.map((choice) => `\`${choice}\``).join(', ')
  return type === 'string' ? '' : `${minimum} to ${maximum}`
}

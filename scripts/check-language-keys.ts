// Checks the keys of the texts against the sources: every key is used somewhere, and every used key exists.
import fs from 'node:fs'
import path from 'node:path'
import { type CallExpression, type Expression, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser'
import { de } from '../app/i18n/all/de.ts'

const app = path.join(import.meta.dirname, '..', 'app')
const keys = Object.keys(de)

/**
 * Keys as the sources name them, with `*` for one part that a template inserts, or at the end for any remainder; and
 * keys that must exist, with their file.
 */
const named = new Set<string>()
const asked: { name: string; file: string }[] = []
let file = ''

const fits = (key: string, name: string): boolean => {
  const [parts, pattern] = [key.split('.'), name.split('.')]
  const long = pattern.at(-1) === '*' ? parts.length >= pattern.length : parts.length === pattern.length
  return long && pattern.every((part, index) => part === '*' || part === parts[index])
}

const nameOf = ({ quasis }: TemplateLiteral): string => quasis.map(({ value }) => value.raw).join('*')

/** Returns the names to which an expression can evaluate, as far as they are literal; a variable adds none. */
function namesIn(expression: Expression): string[] {
  if (expression.type === 'Literal') return typeof expression.value === 'string' ? [expression.value] : []
  if (expression.type === 'TemplateLiteral') return [nameOf(expression)]
  if (expression.type === 'ConditionalExpression') return [expression.consequent, expression.alternate].flatMap(namesIn)
  return []
}

/** Whether the call looks up a text: `t(…)` or `translator(locale)(…)`. */
function asksForText({ callee }: CallExpression): boolean {
  if (callee.type === 'Identifier') return callee.name === 't'
  return callee.type === 'CallExpression' && callee.callee.type === 'Identifier' && callee.callee.name === 'translator'
}

const visitor = new Visitor({
  Literal(node) {
    if (typeof node.value === 'string') named.add(node.value)
  },
  TemplateLiteral(node) {
    // A template that starts with an insertion, such as `${width}.${height}`, would match keys by chance.
    if (node.quasis[0]?.value.raw.includes('.')) named.add(nameOf(node))
  },
  CallExpression(node) {
    const [key] = node.arguments
    if (!key || key.type === 'SpreadElement' || !asksForText(node)) return
    asked.push(...namesIn(key).map((name) => ({ name, file })))
  },
})

for (const name of fs.readdirSync(app, { recursive: true, encoding: 'utf8' })) {
  file = path.posix.join('app', name.replaceAll(path.sep, '/'))
  // Mails have separate texts, whose keys the compiler checks.
  if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|^app\/(i18n\/..|mail)\//.test(file)) continue
  visitor.visit(parseSync(file, fs.readFileSync(path.join(app, name), 'utf8')).program)
}

const patterns = [...named].filter((name) => name.includes('*'))
const unused = keys.filter((key) => !named.has(key) && !patterns.some((name) => fits(key, name)))
const missing = asked.filter(({ name }) => !keys.some((key) => fits(key, name)))

for (const key of unused) console.error(`No source uses ${key}.`)
for (const { name, file } of missing) console.error(`${file} uses ${name}, which has no text.`)
if (unused.length + missing.length > 0) process.exit(1)
console.log(`${keys.length} language keys, each used and none missing`)

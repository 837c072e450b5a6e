// Checks the rules for forms: they are read in one place only, and every maximum length aborts further checks of its
// text, so that no costlier check runs on a text that is too long.
import fs from 'node:fs'
import path from 'node:path'
import { type CallExpression, parseSync, Visitor } from 'oxc-parser'

const app = path.join(import.meta.dirname, '..', 'app')

/** Bodies that are read elsewhere: by the browser, or as signed bytes. */
const MAY_READ: Record<string, RegExp> = {
  'core/forms/submit.server.ts': /^formData$/,
  'routes/api/mail-bounces.ts': /^text$/,
  'routes/api/payment-webhooks.ts': /^text$/,
}
const READING = ['formData', 'json', 'text', 'arrayBuffer', 'bytes', 'blob']

const problems: string[] = []
let file = ''
let isSchema = false
let count = 0

/** Matches `request.formData()`, whatever object holds the request. */
function readsBody({ callee }: CallExpression): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  const { object, property } = callee
  const of = object.type === 'MemberExpression' ? object.property : object
  const isRequest = of.type === 'Identifier' && /^(request|req|raw)$/.test(of.name)
  return isRequest && READING.includes(property.name) ? property.name : undefined
}

/** Matches zod's `.max(n)` and `.max(n, …)` without `abort: true`. */
function goesOn({ callee, arguments: given }: CallExpression): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  if (callee.property.name !== 'max' || (callee.object.type === 'Identifier' && callee.object.name === 'Math'))
    return false
  const [, how] = given
  return !(
    how?.type === 'ObjectExpression' &&
    how.properties.some((one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'abort')
  )
}

const visitor = new Visitor({
  CallExpression(node) {
    const read = readsBody(node)
    if (read && !MAY_READ[file]?.test(read)) problems.push(`app/${file} reads a body by ${read}(); formOf does.`)
    if (isSchema && goesOn(node)) problems.push(`app/${file}: a length without { abort: true } lets later checks run.`)
  },
})

for (const name of fs.readdirSync(app, { recursive: true, encoding: 'utf8' })) {
  file = name.replaceAll(path.sep, '/')
  if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|\/testing\/|\.client\.tsx?$/.test(file)) continue
  const source = fs.readFileSync(path.join(app, name), 'utf8')
  isSchema = source.includes("from 'zod'")
  visitor.visit(parseSync(file, source).program)
  count++
}

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${count} files, forms read in one place and lengths first`)

import fs from 'node:fs'
import path from 'node:path'
import { RIGHTS } from '#app/core/policy.ts'

const FEATURES = path.join(import.meta.dirname, '../../app/features')
/** A line of a policy, with its comment. */
const LINE = /(?:\/\*\* (.+) \*\/\n\s*)?\b(\w+): '([\w-]+)',/g

/** Returns a table of the rights, and one for each feature with the right that each of its actions takes. */
export function listPermissions(): string {
  const meanings = Object.entries(RIGHTS).map(([right, meaning]) => `| ${right} | ${meaning} |`)
  const features = fs
    .readdirSync(FEATURES)
    .map((feature) => ({ feature, file: path.join(FEATURES, feature, 'policy.ts') }))
    .filter(({ file }) => fs.existsSync(file))
    .map(({ feature, file }) => describePolicy(feature, fs.readFileSync(file, 'utf8')))
  return [`| right | who has it |\n|---|---|\n${meanings.join('\n')}`, ...features].join('\n\n')
}

function describePolicy(feature: string, text: string): string {
  const about = /\/\*\* (.+?) \*\/\nexport/s.exec(text)?.[1]?.replaceAll(/\n \* ?/g, ' ') ?? ''
  const rows = [...text.matchAll(LINE)].map(([, note = '', action, right]) => `| ${action} | ${right} | ${note} |`)
  return `## ${feature}\n\n${about}\n\n| action | right | |\n|---|---|---|\n${rows.join('\n')}`
}

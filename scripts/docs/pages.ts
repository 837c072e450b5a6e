import fs from 'node:fs'
import path from 'node:path'
import { RIGHTS } from '#app/core/policy.ts'
import { FACT_SECTIONS, type FactDefinition } from '#app/features/facts/vocabulary/fact-definition.ts'
import { FACT_IDS, FACTS, type FactId } from '#app/features/facts/vocabulary/facts.ts'
import { CATALOGUE } from '#app/features/schools/sources/catalogue/catalogue.ts'
import type { RegisterSourceId } from '#app/features/schools/sources/register-source-ids.ts'
import { en } from '#app/i18n/all/en.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { describeSettings } from './describe-settings.ts'

const FEATURES = path.join(import.meta.dirname, '../../app/features')
/** A line of a policy, with its comment. */
const LINE = /(?:\/\*\* (.+) \*\/\n\s*)?\b(\w+): '([\w-]+)',/g

/** Returns a table of the rights, and one for each feature with the right that each of its actions takes. */
function listPermissions(): string {
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

const BEGIN = '<!-- npm run generate-docs writes what follows, -->'
const END = '<!-- up to here. -->'

/** Replaces the generated part of a page. @throws Error if the page does not mark where it stands */
export function fillPage(page: string, generated: string): string {
  const [before, after] = [page.split(BEGIN)[0], page.split(END)[1]]
  if (before === page || after === undefined) throw new Error(`The page needs the lines ${BEGIN} and ${END}.`)
  return `${before}${BEGIN}\n\n${generated}\n\n${END}${after}`
}

const TABLE = '| source | register or statistic | files | licence |\n|---|---|---|---|'
const countryName = new Intl.DisplayNames('en', { type: 'region' })

/** Returns tables of all sources of the program by country, registers before statistics, from the catalogue. */
export function listRegisters(): string {
  return COUNTRIES.map((country) => {
    const of = (isStatistic: boolean) => rowsOf(country, isStatistic)
    return `## ${countryName.of(country)}\n\n${TABLE}\n${[...of(false), ...of(true)].join('\n')}`
  }).join('\n\n')
}

function rowsOf(country: CountryCode, isStatistic: boolean): string[] {
  return CATALOGUE.filter((source) => source.country === country && Boolean(source.isStatistic) === isStatistic).map(
    ({ id, dataset, page, publisher, licence, licenceUrl }) => {
      const kind = isStatistic ? ' (statistic)' : ''
      const register = `[${dataset}](${page})${kind}, ${publisher}`
      const files = en[`imports.files.${id as RegisterSourceId}`]
      return `| \`${id}\` | ${register} | ${files} | [${licence}](${licenceUrl}) |`
    },
  )
}

const FACT_HEAD = '| id | fact | kind | of |\n|---|---|---|---|'

/** Returns tables of all facts by section: id, name, what values it has, and to which kinds of school it applies. */
const listFacts = (): string =>
  FACT_SECTIONS.map((section) => {
    const ids = FACT_IDS.filter((id) => FACTS[id].section === section)
    return `## ${en[`factSection.${section}`]}\n\n${FACT_HEAD}\n${ids.map(factRow).join('\n')}`
  }).join('\n\n')

const factRow = (id: FactId): string =>
  `| \`${id}\` | ${en[`fact.${id}`]} | ${kindOf(FACTS[id])} | ${FACTS[id].categories?.join(', ') ?? 'all'} |`

function kindOf(definition: FactDefinition): string {
  if (definition.kind === 'number') {
    const [least, most] = definition.range
    return `number, ${least} to ${most}${definition.unit ? `, ${definition.unit}` : ''}`
  }
  return 'choices' in definition ? `choice: ${definition.choices.join(', ')}` : definition.kind
}

const docs = path.join(import.meta.dirname, '../../docs')

/** The pages with generated tables, and the functions that regenerate their text from the present one. */
export const PAGES = [
  { file: path.join(docs, 'settings.md'), generated: (page: string) => fillPage(page, describeSettings()) },
  { file: path.join(docs, 'registers.md'), generated: (page: string) => fillPage(page, listRegisters()) },
  { file: path.join(docs, 'facts.md'), generated: (page: string) => fillPage(page, listFacts()) },
  { file: path.join(docs, 'permissions.md'), generated: (page: string) => fillPage(page, listPermissions()) },
]

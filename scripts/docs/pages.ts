import path from 'node:path'
import { REGISTER_SOURCES, type RegisterSource, type RegisterSourceId } from '#app/features/schools/register-sources.ts'
import { en } from '#app/i18n/all/en.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { describeSettings } from './describe-settings.ts'

const TABLE = '| source | register or statistic | files | licence |\n|---|---|---|---|'
const countryName = new Intl.DisplayNames('en', { type: 'region' })

/** Returns tables of all sources of the program by country, registers before statistics, from register-sources.ts. */
export function listRegisters(): string {
  return COUNTRIES.map((country) => {
    const of = (isStatistic: boolean) => rowsOf(country, isStatistic)
    return `## ${countryName.of(country)}\n\n${TABLE}\n${[...of(false), ...of(true)].join('\n')}`
  }).join('\n\n')
}

function rowsOf(country: CountryCode, isStatistic: boolean): string[] {
  const sources = Object.entries(REGISTER_SOURCES) as [RegisterSourceId, RegisterSource][]
  return sources
    .filter(([, source]) => source.country === country && Boolean(source.isStatistic) === isStatistic)
    .map(([id, { dataset, url, publisher, licence, licenceUrl }]) => {
      const kind = isStatistic ? ' (statistic)' : ''
      const register = `[${dataset}](${url})${kind}, ${publisher}`
      return `| \`${id}\` | ${register} | ${en[`imports.files.${id}`]} | [${licence}](${licenceUrl}) |`
    })
}

const BEGIN = '<!-- npm run generate-docs writes what follows, -->'
const END = '<!-- up to here. -->'

/** Replaces the generated part of a page. @throws Error if the page does not mark where it stands */
export function fillPage(page: string, generated: string): string {
  const [before, after] = [page.split(BEGIN)[0], page.split(END)[1]]
  if (before === page || after === undefined) throw new Error(`The page needs the lines ${BEGIN} and ${END}.`)
  return `${before}${BEGIN}\n\n${generated}\n\n${END}${after}`
}

const docs = path.join(import.meta.dirname, '../../docs')

/** The pages with generated tables, and the functions that regenerate their text from the present one. */
export const PAGES = [
  { file: path.join(docs, 'settings.md'), generated: (page: string) => fillPage(page, describeSettings()) },
  { file: path.join(docs, 'registers.md'), generated: (page: string) => fillPage(page, listRegisters()) },
]

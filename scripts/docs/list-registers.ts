import type { RegisterSource } from '#app/features/schools/sources/register-source.ts'
import { REGISTER_SOURCES, type RegisterSourceId } from '#app/features/schools/sources/register-sources.ts'
import { en } from '#app/i18n/all/en.ts'
import { COUNTRIES, type CountryCode } from '#db/vocabulary.ts'

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

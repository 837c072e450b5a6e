import { REGISTER_SOURCES } from '#app/features/schools/register-sources.ts'
import { countryName, formatDay } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { fill } from '../fill.ts'
import type { Table } from '../legal-text.ts'
import { TABLE_TEXTS, tableOf } from './texts.ts'

/** Returns every register with its publisher, licence and attribution, and the day of its last finished import. */
export async function registerTable(locale: Locale): Promise<Table> {
  const { edition, noEdition, licence } = TABLE_TEXTS[locale].register
  const days = await lastImports()
  const rows = Object.values(REGISTER_SOURCES).map((source) => {
    const day = days.get(source.id)
    return [
      `[${source.dataset}](${source.url}) (${countryName(locale, source.country)})`,
      `${source.publisher}\n${fill(licence, { licence: `[${source.licence}](${source.licenceUrl})` })}`,
      source.attribution,
      day ? fill(edition, { day: formatDay(locale, day) }) : noEdition,
    ]
  })
  return tableOf(locale, 'registers', rows)
}

async function lastImports(): Promise<Map<string, Date>> {
  const rows = await db()
    .selectFrom('import_runs')
    .select(({ fn }) => ['source', fn.max<Date>('ended_at').as('day')])
    .where('state', '=', 'finished')
    .groupBy('source')
    .execute()
  return new Map(rows.map(({ source, day }) => [source, day]))
}

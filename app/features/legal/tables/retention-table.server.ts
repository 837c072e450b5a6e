import type { Locale } from '#app/i18n/locales.ts'
import { fill } from '../fill.ts'
import type { Table } from '../legal-text.ts'
import { formatPeriod } from '../retention/period.ts'
import { RETENTION, type RetentionId } from '../retention/retention.server.ts'
import { TABLE_TEXTS, tableOf } from './texts.ts'

/**
 * Returns how long each kind of personal data is stored, from the registry that the program itself is tested against.
 */
export function retentionTable(locale: Locale): Table {
  const texts = TABLE_TEXTS[locale].retention
  const rows = (Object.keys(RETENTION) as RetentionId[]).map((id) => {
    const { period } = RETENTION[id]
    return [texts[id].what, fill(texts[id].until, period ? { period: formatPeriod(locale, period) } : {})]
  })
  return tableOf(locale, 'retention', rows)
}

import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Table } from '../legal-text.ts'
import { formatSeconds } from '../retention/period.ts'
import { countDecisions, DURATIONS, FIGURES, type FigureId } from '../transparency/count-decisions.server.ts'
import { TABLE_TEXTS, tableOf } from './texts.ts'

/** Returns the figures of moderation, counted when the page is requested. */
export async function figureTable(locale: Locale): Promise<Table> {
  const texts = TABLE_TEXTS[locale]
  const { year, total } = await countDecisions()
  const cell = (id: FigureId, value: number | null) => {
    if (value === null) return texts.none
    return DURATIONS.includes(id) ? formatSeconds(locale, value) : formatNumber(locale, value)
  }
  const rows = FIGURES.map((id) => [texts.figures[id], cell(id, year[id]), cell(id, total[id])])
  return tableOf(locale, 'figures', rows)
}

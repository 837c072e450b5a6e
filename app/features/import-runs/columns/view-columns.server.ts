import '#app/i18n/all.server.ts'
import { FACT_IDS } from '#app/features/facts/vocabulary/facts.ts'
import { formatDay } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { db } from '#db/client.ts'
import { CHANGED_FIELDS, fieldKey } from '../import-run.ts'
import { columnReport } from './column-report.ts'

/** Names that the page shows; a file may have hundreds of columns. */
const SHOWN = 20

/** What the page of a run says about its columns: lists with their heading, and the columns about persons. */
export type ViewedColumns = { lists: { title: string; names: string; isLoss: boolean }[]; persons: number }

/** Loads what a run says about its columns, in the words of a language; null if it says nothing. */
export async function viewColumns(runId: string, locale: Locale): Promise<ViewedColumns | null> {
  const row = await db().selectFrom('import_runs').select('columns').where('id', '=', runId).executeTakeFirst()
  const report = columnReport.safeParse(row?.columns).data
  if (!report) return null
  const t = translator(locale)
  const fieldName = (id: string) => {
    const [field, fact] = [CHANGED_FIELDS.find((one) => one === id), FACT_IDS.find((one) => one === id)]
    return field ? t(fieldKey(field)) : fact ? t(`fact.${fact}`) : id
  }
  const listed = (names: readonly string[]) => {
    const shown = names.slice(0, SHOWN).join(', ')
    return names.length > SHOWN ? t('imports.columns.more', { names: shown, count: names.length - SHOWN }) : shown
  }
  const { since, sparse, lacking, unread, persons } = report
  const day = since ? formatDay(locale, since.day) : ''
  const emptied = since?.emptied.map(({ field, before, now }) => `${fieldName(field)} (${before} → ${now})`)
  const lists = [
    { title: t('imports.columns.vanished', { day }), names: since?.vanished ?? [], isLoss: true },
    { title: t('imports.columns.emptied', { day }), names: emptied ?? [], isLoss: true },
    { title: t('imports.columns.sparse'), names: sparse.map(fieldName), isLoss: false },
    { title: t('imports.columns.lacking'), names: lacking, isLoss: false },
    { title: t('imports.columns.unread'), names: unread, isLoss: false },
  ].filter(({ names }) => names.length > 0)
  if (lists.length === 0 && persons === 0) return null
  return { lists: lists.map((list) => ({ ...list, names: listed(list.names) })), persons }
}

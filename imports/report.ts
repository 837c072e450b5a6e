import type { ColumnReport } from '#app/features/import-runs/columns/column-report.ts'
import { REJECTION_REASONS, type RejectionReason, SCHOOL_MARKS, type SchoolMark } from './register-school.ts'
import type { CommandReport } from './run-import.ts'

/** Returns the report of an import for the command line. */
export function reportText(report: CommandReport, dryRun: boolean): string {
  const { read, added, changed, unchanged, closed, rejected, facts, factsChanged, factsWaiting } = report
  const lines = [
    ...(report.sameAs
      ? [`Unchanged since the import of ${report.sameAs}: ${read} rows need not be read (--again).`]
      : []),
    `${dryRun ? 'Would be' : 'Done'} in ${report.seconds.toFixed(1)} s${report.sameAs ? '' : `: ${read} rows read`}`,
    `  added ${added} · changed ${changed} · unchanged ${unchanged} · closed ${closed} · rejected ${rejected}`,
    `  facts ${facts} · new or changed ${factsChanged} · waiting for their school ${factsWaiting}`,
    ...(report.catchments > 0
      ? [
          `  catchments ${report.catchments} · new or changed ${report.catchmentsChanged} · removed ${report.catchmentsRemoved}`,
        ]
      : []),
    ...Object.entries(report.reasons).map(
      ([reason, count]) => `  ${count} × ${reason}: ${REJECTION_REASONS[reason as RejectionReason]}`,
    ),
    ...(report.columns ? columnLines(report.columns) : []),
  ]
  for (const [mark, count] of Object.entries(report.marks ?? {})) {
    lines.push(`  ${count} ${SCHOOL_MARKS[mark as SchoolMark]}`)
  }
  if (report.rejectedFile) lines.push(`Rejected rows: ${report.rejectedFile}`)
  if (report.undated) lines.push('The files do not say which day they are of: give it with --date YYYY-MM-DD|unknown.')
  if (dryRun) lines.push('Nothing was written.')
  return lines.join('\n')
}

/** Names shown in a line; a table of results may lack or have hundreds. */
const SHOWN = 12

function columnLines({ lacking, unread, persons, sparse, since }: ColumnReport): string[] {
  const line = (text: string, names: readonly string[]) => (names.length > 0 ? [`  ${text}: ${listed(names)}`] : [])
  const emptied = since?.emptied.map(({ field, before, now }) => `${field} (${before} → ${now})`) ?? []
  return [
    ...line(`Columns that the import of ${since?.day} had`, since?.vanished ?? []),
    ...line(`Fields emptied since the import of ${since?.day}`, emptied),
    ...line('Fields that fewer than one row in ten fills', sparse),
    ...line('Columns that the files lack', lacking),
    ...line('Columns that nothing reads', unread),
    ...(persons > 0 ? [`  ${persons} ${persons === 1 ? 'column' : 'columns'} about persons: never read`] : []),
  ]
}

function listed(names: readonly string[]): string {
  const more = names.length - SHOWN
  return names.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

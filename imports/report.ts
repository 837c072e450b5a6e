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
  ]
  for (const [mark, count] of Object.entries(report.marks ?? {})) {
    lines.push(`  ${count} ${SCHOOL_MARKS[mark as SchoolMark]}`)
  }
  if (report.rejectedFile) lines.push(`Rejected rows: ${report.rejectedFile}`)
  if (report.undated) lines.push('The files do not say which day they are of: give it with --date YYYY-MM-DD|unknown.')
  if (dryRun) lines.push('Nothing was written.')
  return lines.join('\n')
}

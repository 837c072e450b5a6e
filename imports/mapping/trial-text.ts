import type { TrialFindings } from '#app/features/import-runs/mapping/findings.schema.ts'

/** Width of a value in the table; longer ones are cut. */
const MAX_WIDTH = 28
/** Number of rows side by side that fit a wide terminal. */
const ROWS_BESIDE = 5

/** Returns the findings of a trial with a mapping, for the command line. */
export function trialText({ rows, unmapped, unread }: TrialFindings): string {
  const blocks: string[] = []
  for (let start = 0; start < rows.length; start += ROWS_BESIDE) {
    blocks.push(
      `Rows ${start + 1} to ${Math.min(start + ROWS_BESIDE, rows.length)}:\n${table(rows.slice(start, start + ROWS_BESIDE))}`,
    )
  }
  if (unmapped.length > 0) {
    const lines = unmapped.map(({ field, value, count }) => `  ${field} · ${count} × ${value}`)
    blocks.push(`Values that no table of the mapping has:\n${lines.join('\n')}`)
  }
  if (unread.length > 0) {
    const lines = unread.map(
      ({ field, count, example }) => `  ${field} · ${count} cells without a value, such as ${example}`,
    )
    blocks.push(`Cells that could not be read:\n${lines.join('\n')}`)
  }
  return blocks.join('\n\n')
}

/** A line for each field that some row has, with the rows side by side. */
function table(rows: TrialFindings['rows']): string {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((field) => rows.some((row) => row[field]))
  const width = Math.max(...fields.map((field) => field.length))
  const lines = fields.map((field) => [field.padEnd(width), ...rows.map((row) => cell(row[field] ?? ''))].join(' | '))
  return lines.map((line) => `  ${line.trimEnd()}`).join('\n')
}

const cell = (text: string) => (text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1)}…` : text).padEnd(MAX_WIDTH)

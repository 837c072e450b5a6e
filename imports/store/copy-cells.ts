const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Returns a cell in the text format of COPY. */
export function copyCell(value: string | number | null): string {
  if (value === null) return '\\N'
  return typeof value === 'number' ? String(value) : value.replace(/[\\\t\n\r]/g, (char) => ESCAPES[char] ?? char)
}

/** Returns a line in the text format of COPY. */
export function copyCells(values: readonly (string | number | null)[]): string {
  return `${values.map(copyCell).join('\t')}\n`
}

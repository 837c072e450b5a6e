/**
 * Returns a line of a CSV file according to RFC 4180, with its line end. Cells that a spreadsheet would run as a
 * formula get an apostrophe in front, which makes them plain text.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/**
 * Beginnings of cells that a spreadsheet runs: OWASP's list for CSV injection, the full-width forms of its characters,
 * and `|`, which names a program in dynamic data exchange; also after white space, which some spreadsheets drop.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@|＝＋－＠])/

function csvCell(value: string | number | null): string {
  // A negative number begins like a formula, and is none.
  if (typeof value === 'number') return String(value)
  const text = (value ?? '').replace(FORMULA, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

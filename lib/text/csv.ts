/**
 * Returns a line of a CSV file as defined by RFC 4180, including its line end. Cells that a spreadsheet would run as a
 * formula get a leading apostrophe, which makes them plain text.
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
  // A negative number begins like a formula but is not one.
  if (typeof value === 'number') return String(value)
  const text = (value ?? '').replace(FORMULA, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

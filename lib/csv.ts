/**
 * A line of a CSV file as RFC 4180 asks for, with its line end. Cells that a spreadsheet would run as a formula get an
 * apostrophe in front, which makes them plain text.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | null): string {
  const text = String(value ?? '').replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

import { Readable } from 'node:stream'
import type { PackedFile } from '#lib/packed-files.ts'
import { type Fact, problemOf } from '../facts/fact.ts'
import { inspectFile } from '../files/inspect-file.ts'
import { loadSupplements } from '../files/load-supplements.ts'
import { readRows } from '../files/read-rows.ts'
import { recogniseFiles } from '../files/recognise.ts'
import { finishParsedRow } from '../read-schools.ts'
import type { RegisterSchool, RejectionReason } from '../register-school.ts'
import { type FactReader, isSchoolTable, type Source } from '../source.ts'

/** One row with its header, in the order of the file. */
export type FileRow = { header: string[]; cells: string[] }

/** A row of a file; `cells` of a call replace those of the example. */
export function fileRow<Name extends string>(example: Record<Name, string>) {
  const header = Object.keys(example) as Name[]
  return (cells: Partial<Record<NoInfer<Name>, string>> = {}): FileRow => ({
    header,
    cells: header.map((name) => cells[name] ?? example[name]),
  })
}

/** Rows with one header as the text of a file. */
export function csv(rows: readonly FileRow[], delimiter = ','): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const lines = [rows[0]?.header ?? [], ...rows.map(({ cells }) => cells)]
  return lines.map((line) => `${line.map(quoted).join(delimiter)}\r\n`).join('')
}

/** The size of the chunks in which a file is read from disk. */
const PIECE = 65_536

/** Makes a file in memory. */
export function memoryFile(content: string | Buffer, name = 'file.csv'): PackedFile {
  const bytes = Buffer.from(content)
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, index) =>
    bytes.subarray(index * PIECE, (index + 1) * PIECE),
  )
  return { name, modified: undefined, open: async () => Readable.from(pieces) }
}

/**
 * Reads files of one kind as an import would, up to the facts.
 *
 * @returns for each row its key with the facts about it, or the reason why there are none
 */
export async function readFacts(
  source: Source,
  file: { content: readonly FileRow[] | string; name?: string; day?: string },
  ...further: string[]
): Promise<({ key: string; facts: readonly Fact[] } | RejectionReason)[]> {
  const content = typeof file.content === 'string' ? file.content : csv(file.content)
  const files = [memoryFile(content, file.name), ...further.map((text) => memoryFile(text))]
  const { tables, supplements } = recogniseFiles(
    await Promise.all(files.map((file) => inspectFile(file))),
    source,
    [source],
    true,
  )
  const loaded = await loadSupplements(supplements)
  const results: ({ key: string; facts: readonly Fact[] } | RejectionReason)[] = []
  for (const { layout, ...table } of tables) {
    const toFacts: FactReader = layout.reader(loaded, table.file.name, file.day)
    for await (const line of readRows({ layout, ...table })) {
      const parsed =
        'row' in line ? finishParsedRow(toFacts(line.row, { index: results.length, today: '2026-11-01' })) : line
      if ('reason' in parsed) results.push(parsed.reason)
      else if ('key' in parsed) results.push(parsed.facts.some(problemOf) ? 'out_of_range' : parsed)
      else if ('school' in parsed) results.push({ key: parsed.school.id, facts: parsed.facts ?? [] })
    }
    for (const parsed of toFacts.rest?.() ?? []) {
      if ('key' in parsed) results.push(parsed)
      else if ('school' in parsed) results.push({ key: parsed.school.id, facts: parsed.facts ?? [] })
    }
  }
  return results
}

/** Facts as `fact period value`, sorted, for tests to compare. */
export function factLines(facts: readonly Fact[]): string[] {
  return facts
    .map(({ fact, period, number, choice, missing }) =>
      [fact, period?.start.slice(0, period.kind === 'day' ? 10 : 4), number ?? choice ?? missing]
        .filter((part) => part !== undefined)
        .join(' '),
    )
    .sort()
}

/**
 * Reads rows, or whole files, as an import would, up to the schools.
 *
 * @returns for each row the school, or the reason why there is none
 */
export async function read(
  source: Source,
  rows: readonly FileRow[] | string | Buffer,
  ...further: string[]
): Promise<(RegisterSchool | RejectionReason)[]> {
  const content = typeof rows === 'string' || Buffer.isBuffer(rows) ? rows : csv(rows)
  const inspected = await Promise.all([content, ...further].map((text) => inspectFile(memoryFile(text))))
  const { tables, supplements } = recogniseFiles(inspected, source, [source])
  const loaded = await loadSupplements(supplements)
  const results: (RegisterSchool | RejectionReason)[] = []
  for (const table of tables) {
    if (!isSchoolTable(table.layout)) continue
    const toSchool = table.layout.reader(loaded, table.file.name)
    let index = 0
    for await (const line of readRows(table)) {
      const parsed = 'row' in line ? finishParsedRow(toSchool(line.row, { index, today: '2026-11-01' })) : line
      index += 1
      if ('key' in parsed || 'catchment' in parsed) continue
      results.push('school' in parsed ? parsed.school : parsed.reason)
    }
    for (const rest of toSchool.rest?.() ?? []) {
      const parsed = finishParsedRow(rest)
      if ('school' in parsed) results.push(parsed.school)
    }
  }
  return results
}

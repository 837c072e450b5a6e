import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { REGISTER_SOURCES } from '#app/features/schools/sources/register-sources.ts'
import { editionDate } from '#imports/files/edition-date.ts'
import { isSchoolTable } from '#imports/source.ts'
import { type CutList, cutList, type Held } from './cut-list.ts'
import { type FoundFile, findLists } from './find-lists.ts'

const MAX_BYTES = 2_000_000

/** What the program imports together: each register by itself, as its files have different columns. */
type Run = { source: string; files: string[] }

/**
 * Writes the starter directory: a compressed table for each list, its licence beside it, and `runs.tsv`, the order in
 * which the program imports them.
 *
 * @param from folder of open files, with its subfolders
 * @param undated day (YYYY-MM-DD) of the lists that name none
 * @param to folder to write, which is emptied first
 * @param say told about each file
 * @throws Error when the files are larger than the repository has room for
 */
export async function writeStarter(
  from: string,
  undated: string,
  to: string,
  say: (line: string) => void,
): Promise<void> {
  fs.rmSync(to, { recursive: true, force: true })
  const held = new Map<string, Held>()
  const runs: Run[] = []
  let bytes = 0
  let schools = 0
  for (const found of await findLists(from)) {
    const { region, list, table } = found
    if (!held.has(region)) held.set(region, { codes: new Set(), areas: new Set() })
    const cut = await cutList(found, held.get(region)!, undated)
    if (cut.rows.length === 0) continue
    const name = nameOf(found, undated)
    const file = path.join(region, `${name}.gz`)
    fs.mkdirSync(path.join(to, region), { recursive: true })
    const packed = gzipSync(tableText(cut), { level: 9 })
    fs.writeFileSync(path.join(to, file), packed)
    fs.writeFileSync(path.join(to, `${file}.licence.md`), licenceText(found, name, cut.changes))
    const run = isSchoolTable(table.layout) ? undefined : runs.find(({ source }) => source === list.source.id)
    if (run) run.files.push(file)
    else runs.push({ source: list.source.id, files: [file] })
    bytes += packed.length
    if (isSchoolTable(table.layout)) schools += cut.rows.length
    say(`${file}: ${cut.changes.join(', ')}; ${packed.length} bytes`)
  }
  const lines = runs.map(({ source, files }) => `${[source, ...files].join('\t')}\n`)
  fs.writeFileSync(path.join(to, 'runs.tsv'), lines.join(''))
  say(`${schools} schools, ${bytes} bytes`)
  if (bytes > MAX_BYTES) throw new Error(`More than ${MAX_BYTES} bytes: the repository has no room for them.`)
}

/** The name that the publisher gave, with the day if it lacks one; it names the edition for the import. */
function nameOf({ list, table }: FoundFile, undated: string): string {
  const name = table.file.name.replace(/\.gz$/, '')
  return list.isUndated && editionDate(name) === undefined ? name.replace(/(\.csv)?$/, `_${undated}.csv`) : name
}

function tableText({ header, rows }: CutList): string {
  return [header, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('')
}

function quoted(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function licenceText({ list }: FoundFile, name: string, changes: string[]): string {
  const source = REGISTER_SOURCES.get(list.source.id)!
  return `# ${name}

${source.dataset}, ${source.publisher}, ${source.url}

- Licence: ${source.licence}, ${source.licenceUrl}
- Attribution: ${source.attribution}
- Changed: ${changes.join('; ')}. The file is written as CSV in UTF-8.
`
}

import { ImportError } from '../import-error.ts'
import type { Source } from '../source.ts'
import type { InspectedFile } from './inspected-file.ts'
import { nearestMatch } from './match-layout.ts'

const SHOWN_LACKING = 6
const SHOWN_COLUMNS = 4
const MAX_LENGTH = 300

/** Returns the refusal of a file that no layout of a source fits: what it lacks of the nearest one, and the way out. */
export function unknownFile(file: InspectedFile, source: Source): ImportError {
  const { name, tables } = file
  const nearest = nearestMatch(file, source.tables)
  const lacking = nearest ? namesOf(nearest.lacking, nearest.layout.columns) : ''
  if (source.mapping) return new ImportError(`${name} does not fit the mapping ${source.id}: it lacks ${lacking}.`)
  const { header } = nearest?.table ?? tables[0] ?? { header: [] }
  const begin = shorten(
    header
      .filter((cell) => cell.trim() !== '')
      .slice(0, SHOWN_COLUMNS)
      .join(', '),
  )
  const layout = nearest ? `it lacks ${lacking} of the nearest layout (${nearest.layout.name})` : 'it has no layout'
  return new ImportError(
    `${name} is not a file of ${source.id}: ${layout}; its columns begin with ${begin}. A mapping reads any table: --draft begins one.`,
    'unknown_file',
  )
}

function namesOf(lacking: readonly string[], columns: Source['tables'][number]['columns']): string {
  const names = lacking.map((key) => columns[key]?.[0] ?? key)
  const more = names.length - SHOWN_LACKING
  return shorten(names.slice(0, SHOWN_LACKING).join(', ')) + (more > 0 ? ` and ${more} more` : '')
}

const shorten = (text: string) => text.replace(/\s+/g, ' ').slice(0, MAX_LENGTH)

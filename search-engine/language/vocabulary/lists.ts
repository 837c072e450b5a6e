import { readPhrases } from '../fold.ts'
import { readTable } from '../read-table.ts'

const lists = Map.groupBy(readTable('vocabulary/lists'), ([name]) => name)

/** Returns the folded phrases of a list of `lists.tsv`, see README.md. */
export function listed(name: string): ReadonlySet<string> {
  const rows = lists.get(name)
  if (!rows) throw new Error(`No list of words has this name: ${name}`)
  return readPhrases(rows.map(([, phrases]) => phrases).join('\n'))
}

import type { CatalogueEntry, CatalogueFile } from './catalogue.schema.ts'

/** Files of a source that are imported in one run. */
export type FileGroup = {
  name: string
  files: CatalogueFile[]
  /** Whether a run with them lists every school of the source. */
  isWhole: boolean
}

/**
 * Returns the groups of files of a source whose newest editions can be found by the program: all files that a group
 * needs have an address, be it the operator's. A file without a group is one by itself.
 *
 * @param own addresses of the operator by `source/file`
 */
export function fileGroups(entry: CatalogueEntry, own: ReadonlyMap<string, string>): FileGroup[] {
  const groups = Map.groupBy(entry.files, ({ group, key }) => group ?? key)
  return [...groups].flatMap(([name, files]) => {
    const found = files.filter(({ find, key }) => find || own.has(`${entry.id}/${key}`))
    const isFound = found.length > 0 && files.every((file) => file.optional || found.includes(file))
    return isFound ? [{ name, files: found, isWhole: entry.scope === 'whole' && name === wholeGroup(entry) }] : []
  })
}

/** The first files in the catalogue list the schools; those after them say more about these. */
const wholeGroup = ({ files: [first] }: CatalogueEntry) => first?.group ?? first?.key

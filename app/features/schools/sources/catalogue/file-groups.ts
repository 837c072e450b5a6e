import type { CatalogueEntry, CatalogueFile } from './catalogue.schema.ts'

/** Files of a source that are imported in one run. */
export type FileGroup = {
  name: string
  files: CatalogueFile[]
  /** Whether a run with them lists every school of the source. */
  isWhole: boolean
}

/** The name under which files of a source are imported together: a group, or the file alone. */
export const groupNameOf = ({ key, group }: CatalogueFile): string => group ?? key

/**
 * Returns the groups of files of a source whose newest editions can be found by the program: all files that a group
 * needs have an address, be it the operator's. A file without a group is one by itself.
 *
 * @param own addresses of the operator by `source/file`
 */
export function fileGroups(entry: CatalogueEntry, own: ReadonlyMap<string, string>): FileGroup[] {
  return [...Map.groupBy(entry.files, groupNameOf)].flatMap(([name, files]) => {
    const found = files.filter(({ find, key }) => find || own.has(`${entry.id}/${key}`))
    const isFound = found.length > 0 && files.every((file) => file.optional || found.includes(file))
    return isFound ? [{ name, files: found, isWhole: listsAll(entry, name, found) }] : []
  })
}

/**
 * Whether a run has every file that its source needs to list all schools of its area.
 *
 * @param name of the group
 * @param files those that are there and may be whole
 */
export function listsAll(entry: CatalogueEntry, name: string, files: readonly CatalogueFile[]): boolean {
  // The first files in the catalogue list the schools; those after them say more about these.
  const [first] = entry.files
  if (entry.scope !== 'whole' || !first || groupNameOf(first) !== name) return false
  return entry.files.every((file) => file.optional || groupNameOf(file) !== name || files.includes(file))
}

/** A first edition of less than this share of its usual size is an extract. */
const MIN_SHARE = 0.1

/**
 * Whether an edition of this size may be all of a file. Later ones are compared with the schools that are there; the
 * first has only what the catalogue says.
 */
export const mayBeWhole = (file: CatalogueFile, bytes: number, isFirst: boolean): boolean =>
  !isFirst || bytes >= file.bytes * MIN_SHARE

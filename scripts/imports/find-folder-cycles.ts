/** Folders of one parent that import each other in a circle, and the pairs of files that make them do so. */
export type FolderCycle = { folders: string[]; pairs: [from: string, to: string][] }

/**
 * Finds cycles among what stands directly in a folder: its subfolders, and its own files, each of which counts as a
 * folder of one file, so that `a/` → `face.ts` → `a/` is a cycle as well.
 *
 * @param files - which files count: tests may import everything and are left out by the caller
 * @param imports - what a file imports
 * @param parent - the folder, without a slash at the end
 * @returns one entry for each group of folders of which every one reaches every other
 */
export function findFolderCycles(
  files: readonly string[],
  imports: (file: string) => readonly string[],
  parent: string,
): FolderCycle[] {
  const folderOf = (file: string) => file.slice(parent.length + 1).split('/')[0] ?? ''
  const isInside = (file: string) => file.startsWith(`${parent}/`)
  const pairs = files
    .filter(isInside)
    .flatMap((from) => imports(from).map((to): [string, string] => [from, to]))
    .filter(([from, to]) => isInside(to) && folderOf(from) !== folderOf(to))
  const next = new Map<string, Set<string>>()
  for (const [from, to] of pairs) next.set(folderOf(from), (next.get(folderOf(from)) ?? new Set()).add(folderOf(to)))
  const reached = new Map([...next.keys()].map((folder) => [folder, reachedFrom(folder, next)]))
  const inCycle = [...reached.keys()].filter((folder) => reached.get(folder)?.has(folder)).sort()
  const group = (folder: string) =>
    inCycle.find((other) => reached.get(other)?.has(folder) && reached.get(folder)?.has(other))
  return [...Map.groupBy(inCycle, group)].map(([, folders]) => ({
    folders,
    pairs: pairs.filter(([from, to]) => folders.includes(folderOf(from)) && folders.includes(folderOf(to))).sort(),
  }))
}

/** Finds the cycles of a folder and of every folder in it. */
export function findCyclesBelow(
  files: readonly string[],
  imports: (file: string) => readonly string[],
  parent: string,
): (FolderCycle & { parent: string })[] {
  const parents = new Set([parent])
  for (const file of files)
    for (let end = file.indexOf('/', parent.length + 1); end > 0; end = file.indexOf('/', end + 1))
      if (file.startsWith(`${parent}/`)) parents.add(file.slice(0, end))
  return [...parents].flatMap((folder) =>
    findFolderCycles(files, imports, folder).map((cycle) => ({ parent: folder, ...cycle })),
  )
}

/**
 * Finds imports against the order of the folders in a folder. Files directly in it may import all of them.
 *
 * @param order - the names of the subfolders, each of which may import those before it
 * @returns a sentence for each import against the order, or from or into a subfolder without a place in it
 */
export function findOrderFaults(
  files: readonly string[],
  imports: (file: string) => readonly string[],
  parent: string,
  order: readonly string[],
): string[] {
  const nameOf = (file: string) => /^[^/]+(?=\/)/.exec(file.slice(parent.length + 1))?.[0]
  return files
    .filter((file) => file.startsWith(`${parent}/`))
    .flatMap((file) => {
      const own = nameOf(file)
      if (own === undefined) return []
      if (!order.includes(own)) return [`${file}: ${own} has no place in ${order.join(' ← ')}`]
      return imports(file)
        .filter((target) => target.startsWith(`${parent}/`))
        .filter((target) => {
          const place = order.indexOf(nameOf(target) ?? '')
          return place < 0 || place > order.indexOf(own)
        })
        .map((target) => `${file} must not import ${target}: ${order.join(' ← ')}`)
    })
}

function reachedFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const target of next.get(folder) ?? [])
      if (!reached.has(target)) {
        reached.add(target)
        open.push(target)
      }
  return reached
}

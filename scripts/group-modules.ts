import path from 'node:path'
import { normalizePath } from 'vite'
import { drawsPage, SITE_PATHS } from '../app/site-map/site-paths.ts'

type Graph = { getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null }

const SITE = 'site'
const LANDING = SITE_PATHS.filter(({ landing }) => landing)
const OTHERS = SITE_PATHS.filter((page) => drawsPage(page) && !page.landing)

/**
 * Names the output files for the code shared by the pages on which visits begin, according to the imports in the
 * sources: many small files compress worse and each costs a header. Code that the frame of every page needs, or two of
 * these pages, is in the file `site`; code that one of them shares with parts that it or another page loads later is in
 * a separate file.
 *
 * @returns groups for the `codeSplitting` of the client's build
 */
export function groupModules(): { name: (id: string, graph: Graph) => string | undefined }[] {
  let groups: Map<string, string> | undefined
  const groupOf = (id: string, graph: Graph) => {
    groups ??= groupsOf(graph)
    return groups.get(id)
  }
  // The first group includes what its modules import in turn, so the site comes before the pages.
  return [{ name: (id, graph) => (groupOf(id, graph) === SITE ? SITE : undefined) }, { name: groupOf }]
}

function groupsOf(graph: Graph): Map<string, string> {
  const groups = new Map<string, string>()
  const moduleOf = (file: string) => {
    const id = normalizePath(path.join(import.meta.dirname, '../app', file))
    if (!graph.getModuleInfo(id)) throw new Error(`app/${file} is no module of the build`)
    return id
  }
  const pages = LANDING.map(({ files }) => ({
    file: files.at(-1)!,
    modules: reachedFrom([moduleOf(files.at(-1)!)], graph),
  }))
  const laterOf = (modules: Iterable<string>) =>
    [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const elsewhere = laterOf(OTHERS.map(({ files }) => moduleOf(files.at(-1)!)))
  for (const { file, modules } of pages) {
    const needed = reachedFrom([...laterOf(modules), ...elsewhere], graph)
    for (const id of modules) {
      if (pages.some((other) => other.file !== file && other.modules.has(id))) groups.set(id, SITE)
      else if (needed.has(id)) groups.set(id, path.basename(file, '.tsx'))
    }
  }
  const frame = ['entry.client.tsx', 'root.tsx', ...LANDING.flatMap(({ files }) => files.slice(0, -1))]
  for (const id of reachedFrom(frame.map(moduleOf), graph)) groups.set(id, SITE)
  return groups
}

/** Returns some modules and those that they import, directly or indirectly, but not those that they load later. */
function reachedFrom(ids: string[], graph: Graph): Set<string> {
  const reached = new Set<string>()
  const open = [...ids]
  for (let id = open.pop(); id; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

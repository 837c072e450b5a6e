import fs from 'node:fs'
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { drawsPage, SITE_PATHS } from '../app/site-map/site-paths.ts'

const app = path.join(import.meta.dirname, '../app')
const moduleOf = (file: string) => normalizePath(path.join(app, file))

/**
 * Fails a build in which a page without the stylesheet `session.css` imports, statically or dynamically, a component
 * from a folder that `site.css` leaves out: the component would have no styles there.
 */
export function assertSiteSheet(): Plugin {
  return {
    name: 'assert-site-sheet',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const isLeftOut = leftOut(fs.readFileSync(moduleOf('styles/site.css'), 'utf8'))
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      const hasOwnSheet = (file: string) => importsOf(moduleOf(file)).includes(moduleOf('styles/session-sheet.ts'))
      const pages = SITE_PATHS.filter((page) => drawsPage(page) && !page.files.some(hasOwnSheet))
      const open = ['entry.client.tsx', 'root.tsx', ...pages.flatMap(({ files }) => files)].map(moduleOf)
      const reached = new Set<string>()
      for (let id = open.pop(); id; id = open.pop()) {
        if (reached.has(id)) continue
        reached.add(id)
        open.push(...importsOf(id), ...(this.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
      }
      const unstyled = [...reached]
        .map((id) => path.relative(app, id).replaceAll(path.sep, '/'))
        .filter((file) => file.endsWith('.tsx') && isLeftOut(file))
      if (unstyled.length > 0)
        this.error(`app/styles/site.css leaves out what pages without session.css import: ${unstyled.join(', ')}`)
    },
  }
}

/** @returns whether the stylesheet leaves out the folder of a route or feature, by the file's path from `app/` */
function leftOut(css: string): (file: string) => boolean {
  const folders = [...css.matchAll(/^@source not "\.\.\/((?:routes|features)\/.+)";$/gm)].map(([, glob]) => glob!)
  if (folders.length === 0) throw new Error('app/styles/site.css names no folders that it leaves out')
  return (file) => folders.some((folder) => path.matchesGlob(file, `${folder}/**`))
}

import fs from 'node:fs'
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { drawsPage, SITE_PATHS } from '../app/site-map/site-paths.ts'

const app = path.join(import.meta.dirname, '../app')
const sheet = path.join(app, 'styles/site.css')

/** Layouts whose pages come with the sheet `session.css`, too. */
const BEHIND_SESSION = /^routes\/(account|admin|dashboard)\//

/**
 * Fails a build in which a page for everybody imports, at once or later, a component from a folder that `site.css` leaves
 * out: its classes would have no style there.
 */
export function assertSiteSheet(): Plugin {
  return {
    name: 'assert-site-sheet',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const isLeftOut = leftOut(fs.readFileSync(sheet, 'utf8'))
      const pages = SITE_PATHS.filter(
        (page) => drawsPage(page) && !page.files.some((file) => BEHIND_SESSION.test(file)),
      )
      const open = ['entry.client.tsx', 'root.tsx', ...pages.flatMap(({ files }) => files)]
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => normalizePath(path.join(app, file)))
      const reached = new Set<string>()
      for (let id = open.pop(); id; id = open.pop()) {
        if (reached.has(id)) continue
        reached.add(id)
        const module = this.getModuleInfo(id)
        open.push(...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? []))
      }
      const unstyled = [...reached]
        .map((id) => path.relative(app, id.split('?', 1)[0]!).replaceAll(path.sep, '/'))
        .filter((file) => file.endsWith('.tsx') && isLeftOut(file))
      if (unstyled.length > 0)
        this.error(`app/styles/site.css leaves out what pages for everybody import: ${unstyled.join(', ')}`)
    },
  }
}

/** @returns whether the sheet leaves out the folder of a route or feature, by the file's path from `app/` */
function leftOut(css: string): (file: string) => boolean {
  const folders = [...css.matchAll(/^@source not "\.\.\/((?:routes|features)\/.+)";$/gm)].map(([, glob]) => glob!)
  if (folders.length === 0) throw new Error('app/styles/site.css names no folders that it leaves out')
  return (file) => folders.some((folder) => path.matchesGlob(file, `${folder}/**`))
}

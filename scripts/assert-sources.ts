import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import sources from './sources.json' with { type: 'json' }

const root = path.join(import.meta.dirname, '..')

/** Whether a change to the file, given by its path from the root of the repository, makes `npm start` build again. */
const isSource = (file: string): boolean => sources.some((source) => file === source || file.startsWith(`${source}/`))

/**
 * Fails a build that read a file which scripts/sources.json does not list: `npm start` would keep using the old build
 * after a change to that file. The lock file covers packages, and files that the build generates follow from its
 * sources.
 */
export function assertSources(): Plugin {
  let settings: string[] = []
  return {
    name: 'assert-sources',
    apply: 'build',
    configResolved({ configFileDependencies }) {
      settings = configFileDependencies
    },
    generateBundle() {
      const read = [...settings, ...this.getModuleIds()].map((id) => id.split('?', 1)[0]!)
      const own = read
        .filter((file) => path.isAbsolute(file) && fs.existsSync(file))
        .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
        .filter((file) => !/^(\.\.|node_modules|\.react-router|build)(\/|$)/.test(file))
      const others = [...new Set(own)].filter((file) => !isSource(file))
      if (others.length > 0) this.error(`scripts/sources.json does not name what the build read: ${others.join(', ')}`)
    },
  }
}

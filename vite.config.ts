import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { pageTexts } from './app/site-map/page-texts.ts'
import packageJson from './package.json' with { type: 'json' }
import { assertSiteSheet } from './scripts/assert-site-sheet.ts'
import { assertSources } from './scripts/assert-sources.ts'
import { groupModules } from './scripts/group-modules.ts'

// What every page needs comes in two files: many small ones compress worse and cost a header each.
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  ...groupModules(),
]

/**
 * V8 has the text of a program in memory, with two bytes for each character if one of them is not ASCII. Templates with
 * a tag cannot be escaped, so the patterns in them are in a file of their own. The lines stay, so that the log can
 * name places in the code.
 */
const SMALL_IN_MEMORY: NonNullable<BuildEnvironmentOptions['rolldownOptions']>['output'] = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  codeSplitting: { groups: [{ name: 'screening', test: /app\/features\/screening\// }] },
}

/** Of the package's description the program needs its version alone: the rest names what is no part of the bundle. */
const versionAlone = {
  name: 'version-alone',
  load: (id: string) =>
    id === path.resolve('package.json') ? JSON.stringify({ version: packageJson.version }) : undefined,
}

const RELEASED = Object.keys(packageJson.dependencies)
const { account, admin, dashboard, ...forEverybody } = pageTexts()

export default defineConfig(({ command }) => ({
  // Browsers need the texts of a page before its module, and nothing else of the site map.
  define: { PAGE_TEXTS: JSON.stringify(forEverybody), SESSION_TEXTS: JSON.stringify({ account, admin, dashboard }) },
  plugins: [tailwindcss(), reactRouter(), assertSources(), assertSiteSheet(), versionAlone],
  build: {
    // They are times of libraries, which nobody can change here: not a fault of this build.
    rolldownOptions: { checks: { bundlerTimings: false } },
    // Lists of the dependencies of late parts would cost every page more than they save for visitors who use the part.
    modulePreload: { resolveDependencies: () => [] },
    // What the worker of shared lists keeps follows from it: scripts/after-build/list-workers.ts, which removes it.
    manifest: true,
  },
  // The socket of hot reload would listen on all addresses of the machine otherwise.
  server: { ws: { host: '127.0.0.1' } },
  environments: {
    // The largest file is the library that draws maps, which a page fetches when somebody opens a map.
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups } } },
        chunkSizeWarningLimit: 1200,
        license: { fileName: 'licenses.md' },
      },
    },
    ssr: {
      // A release has the packages of `dependencies` alone. Of the others the built server contains what it needs, which
      // is a fraction, with their licences. The map is for browsers.
      build: { rolldownOptions: { input: './server/app.ts', output: SMALL_IN_MEMORY }, license: true },
      resolve: command === 'build' ? { noExternal: true, external: [...RELEASED, 'maplibre-gl'] } : {},
    },
  },
  // All are named here: a library discovered later would be optimised again beside a second copy of React.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
      '@conform-to/react',
      'sonner',
      'zod',
      'maplibre-gl',
      'pmtiles',
    ],
  },
}))

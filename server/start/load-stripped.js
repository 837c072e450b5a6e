// Loads the sources of the program as the build wrote them without types, see scripts/after-build/strip-types.ts.
import fs from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url).href
const stripped = new URL('build/stripped/', root)

registerHooks({
  load(url, context, load) {
    if (!url.startsWith(root) || !url.endsWith('.ts')) return load(url, context)
    const file = fileURLToPath(new URL(url.slice(root.length), stripped))
    if (!fs.existsSync(file)) return load(url, context)
    return { format: 'module', source: fs.readFileSync(file, 'utf8'), shortCircuit: true }
  },
})

// A supervisor that `server/start.js` starts has half the memory of one that `server/main.ts` is.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

test.each(['package.json', 'Dockerfile', 'deploy/aulario', 'deploy/aulario.service'])(
  '%s starts the supervisor in the way that saves memory',
  (file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8').replace('"dev": "exec node server/main.ts"', '')
    expect(text).toContain('server/start.js')
    expect(text).not.toContain('server/main.ts')
  },
)

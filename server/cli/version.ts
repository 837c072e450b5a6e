// `aulario version`: which release this is, which Node it runs on, and which other releases are installed.
import fs from 'node:fs'
import path from 'node:path'
import { nameBuild } from '../start/name-build.ts'

const root = path.join(import.meta.dirname, '../..')
const bundle = path.join(root, 'build/server/index.js')
const { version, build } = await nameBuild(fs.existsSync(bundle) ? new URL(`file://${bundle}`) : undefined)
console.log(`Aulario ${version}, build ${build}, Node ${process.versions.node}`)
const releases = path.dirname(root)
if (path.basename(releases) === 'releases')
  for (const name of fs.readdirSync(releases).sort())
    console.log(`${name === path.basename(root) ? 'in use ' : '       '} ${name}`)

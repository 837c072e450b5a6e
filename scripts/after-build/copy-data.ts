// After a build: copies the files of admission dates into it, because the folder `data` of a running program is one of
// the installation, without the files of a new release.
import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const target = path.join(root, 'build', 'admissions')

fs.rmSync(target, { recursive: true, force: true })
fs.cpSync(path.join(root, 'data', 'admissions'), target, { recursive: true })

// After a build: copies the data of the repository into it, because the folder `data` of a running program is one of
// the installation, without the files of a new release.
import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

for (const name of ['admissions', 'equivalences.csv', 'newcomers.csv', 'moving-sources.csv']) {
  const target = path.join(root, 'build', name)
  fs.rmSync(target, { recursive: true, force: true })
  fs.cpSync(path.join(root, 'data', name), target, { recursive: true })
}

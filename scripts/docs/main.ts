// Writes the tables of docs/settings.md, docs/registers.md and docs/permissions.md from the sources that say the same
// to the program:
// npm run generate-docs
import fs from 'node:fs'
import { PAGES } from './pages.ts'

for (const { file, generated } of PAGES) fs.writeFileSync(file, generated(fs.readFileSync(file, 'utf8')))

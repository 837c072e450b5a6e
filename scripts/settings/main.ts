// Writes the tables of docs/settings.md from the comments and checks of lib/env.ts: npm run document-settings
import fs from 'node:fs'
import { withSettings } from './describe-settings.ts'

const page = new URL('../../docs/settings.md', import.meta.url)
fs.writeFileSync(page, withSettings(fs.readFileSync(page, 'utf8')))

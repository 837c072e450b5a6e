// Run after a change to its texts or the colours. Writes the pages of deploy/away, which the proxy shows while no
// process answers: for each language one page, and one in answer to a form.
import fs from 'node:fs'
import path from 'node:path'
import { LOCALES } from '#app/i18n/locales.ts'
import { renderAwayPage } from './render-away-page.ts'

const folder = path.join(import.meta.dirname, '../../deploy/away')
fs.mkdirSync(folder, { recursive: true })
for (const locale of LOCALES)
  for (const isForm of [false, true])
    fs.writeFileSync(path.join(folder, `${locale}${isForm ? '-form' : ''}.html`), renderAwayPage(locale, isForm))

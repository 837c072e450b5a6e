import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { renderAwayPage } from './render-away-page.ts'

const deploy = path.join(import.meta.dirname, '../../deploy')
const read = (file: string) => fs.readFileSync(path.join(deploy, file), 'utf8')
const pages = LOCALES.flatMap((locale) => [false, true].map((isForm) => ({ locale, isForm })))
const fileOf = ({ locale, isForm }: (typeof pages)[0]) => `${locale}${isForm ? '-form' : ''}.html`

test('the folder has what the texts and colours make, and nothing else: npm run away-pages writes it', () => {
  expect(fs.readdirSync(path.join(deploy, 'away')).sort()).toEqual(pages.map(fileOf).sort())
  for (const page of pages) expect(read(`away/${fileOf(page)}`)).toBe(renderAwayPage(page.locale, page.isForm))
})

test.each(pages)('$locale, form $isForm: complete without script, in its language, not for search engines', (page) => {
  const html = renderAwayPage(page.locale, page.isForm)
  expect(html).toContain(`<html lang="${page.locale}">`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/<script|<link|url\(|src=/)
  // A link would ask for the page instead of sending the form.
  expect(html.includes('<a href="">')).toBe(!page.isForm)
})

test('Caddy names every language but the first by its address, and all of them by the browser', () => {
  const [first, ...others] = LOCALES
  const config = read('Caddyfile')
  const named = [...config.matchAll(/\(([a-z]{2}(?:\|[a-z]{2})+)\)/g)].map(([, names]) => names?.split('|').sort())
  expect(named).toEqual([[...others].sort(), [...others].sort(), [...LOCALES].sort()])
  expect(config).toContain(`vars language ${first}\n`)
})

import fs from 'node:fs'
import path from 'node:path'
import type { Locale } from './locales.ts'

type Manifest = Record<string, { file: string; imports?: string[] }>
let manifest: Manifest | undefined

/** Addresses of the built files that hold a language, so that the browser fetches them with the page's own scripts. */
export function catalogueFiles(locale: Locale): string[] {
  if (import.meta.env.DEV) return []
  manifest ??= JSON.parse(fs.readFileSync(path.resolve('build/client/.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest[`app/i18n/${locale}/site.ts`]
  return entry ? [`/${entry.file}`] : []
}

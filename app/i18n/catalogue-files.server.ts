import fs from 'node:fs'
import path from 'node:path'
import { areasOf } from './areas.ts'
import { localeOf } from './locales.ts'

type Manifest = Record<string, { file: string; imports?: string[] }>
let manifest: Manifest | undefined

/**
 * Returns the addresses of the built files that hold the texts of a page, so that the browser fetches them with its
 * scripts.
 */
export function catalogueFiles(pathname: string): string[] {
  if (import.meta.env.DEV) return []
  manifest ??= JSON.parse(fs.readFileSync(path.resolve('build/client/.vite/manifest.json'), 'utf8')) as Manifest
  const locale = localeOf(pathname)
  const entries = areasOf(pathname).map((area) => manifest?.[`app/i18n/${area}/${locale}.ts`])
  return entries.flatMap((entry) => (entry ? [`/${entry.file}`] : []))
}

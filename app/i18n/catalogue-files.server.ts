import fs from 'node:fs'
import path from 'node:path'
import type { Area } from './areas.ts'
import type { Locale } from './locales.ts'

type Manifest = Record<string, { file: string; imports?: string[] }>
let manifest: Manifest | undefined

/**
 * Returns the addresses of the built files that hold some areas of texts, so that the browser fetches them with the
 * scripts of the page.
 */
export function catalogueFiles(areas: Area[], locale: Locale): string[] {
  if (import.meta.env.DEV) return []
  manifest ??= JSON.parse(fs.readFileSync(path.resolve('build/client/.vite/manifest.json'), 'utf8')) as Manifest
  const entries = areas.map((area) => manifest?.[`app/i18n/${area}/${locale}.ts`])
  return entries.flatMap((entry) => (entry ? [`/${entry.file}`] : []))
}

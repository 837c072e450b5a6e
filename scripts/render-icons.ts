// Run after a change of app/ui/icon-names.ts. Draws the icons of the product from Lucide (ISC licence) into one picture
// of symbols.
import fs from 'node:fs/promises'
import path from 'node:path'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ICON_NAMES, type IconName } from '#app/ui/icon-names.ts'

const file = path.join(import.meta.dirname, '..', 'app', 'ui', 'icons.svg')

/** `circle-check` is exported as CircleCheck, `trash-2` as Trash2. */
const componentName = (name: IconName) => name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())

function symbol(name: IconName): string {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: runs on the desk, where size does not matter
  const component = lucide[componentName(name) as keyof typeof lucide] as lucide.LucideIcon | undefined
  if (!component) throw new Error(`Lucide has no icon called ${name}.`)
  const shapes = renderToStaticMarkup(createElement(component)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
}

const symbols = ICON_NAMES.map(symbol).join('\n')
await fs.writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`)

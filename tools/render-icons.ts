// Run after a change to app/ui/icon-names.ts. Draws the product's icons from Lucide (ISC licence) and the stars of
// ratings into one picture of symbols.
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

/** A star and its left half, given by their corners as steps from the upper left of a square of 24 units. */
const starAt = (left: number) => `M${left + 12} 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7-6.3-3.4-6.3 3.4 1.3-7-5.2-4.9 7.1-.9z`
const halfAt = (left: number) => `M${left + 12} 1.8v15.9l-6.3 3.4 1.3-7-5.2-4.9 7.1-.9z`

/** Draws five stars, of which `halves` halves are filled. */
function stars(halves: number): string {
  const lefts = [0, 25.5, 51, 76.5, 102]
  const empty = lefts
    .slice(Math.floor(halves / 2))
    .map(starAt)
    .join('')
  const filled = lefts
    .map((left, at) => (halves > 2 * at + 1 ? starAt(left) : halves > 2 * at ? halfAt(left) : ''))
    .join('')
  const paths = [
    empty && `<path fill="var(--stars-off, var(--star-off))" d="${empty}"/>`,
    filled && `<path fill="currentColor" d="${filled}"/>`,
  ]
  return `<symbol id="stars-${halves}" viewBox="0 0 126 24">${paths.filter(Boolean).join('')}</symbol>`
}

const symbols = [...ICON_NAMES.map(symbol), ...Array.from({ length: 11 }, (_, halves) => stars(halves))].join('\n')
await fs.writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`)

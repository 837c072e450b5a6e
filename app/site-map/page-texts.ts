import type { Area } from '#app/i18n/areas.ts'
import { type PathTree, pathTree } from './path-tree.ts'
import { drawsPage, SITE_PATHS } from './site-paths.ts'

/**
 * Areas of texts, separated by spaces, by parts of a path: those under `*` apply to everything below, those under an
 * empty part to the path that ends there, and `:` stands for any part.
 */
export type PageTexts = string | PartTexts
type PartTexts = { [part: string]: PageTexts }

/**
 * Returns the part of the site map that browsers know: the areas of each page, without data that only the server needs.
 * Every page loads it, so areas shared by all pages below a part are listed once; an address below it without a page
 * may load them in vain.
 */
export function pageTexts(): PartTexts {
  const pages = SITE_PATHS.filter((route) => drawsPage(route) && route.path !== '/*')
  return condensed(pathTree(pages.map(({ path, texts }) => [path, texts])), []) as PartTexts
}

function condensed(node: PathTree<Area[]>, inherited: Area[]): PageTexts {
  const [first = [], ...others] = valuesIn(node)
  const shared = first.filter((area) => others.every((areas) => areas.includes(area)))
  const text = (areas: Area[], known: Area[]) => areas.filter((area) => !known.includes(area)).join(' ')
  const own = text(shared, inherited)
  const here = text(node.value ?? [], shared)
  const below = Object.entries(node.below ?? {})
    .map(([part, child]) => [part, condensed(child, shared)] as const)
    .filter(([, texts]) => texts !== '')
  if (below.length === 0 && !here) return own
  return { ...(own && { '*': own }), ...(here && { '': here }), ...Object.fromEntries(below) }
}

const valuesIn = ({ value, below = {} }: PathTree<Area[]>): Area[][] => [
  ...(value ? [value] : []),
  ...Object.values(below).flatMap(valuesIn),
]

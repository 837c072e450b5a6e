import { Window } from 'happy-dom'

/** An element with its attributes and children, or the number of a text. */
export type PageTree = number | { tag: string; attributes: Record<string, string>; children: PageTree[] }

/** What a page shows, apart from scripts: the elements of its body, and its texts. */
export type PageParts = { tree: PageTree; texts: string[] }

/** Takes a page apart into what a template would have, and what it would be given. */
export function takeApart(html: string): PageParts {
  const window = new Window()
  const page = new window.DOMParser().parseFromString(html, 'text/html')
  const texts: string[] = []
  const partsOf = (node: Node): PageTree[] => {
    if (node.nodeType === node.TEXT_NODE) return [texts.push(node.textContent ?? '') - 1]
    if (node.nodeType !== node.ELEMENT_NODE) return []
    const element = node as Element
    const tag = element.tagName.toLowerCase()
    if (tag === 'script') return []
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
    return [{ tag, attributes, children: [...element.childNodes].flatMap(partsOf) }]
  }
  const [tree] = partsOf(page.body as unknown as Node)
  window.close()
  if (tree === undefined) throw new Error('The page has no body.')
  return { tree, texts }
}

const quoted = (text: string) => JSON.stringify(text)
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** React refuses styles as text, and omits what is true without a value. */
const forReact = ([name, value]: [string, string]): [string, string | true] => [
  name === 'style' ? 'data-style' : name,
  value === '' && !name.startsWith('data-') && name !== 'value' ? true : value,
]

/** Returns the tree as calls that the compiler makes of JSX; `d` has the texts. */
export function reactSource(tree: PageTree): string {
  if (typeof tree === 'number') return `d[${tree}]`
  const props = Object.entries(tree.attributes).map(forReact)
  const given = props.map(([name, value]) => `${quoted(name)}:${value === true ? 'true' : quoted(value)}`)
  const [first, ...others] = tree.children.map(reactSource)
  const children = first === undefined ? [] : [`children:${others.length > 0 ? `[${[first, ...others]}]` : first}`]
  return `${others.length > 0 ? 'jsxs' : 'jsx'}(${quoted(tree.tag)},{${[...given, ...children]}})`
}

/** Like {@link reactSource}, for Hono, whose calls have the children behind the attributes. */
export function honoSource(tree: PageTree): string {
  if (typeof tree === 'number') return `d[${tree}]`
  return `jsx(${[quoted(tree.tag), JSON.stringify(tree.attributes), ...tree.children.map(honoSource)]})`
}

/** Returns the tree as the inside of a template string; `e` escapes a text. */
export function stringSource(tree: PageTree): string {
  if (typeof tree === 'number') return `\${e(d[${tree}])}`
  const attributes = Object.entries(tree.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const start = `<${tree.tag}${attributes.join('')}>`
  return VOID.has(tree.tag) ? start : `${start}${tree.children.map(stringSource).join('')}</${tree.tag}>`
}

const escaped = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('\\', '\\\\')
    .replaceAll('`', '\\`')
    .replaceAll('${', '\\${')

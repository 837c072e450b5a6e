/** Elements that do not separate words. */
const WITHIN_LINES = ['A', 'ABBR', 'B', 'BDI', 'CODE', 'EM', 'I', 'MARK', 'SMALL', 'SPAN', 'STRONG', 'TIME']

/** Returns the text of an element as people read or hear it, with single spaces between words. */
export function textOf(element: Element): string {
  return [...piecesOf(element)].join('').replace(/\s+/g, ' ').trim()
}

function* piecesOf(node: Node): Generator<string> {
  for (const child of node.childNodes) {
    if (child.nodeType === 3) yield child.textContent ?? ''
    if (child.nodeType !== 1) continue
    const { tagName } = child as Element
    if ((child as Element).getAttribute('aria-hidden') === 'true' || /^(script|style|title)$/i.test(tagName)) continue
    const gap = WITHIN_LINES.includes(tagName) ? '' : ' '
    yield gap
    yield* piecesOf(child)
    yield gap
  }
}

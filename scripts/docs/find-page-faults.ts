import fs from 'node:fs'
import path from 'node:path'

/** A link to a file of the repository, to a heading of it, or to one of the same page. */
const LINK = /\]\((?!\w+:)([^)\s#]*)(#[^)\s]*)?\)/g
const CODE = /```[\s\S]*?```|`[^`\n]*`/g
/** A page of the documentation says in its first sentence whom it is for. */
const BEGINNING = /^# .+\n\nFor [\s\S]+?\./

const read = (file: string) => fs.readFileSync(file, 'utf8')

/** Returns the anchors of the headings of a page, as GitHub forms them. */
function anchorsOf(page: string): string[] {
  const headings = read(page)
    .replaceAll(/```[\s\S]*?```/g, '')
    .matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

/** Returns what is wrong with the links of a page. @param file path from the root of the repository */
export function findDeadLinks(root: string, file: string): string[] {
  return [...read(path.join(root, file)).replaceAll(CODE, '').matchAll(LINK)].flatMap(([, to = '', anchor = '']) => {
    const target = to ? path.join(root, path.dirname(file), to) : path.join(root, file)
    if (!fs.existsSync(target)) return [`${file}: ${to} is not there`]
    if (!anchor || anchorsOf(target).includes(anchor.slice(1))) return []
    return [`${file}: ${to || file} has no heading for ${anchor}`]
  })
}

/** Returns whether a page begins with whom it is for. */
export const namesReaders = (text: string): boolean => BEGINNING.test(text)

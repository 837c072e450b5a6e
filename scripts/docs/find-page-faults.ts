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

const OWN_FILE = /`((?:[\w.-]+\/)*[\w.-]+\.tsx?)`/g
const FROM_ROOT = /^(app|bench|db|deploy|docs|e2e|imports|lib|scripts|search-engine|server|tools)\//

/**
 * Returns the files that the README of a folder names and that are not in the folder. A path counts from the folder; a
 * name alone may stand anywhere below it. Paths from the root of the repository are not looked at.
 */
export function findMissingFiles(root: string, readme: string): string[] {
  const folder = path.join(root, path.dirname(readme))
  const below = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const names = new Set([...below, ...below.map((file) => path.basename(file))])
  return [...read(path.join(root, readme)).matchAll(OWN_FILE)]
    .map(([, named = '']) => named)
    .filter((named) => !FROM_ROOT.test(named) && !names.has(named))
    .map((named) => `${readme}: ${named} is not there`)
}

/** Returns whether a page begins with whom it is for. */
export const namesReaders = (text: string): boolean => BEGINNING.test(text)

import fs from 'node:fs'
import path from 'node:path'

/** The line before a block, its language and the line that begins it. */
const BLOCK = /(?:^|\n)([^\n]*)\n[ ]*```(\w+)\n([^\n]*)[\s\S]*?\n[ ]*```(?=\n|$)/g
const COMMANDS = new Set(['sh', 'bash', 'shell', 'sql'])
const TRIED = /^<!-- trial: ([\w-]+) -->$/
const REASON = /^<!-- not tried: \S.+ -->$/
/** How the trial's scripts name a block that they run. */
const RUN = /(?:^[ ]*|; |\bwatched )(?:then |else )?(?:operator|statements) ([\w-]+)/gm

/**
 * Returns the blocks of commands that say neither under which name the trial of an installation tries them nor why it
 * does not, and the names that only the pages or only the trial know.
 *
 * @param pages paths from the root
 * @param trial folder of the trial's scripts, from the root
 */
export function findUntriedBlocks(root: string, pages: string[], trial: string): string[] {
  const faults: string[] = []
  const named: string[] = []
  for (const page of pages) {
    const text = fs.readFileSync(path.join(root, page), 'utf8')
    for (const [, before = '', language = '', first = ''] of text.matchAll(BLOCK)) {
      if (!COMMANDS.has(language)) continue
      const name = TRIED.exec(before.trim())?.[1]
      if (name) named.push(name)
      else if (!REASON.test(before.trim()))
        faults.push(
          `${page}: "${first.trim()}" is neither tried (<!-- trial: … -->) nor has a reason (<!-- not tried: … -->)`,
        )
    }
  }
  const folder = path.join(root, trial)
  const scripts = fs.readdirSync(folder).filter((name) => name.endsWith('.sh'))
  const run = scripts.flatMap((name) => [...fs.readFileSync(path.join(folder, name), 'utf8').matchAll(RUN)])
  const known = new Set(run.map(([, name = '']) => name))
  for (const name of named) if (!known.has(name)) faults.push(`${trial}: no script runs the block ${name}`)
  for (const name of known) if (!named.includes(name)) faults.push(`${trial}: no page has the block ${name}`)
  return faults
}

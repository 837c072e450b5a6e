// Checks the subjects of the commits that came after this check: `area: what changed`, at most 72 characters. A clone
// without the history (git clone --depth 1), or a copy of the sources without any, has no commits to check.
import { execFileSync } from 'node:child_process'
import path from 'node:path'

const MAX_SUBJECT_LENGTH = 72
const FORM = /^[a-z][a-z0-9 ,/-]*: \S/
/** Subjects that git writes. */
const BY_GIT = /^(Merge|Revert) /

/** Returns what is wrong with the subject of a commit; undefined if nothing is. */
export function subjectFault(subject: string): string | undefined {
  if (BY_GIT.test(subject)) return undefined
  if (!FORM.test(subject)) return 'is not of the form "area: what changed"'
  if (subject.length > MAX_SUBJECT_LENGTH) return `has ${subject.length} characters, at most ${MAX_SUBJECT_LENGTH}`
  return undefined
}

const root = path.join(import.meta.dirname, '..')
const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

/** Returns the subjects of the commits since the one that added this check. */
function subjectsSince(file: string): string[] {
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '--', file).at(-1)
    return added ? git('log', '--format=%s', `${added}..HEAD`) : []
  } catch {
    return []
  }
}

if (import.meta.main) {
  const subjects = subjectsSince('scripts/check-commits.ts')
  const faulty = subjects.flatMap((subject) => {
    const fault = subjectFault(subject)
    return fault ? [`"${subject}" ${fault}`] : []
  })
  for (const line of faulty) console.error(line)
  if (faulty.length > 0) process.exit(1)
  console.log(`${subjects.length} subjects of commits are of the form "area: what changed"`)
}

import type { VersionedText } from '#app/core/terms-versions.ts'

/** The date of the newest version of each versioned text, and the mark of its words on that day. */
export type NotedVersions = Record<string, { day: string; mark: string }>

/** How to note a new version: the whole instruction for anybody who has changed a text. */
export const HOW_TO_NOTE =
  'let today be the first of its days in LAW_VERSIONS (app/core/terms-versions.ts), then run: npm run note-law-versions'

/** @returns for each text that changed without a new date, or whose new date is not noted, what to do */
export function unnotedChanges(
  noted: NotedVersions,
  marks: Record<VersionedText, string>,
  versions: Record<VersionedText, readonly [string, ...string[]]>,
): string[] {
  return (Object.keys(versions) as VersionedText[]).flatMap((text) => {
    const [day] = versions[text]
    const last = noted[text]
    if (last?.day === day && last.mark === marks[text]) return []
    if (last?.day === day) return [`The words of /${text} have changed since the version of ${day}: ${HOW_TO_NOTE}`]
    return [`The version of ${day} of /${text} is not noted: run npm run note-law-versions`]
  })
}

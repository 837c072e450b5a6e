import fs from 'node:fs'
import { LAW_VERSIONS, type VersionedText } from '#app/core/terms-versions.ts'
import { fingerprintTexts } from '#app/features/legal/versions/fingerprint-texts.server.ts'
import { HOW_TO_NOTE, type NotedVersions } from '#app/features/legal/versions/unnoted-changes.ts'

// Records the day and the wording of each legal text: npm run note-law-versions. A text that has changed needs a new
// day first.

const file = new URL('../app/features/legal/versions/noted-versions.json', import.meta.url)
const noted: NotedVersions = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
const marks = fingerprintTexts()
const today = new Date().toISOString().slice(0, 10)

const withoutNewDay = (Object.keys(LAW_VERSIONS) as VersionedText[]).filter((text) => {
  const [day] = LAW_VERSIONS[text]
  return noted[text]?.day === day && noted[text].mark !== marks[text] && day !== today
})
if (withoutNewDay.length > 0) {
  console.error(withoutNewDay.map((text) => `The words of /${text} have changed: ${HOW_TO_NOTE}`).join('\n'))
  process.exit(1)
}
const versions = Object.entries(LAW_VERSIONS).map(([text, [day]]) => [
  text,
  { day, mark: marks[text as VersionedText] },
])
fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(versions), null, 2)}\n`)

// Removes the data that this clone has created, including data outside its folder: `npm run clean`, with --yes without
// asking.
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { projectDir } from '#db/open-database.ts'
import { assertCleanable, listKept, removeKept } from './clean.ts'

const USAGE = 'Usage: npm run clean -- [--yes]'

async function clean(): Promise<void> {
  const { yes } = parseArgs({ options: { yes: { type: 'boolean', default: false } } }).values
  await assertCleanable(projectDir)
  const kept = listKept(projectDir)
  if (kept.length === 0) return console.log('There is nothing to remove.')
  console.log('This is removed for good:')
  for (const { what, place } of kept) console.log(`  ${what}: ${place}`)
  if (!yes && (await answer('Type yes to remove it: ')) !== 'yes') throw new Error('Nothing was removed.')
  // Somebody may have started the program in the meantime.
  await assertCleanable(projectDir)
  removeKept(projectDir, kept)
  console.log(`Removed. The folder itself is left: ${projectDir}`)
}

/** Returns what somebody types; an empty answer at the end of the input. */
async function answer(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  const text = await Promise.race([lines.question(question), ended])
  lines.close()
  return text.trim()
}

await clean().catch((error: Error & { code?: string }) => {
  console.error(error.code?.startsWith('ERR_PARSE_ARGS') ? USAGE : error.message)
  process.exitCode = 1
})

// `aulario read-only on [until] | off | status`: pages go on while nothing is saved.
import { closeDatabase } from '#db/client.ts'
import { openForCommand } from '#db/open-database.ts'
import { askReadOnly, beginReadOnly, endReadOnly } from '#db/read-only/follow-read-only.ts'

const USAGE = `Usage: aulario read-only on [minutes or end, such as 30 or 2026-03-01T09:30Z] | off | status`
const MINUTE_MS = 60_000

/** @returns undefined for what is no time to come */
function readEnd(given: string): string | undefined {
  const at = /^\d{1,5}$/.test(given) ? Date.now() + Number(given) * MINUTE_MS : Date.parse(given)
  return at > Date.now() ? new Date(at).toISOString() : undefined
}

async function status(): Promise<string> {
  const now = await askReadOnly()
  if (!now) return 'Everything is saved.'
  if (now.by === 'standby') return 'Nothing is saved: the database is a standby, or read-only itself.'
  return `Nothing is saved${now.until ? `; visitors are told that it ends at ${now.until}` : ''}. It ends with: aulario read-only off`
}

async function main([command, end, ...more]: string[]): Promise<void> {
  const until = end && readEnd(end)
  const isKnown = command === 'on' ? !end || until : (command === 'off' || command === 'status') && !end
  if (!isKnown || more.length > 0) {
    console.error(USAGE)
    process.exitCode = 2
    return
  }
  const { release } = await openForCommand({ database: 'there', migrated: false })
  try {
    if (command === 'on') await beginReadOnly(until || undefined)
    if (command === 'off') await endReadOnly()
    console.log(await status())
  } finally {
    await closeDatabase()
    await release()
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})

// `aulario migrate`: what has to happen once before processes of this release start: migrates the database, and puts
// scripts and styles into the store, where processes of other releases find them.
import fs from 'node:fs'
import path from 'node:path'
import { closeDatabase } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { openForCommand } from '#db/open-database.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { keepAssets } from '../endpoints/assets/keep-assets.ts'

const assets = path.join(import.meta.dirname, '../../build/client/assets')

async function prepare(): Promise<void> {
  const { ownerUrl, login, release } = await openForCommand({ database: 'made', migrated: false })
  try {
    const applied = await migrate(ownerUrl, login)
    console.log(`Migrations applied: ${applied.join(', ') || 'none, all were there'}.`)
    if (fs.existsSync(assets))
      console.log(`Scripts and styles put into the store: ${await keepAssets(assets, storage())}.`)
  } finally {
    await closeDatabase()
    await release()
  }
}

prepare().catch(({ message, cause }: Error) => {
  console.error(cause instanceof Error ? `${message} ${cause.message}` : message)
  process.exitCode = 1
})

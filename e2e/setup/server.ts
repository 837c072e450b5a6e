// The built product for the journeys, on a separate database with the sample schools and a few imported ones.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CLIENT_ID, CLIENT_SECRET, startOpenIdProvider } from '#app/features/accounts/testing/openid-provider.ts'
import { startStandInEngine } from '#app/features/routing/testing/stand-in-engine.ts'
import { closeDatabase } from '#db/client.ts'
import { projectDir } from '#db/open-database.ts'
import { startTestServer } from '#db/testing/test-server.ts'
import { writeDatabaseAddress } from './address.ts'

const { server, template, stop } = await startTestServer()
process.env.NODE_ENV = 'production'
process.env.DATABASE_OWNER_URL = server.ownerUrl(template)
process.env.DATABASE_URL = server.url('aulario', template)
writeDatabaseAddress(process.env.DATABASE_URL)
process.env.LOG_LEVEL = 'warn'
// Journeys name their client address.
process.env.TRUST_PROXY = '1'
// Mails of an earlier run would be taken for those of this one.
process.env.OUTBOX_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-outbox-'))
// Streets that a developer has cut out for this machine are none of the journeys'.
process.env.MAP_PMTILES = path.join(process.env.OUTBOX_DIR, 'streets.pmtiles')
const provider = await startOpenIdProvider()
process.env.GOOGLE_CLIENT_ID = CLIENT_ID
process.env.GOOGLE_CLIENT_SECRET = CLIENT_SECRET
process.env.GOOGLE_ISSUER = provider.issuer

const engine = await startStandInEngine()
engine.state.hasTransit = true
process.env.ROUTING_URL = engine.url

const { addSamples } = await import('#db/samples/samples.ts')
const { addExampleSchools } = await import('../fixtures/examples/schools/example-schools.ts')
const { addExampleAccounts } = await import('../fixtures/examples/example-accounts.ts')
const { addExampleNotifications } = await import('../fixtures/examples/example-notifications.ts')
const { addExampleMedia } = await import('../fixtures/examples/example-media.ts')
const { addExampleDashboardReviews } = await import('../fixtures/examples/example-dashboard-reviews.ts')
const { addExampleBuyers } = await import('../fixtures/examples/example-buyers.ts')
const { addExampleTakeovers } = await import('../fixtures/examples/example-takeovers.ts')
const { addExampleImports } = await import('../fixtures/examples/example-imports.ts')
const { addExampleEnquiries } = await import('../fixtures/examples/example-enquiries.ts')
const { addExampleDuplicates } = await import('../fixtures/examples/example-duplicates.ts')
const { addExampleInvoices } = await import('../fixtures/examples/example-invoices.ts')
const { addExampleClaims } = await import('../fixtures/examples/example-claims.ts')
const { addExampleCases } = await import('../fixtures/examples/example-cases.ts')
const { addExampleSchoolMembers } = await import('../fixtures/examples/schools/example-school-members.ts')
const { addExampleGroups } = await import('../fixtures/examples/example-group.ts')
const { addExampleSchoolOwners } = await import('../fixtures/examples/schools/example-school-owners.ts')
const { addExampleOwnReviews } = await import('../fixtures/examples/example-own-reviews.ts')
const { addExampleUsers } = await import('../fixtures/examples/example-users.ts')
const { addExampleQueue } = await import('../fixtures/examples/example-queue.ts')
const { addExampleSchoolTexts } = await import('../fixtures/examples/schools/example-school-texts.ts')
const { addExamplePages } = await import('../fixtures/examples/example-pages.ts')
await addSamples()
await addExampleSchools()
await addExampleAccounts()
await addExampleMedia()
await addExampleCases()
await addExampleClaims()
await addExampleBuyers()
await addExampleTakeovers()
await addExampleImports()
await addExampleEnquiries()
await addExampleNotifications()
await addExampleInvoices()
await addExampleDuplicates()
await addExampleOwnReviews()
await addExampleSchoolOwners()
await addExampleGroups()
await addExampleQueue()
await addExampleSchoolTexts()
await addExampleSchoolMembers()
await addExampleDashboardReviews()
await addExampleUsers()
await addExamplePages()
await closeDatabase()

// A separate process: it exits once it has stopped, and the database has to outlive it.
const program = spawn(process.execPath, ['server/start.js'], { cwd: projectDir, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => program.kill(signal))
program.once('exit', async (code) => {
  await stop()
  process.exit(code ?? 1)
})

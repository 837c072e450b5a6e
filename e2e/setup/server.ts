// The product as journeys meet it: built, on a database of its own with the sample schools and a few imported ones.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startTestServer } from '#db/testing/test-server.ts'

const { server, template, stop } = await startTestServer()
process.env.NODE_ENV = 'production'
process.env.DATABASE_OWNER_URL = server.ownerUrl(template)
process.env.DATABASE_URL = server.url('aulario', template)
process.env.LOG_LEVEL = 'warn'
// Journeys name the address they come from.
process.env.TRUST_PROXY = '1'
// Mails of an earlier run would be taken for those of this one.
process.env.OUTBOX_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-outbox-'))

const { addSamples } = await import('#db/samples/add-samples.ts')
const { addExampleSchools } = await import('./example-schools.ts')
const { addExampleAccounts } = await import('../accounts/example-accounts.ts')
const { addExampleBells } = await import('./example-bells.ts')
const { addExampleMedia } = await import('./example-media.ts')
const { addExampleDesks } = await import('./example-desks.ts')
const { addExampleBuyers } = await import('./example-buyers.ts')
const { addExampleHeads } = await import('./example-heads.ts')
const { addExampleImporters } = await import('./example-importers.ts')
const { addExampleInboxes } = await import('./example-inboxes.ts')
const { addExampleRegistrars } = await import('./example-registrars.ts')
const { addExampleInvoices } = await import('./example-invoices.ts')
const { addExampleClaims } = await import('./example-claims.ts')
const { addExampleMatters } = await import('./example-matters.ts')
const { addExampleMembers } = await import('./example-members.ts')
const { addExampleOperators } = await import('./example-operators.ts')
const { addExampleOwnReviews } = await import('./example-own-reviews.ts')
const { addExamplePeople } = await import('./example-people.ts')
const { addExampleQueue } = await import('./example-queue.ts')
const { addExampleWriters } = await import('./example-writers.ts')
await addSamples()
await addExampleSchools()
await addExampleAccounts()
await addExampleMedia()
await addExampleMatters()
await addExampleClaims()
await addExampleBuyers()
await addExampleHeads()
await addExampleImporters()
await addExampleInboxes()
await addExampleBells()
await addExampleInvoices()
await addExampleRegistrars()
await addExampleOwnReviews()
await addExampleOperators()
await addExampleQueue()
await addExampleWriters()
await addExampleMembers()
await addExampleDesks()
await addExamplePeople()
await import('#server/main.ts')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

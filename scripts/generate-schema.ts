import fs from 'node:fs/promises'
import { closeDatabase } from '#db/client.ts'
import { startTestServer } from '#db/testing/test-server.ts'
import { generateSchema } from './schema/generate-schema.ts'

// Writes db/schema.ts from the migrations: npm run generate-schema

const { server, template, stop } = await startTestServer()
try {
  process.env.DATABASE_URL = server.url('aulario', template)
  await fs.writeFile(new URL('../db/schema.ts', import.meta.url), await generateSchema())
} finally {
  await closeDatabase()
  await stop()
}

import fs from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateSchema } from '../scripts/schema/generate-schema.ts'

test('the types of the tables are those of the migrated database', async () => {
  const committed = await fs.readFile(new URL('./schema.ts', import.meta.url), 'utf8')
  expect(committed, 'run npm run generate-schema, which writes db/schema.ts').toBe(await generateSchema())
})

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseMapping } from '#app/features/import-runs/mapping/parse-mapping.ts'
import { draftMapping } from './draft-mapping.ts'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'draft-mapping-test-'))
afterAll(() => fs.rmSync(dir, { recursive: true }))

test('a draft has the columns that their names explain, and each type without a meaning', async () => {
  const file = path.join(dir, 'schulen.csv')
  fs.writeFileSync(file, 'Schulnummer;Schulname;Schulform;PLZ;Schulleitung\n1;A;Grundschule;01067;Jane Doe\n')
  const draft = await draftMapping(file)
  expect(draft).toMatchObject({
    code: { column: ['Schulnummer'] },
    fields: { name: { column: ['Schulname'] }, type: { column: ['Schulform'], values: { Grundschule: '' } } },
  })
  expect(JSON.stringify(draft)).not.toContain('Jane Doe')
  expect(parseMapping(draft).problems).toEqual(
    expect.arrayContaining([expect.stringContaining('fields.type.values.Grundschule')]),
  )
})

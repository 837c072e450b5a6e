import { expect, test } from 'vitest'
import { ruleFiles, rulesVersion } from './inputs-of.ts'

test('the rules are all that decides what becomes of a row, and no test', async () => {
  const names: string[] = []
  for await (const { name } of ruleFiles()) names.push(name)
  expect(names).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      'imports/it-miur/towns.tsv',
      'search-engine/language/gazetteer/city-codes.tsv',
      'imports/mappings/de-nrw-pupils.json',
      'imports/gb-gias/source.ts',
      'imports/cleaning/clean-cell.ts',
      'imports/mapping/mapped-source.ts',
      'imports/store/merge.ts',
      'app/features/facts/vocabulary/facts.ts',
      'db/vocabulary.ts',
    ]),
  )
  expect(names.filter((name) => /test/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(await rulesVersion()).toBe(await rulesVersion())
})

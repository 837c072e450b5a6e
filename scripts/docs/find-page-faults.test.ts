import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findDeadLinks, findMissingFiles, namesReaders } from './find-page-faults.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-pages-'))
afterAll(() => fs.rmSync(root, { recursive: true }))

test('a link to a file or a heading that is not there is found, one in code is none', () => {
  fs.mkdirSync(path.join(root, 'docs'))
  fs.writeFileSync(path.join(root, 'README.md'), '# A\n\n## Who may import whom: all\n\n```\n## Not a heading\n```\n')
  const links = '[a](../README.md#who-may-import-whom-all) [b](#own) [c](https://a.example/#x) `[d](gone.md)`'
  fs.writeFileSync(
    path.join(root, 'docs/own.md'),
    `# Own\n\n${links}\n[e](gone.md) [f](../README.md#not-a-heading) [g](#b)`,
  )
  expect(findDeadLinks(root, 'docs/own.md')).toEqual([
    'docs/own.md: gone.md is not there',
    'docs/own.md: ../README.md has no heading for #not-a-heading',
    'docs/own.md: docs/own.md has no heading for #b',
  ])
})

test('the README of a folder names files of the folder, by path or by name', () => {
  fs.mkdirSync(path.join(root, 'feature/write'), { recursive: true })
  fs.writeFileSync(path.join(root, 'feature/write/save.server.ts'), '')
  const named = '`write/save.server.ts` `save.server.ts` `gone.ts` `write/gone.tsx` `app/gone.ts` `save()`'
  fs.writeFileSync(path.join(root, 'feature/README.md'), named)
  expect(findMissingFiles(root, 'feature/README.md')).toEqual([
    'feature/README.md: gone.ts is not there',
    'feature/README.md: write/gone.tsx is not there',
  ])
})

test('a page says in its first sentence whom it is for', () => {
  expect(['# A\n\nFor operators of a site.\n', '# A\n\nThe program.\n'].map(namesReaders)).toEqual([true, false])
})

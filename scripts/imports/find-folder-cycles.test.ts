import { describe, expect, test } from 'vitest'
import { findCyclesBelow, findFolderCycles, findOrderFaults } from './find-folder-cycles.ts'

function graph(imports: Record<string, string[]>) {
  return [Object.keys(imports), (file: string) => imports[file] ?? []] as const
}

describe('folders of a part', () => {
  test('that only import in one direction have no cycle', () => {
    const [files, imports] = graph({ 'x/a/1.ts': ['x/b/1.ts', 'lib/y.ts'], 'x/b/1.ts': ['x/b/2.ts'], 'x/b/2.ts': [] })
    expect(findFolderCycles(files, imports, 'x')).toEqual([])
  })

  test('that import each other through different files have one', () => {
    const [files, imports] = graph({
      'x/a/1.ts': ['x/b/1.ts'],
      'x/b/1.ts': [],
      'x/b/2.ts': ['x/c/1.ts'],
      'x/c/1.ts': ['x/a/2.ts', 'x/d/1.ts'],
      'x/a/2.ts': [],
      'x/d/1.ts': [],
      'xx/a/1.ts': ['x/a/1.ts'],
    })
    expect(findFolderCycles(files, imports, 'x')).toEqual([
      {
        folders: ['a', 'b', 'c'],
        pairs: [
          ['x/a/1.ts', 'x/b/1.ts'],
          ['x/b/2.ts', 'x/c/1.ts'],
          ['x/c/1.ts', 'x/a/2.ts'],
        ],
      },
    ])
  })

  test('that import each other through a file of the part have one', () => {
    const [files, imports] = graph({ 'x/a/1.ts': ['x/face.ts'], 'x/face.ts': ['x/a/2.ts'], 'x/a/2.ts': [] })
    expect(findFolderCycles(files, imports, 'x').map(({ folders }) => folders)).toEqual([['a', 'face.ts']])
  })

  test('have cycles of their own inside', () => {
    const [files, imports] = graph({ 'x/a/b/1.ts': ['x/a/c/1.ts'], 'x/a/c/1.ts': ['x/a/b/2.ts'], 'x/a/b/2.ts': [] })
    expect(findFolderCycles(files, imports, 'x')).toEqual([])
    expect(findCyclesBelow(files, imports, 'x')).toMatchObject([{ parent: 'x/a', folders: ['b', 'c'] }])
  })
})

test('a folder may import those before it and files of the part only from there', () => {
  const [files, imports] = graph({
    'x/face.ts': ['x/a/1.ts', 'x/b/1.ts'],
    'x/a/1.ts': ['x/b/1.ts', 'lib/y.ts'],
    'x/b/1.ts': ['x/a/2.ts', 'x/face.ts'],
    'x/a/2.ts': [],
    'x/c/1.ts': [],
  })
  expect(findOrderFaults(files, imports, 'x', ['a', 'b'])).toEqual([
    'x/a/1.ts must not import x/b/1.ts: a ← b',
    'x/b/1.ts must not import x/face.ts: a ← b',
    'x/c/1.ts: c has no place in a ← b',
  ])
})

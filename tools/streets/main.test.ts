import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeBasemap } from './testing/made-archive.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-streets-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const planet = path.join(folder, 'planet.pmtiles')
fs.writeFileSync(planet, makeBasemap(5))

function run(...args: string[]) {
  const env = { ...process.env, MAP_PMTILES: path.join(folder, 'own.pmtiles') }
  const main = path.join(import.meta.dirname, 'main.ts')
  return spawnSync(process.execPath, [main, ...args], { env, encoding: 'utf8' })
}

test('writes where the settings say, from a box in the west and a town', () => {
  const { status, stdout, stderr } = run('--from', planet, '-9.5,36,-6,42', 'Köln', '--max-zoom', '4')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^Köln \(DE\): .*\n.*\n\d+ tiles up to zoom 4/m)
  expect(fs.readFileSync(path.join(folder, 'own.pmtiles'), 'latin1')).toMatch(/^PMTiles/)
})

test.each([
  [['Köln', '--max-zoom', '16'], /Usage/],
  [['Köln', '--unknown'], /unknown.*\n.*Usage/i],
  [['Nowhereville', '--from', planet], /no country, town or box/],
])('%o is refused', (args, message) => {
  const { status, stderr } = run(...args)
  expect([status, stderr]).toEqual([1, expect.stringMatching(message)])
})

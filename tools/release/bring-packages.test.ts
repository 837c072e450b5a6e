import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assertPlaceless } from './bring-packages.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-placeless-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

test('a release in which a file names where it was built is refused', () => {
  const server = path.join(folder, 'build/server')
  fs.mkdirSync(server, { recursive: true })
  fs.writeFileSync(path.join(server, 'index.js'), 'export const styles = "/assets/site.css"')
  expect(() => assertPlaceless(folder, '/tmp/made-x7')).not.toThrow()
  fs.writeFileSync(path.join(server, 'manifest.json'), '{"src":"/tmp/made-x7/app/styles/site.css"}')
  expect(() => assertPlaceless(folder, '/tmp/made-x7')).toThrow(/manifest\.json names \/tmp\/made-x7\.$/)
})

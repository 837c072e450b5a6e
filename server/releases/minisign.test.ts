import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPublicKey, verifyFile } from './minisign.ts'
import { makeSigner } from './testing/sign.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'minisign-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const file = path.join(folder, 'archive')
const bytes = Buffer.from('what was signed')
fs.writeFileSync(file, bytes)
const signer = makeSigner()
const key = readPublicKey(signer.publicKey)
const signature = signer.sign(bytes, 'aulario 1.2.3')

test('a signature tells the comment that was signed with it', async () => {
  expect(await verifyFile(file, signature, key)).toBe('aulario 1.2.3')
  const lines = signature.split('\n')
  expect(await verifyFile(file, lines.join('\r\n'), readPublicKey(signer.publicKey.split('\n')[1]!))).toBe(
    'aulario 1.2.3',
  )
})

// Made by Debian's minisign 0.11: minisign -G -W, then minisign -S -m archive -t 'aulario 1.2.3'.
const DEBIAN = {
  key: 'RWQxjRWTJWToPEcOYNAzlECYicyFkpDgkJh4PMeB+50O8clFEYJ7o5Za',
  signature: `untrusted comment: signature from minisign secret key
RUQxjRWTJWToPNkseSqPTri+SRUujt0Z2Nn+P6YsNovqL4hc/y7JvYrFDnLMw90GH0lVx6fmtJzY6YCbJ9euGNgz8h8iIZJAng8=
trusted comment: aulario 1.2.3
z/FgeDwGty0cmtEtggQxgBUTDTqxgidjFO0MjcoM3oxWOrHYKxeu8dWp5Y2ES2bsdaS4vAO/xW6btN69edt/Aw==
`,
}

test('what minisign signed is accepted', async () => {
  expect(await verifyFile(file, DEBIAN.signature, readPublicKey(DEBIAN.key))).toBe('aulario 1.2.3')
})

const INSTALLED = ['minisign'].filter((program) => spawnSync(program, ['-v']).status === 0)

test.each(INSTALLED)('%s accepts what the tests sign', (program) => {
  fs.writeFileSync(`${file}.minisig`, signature)
  fs.writeFileSync(`${file}.pub`, signer.publicKey)
  const said = execFileSync(program, ['-V', '-p', `${file}.pub`, '-m', file], { encoding: 'utf8' })
  expect(said).toContain('Trusted comment: aulario 1.2.3')
})

const changed = (line: number, change: (text: string) => string) =>
  signature
    .split('\n')
    .map((text, at) => (at === line ? change(text) : text))
    .join('\n')
/** Another byte of what is written in base64. */
const flipped = (at: number) => (text: string) => {
  const content = Buffer.from(text, 'base64')
  content[at]! ^= 1
  return content.toString('base64')
}

test.each([
  ['of another key', makeSigner().sign(bytes, 'aulario 1.2.3'), 'signed by another key'],
  ['that says to be of this key', makeSigner(Buffer.from(key.id, 'hex')).sign(bytes, 'aulario 1.2.3'), 'was changed'],
  ['of another file', signer.sign(Buffer.from('another'), 'aulario 1.2.3'), 'not what was signed'],
  ['with another comment', changed(2, () => 'trusted comment: aulario 9.9.9'), 'comment of the signature was changed'],
  ['with another signature of the comment', changed(3, flipped(5)), 'comment of the signature was changed'],
  ['with another byte', changed(1, flipped(40)), 'was changed'],
  ['of the older kind', changed(1, flipped(1)), 'damaged, or none of minisign'],
  ['without its last line', signature.split('\n').slice(0, 3).join('\n'), 'damaged, or none of minisign'],
  ['that is cut off', signature.slice(0, 60), 'damaged, or none of minisign'],
  ['that is empty', '', 'damaged, or none of minisign'],
])('a signature %s is refused', async (_, text, words) => {
  await expect(verifyFile(file, text, key)).rejects.toThrow(words)
})

test('a file that was changed is refused', async () => {
  const other = path.join(folder, 'other')
  fs.writeFileSync(other, 'what was signee')
  await expect(verifyFile(other, signature, key)).rejects.toThrow('not what was signed')
})

test.each(['', 'RWQ', signature.split('\n')[1]!, 'untrusted comment: x'])('%j is no public key', (text) => {
  expect(() => readPublicKey(text)).toThrow('no public key of minisign')
})

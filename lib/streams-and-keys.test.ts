import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test } from 'vitest'
import { processorMs } from '#lib/testing/processor-time.ts'
import { byteLimit } from './byte-limit.ts'
import { compose } from './mail/compose.ts'
import type { Mail } from './mail/mail.ts'
import { qrCode } from './qr-code.ts'
import { exactSize } from './storage/exact-size.ts'
import { fileAddress, keyOfAddress } from './storage/file-address.ts'
import { assertStorageKey, assertStoragePrefix, isStorageKey } from './storage/storage-key.ts'

/** Returns the output of a stream for some pieces. */
async function through(pieces: string[], step: NodeJS.ReadWriteStream): Promise<string> {
  let text = ''
  await pipeline(Readable.from(pieces.map((piece) => Buffer.from(piece))), step, async (source) => {
    for await (const chunk of source as AsyncIterable<Buffer>) text += chunk
  })
  return text
}

describe('a limit of bytes', () => {
  const limited = (pieces: string[], limit: number) =>
    through(
      pieces,
      byteLimit(limit, () => new Error('too many')),
    )

  test('lets through as many as it says', async () => {
    expect(await limited(['abc', 'de'], 5)).toBe('abcde')
    expect(await limited([], 0)).toBe('')
  })

  test('breaks off at the first byte too many, in whatever pieces they come', async () => {
    await expect(limited(['abc', 'def'], 5)).rejects.toThrow('too many')
    await expect(limited(['abcdef'], 5)).rejects.toThrow('too many')
    await expect(limited(['a', 'b', 'c', 'd', 'e', 'f'], 5)).rejects.toThrow('too many')
  })

  test('counts bytes, not characters', async () => {
    await expect(limited(['äöü'], 5)).rejects.toThrow('too many')
    expect(await limited(['äöü'], 6)).toBe('äöü')
  })
})

describe('a size that was announced', () => {
  test('is kept to the byte', async () => {
    expect(await through(['ab', 'cd'], exactSize(4))).toBe('abcd')
  })

  test.each([
    ['one byte more', ['abcde']],
    ['one byte less', ['abc']],
    ['nothing', []],
  ])('%s fails', async (_, pieces) => {
    await expect(through(pieces, exactSize(4))).rejects.toThrow('4 bytes')
  })

  test('of nothing is an empty file', async () => {
    expect(await through([], exactSize(0))).toBe('')
  })
})

describe('keys of stored files', () => {
  test.each(['a', 'avatars/7/a1.webp', 'schools/de-NW-100020/media/01J.mp4', 'x'.repeat(512)])('%s is one', (key) => {
    expect(isStorageKey(key)).toBe(true)
    expect(() => assertStorageKey(key)).not.toThrow()
  })

  test.each([
    ['the way up', '../secret'],
    ['the way up within', 'avatars/../../etc/passwd'],
    ['two dots in a name', 'avatars/a..webp'],
    ['a path from the root', '/etc/passwd'],
    ['a hidden file', '.env'],
    ['a hidden file in a folder', 'avatars/.env'],
    ['a way of Windows', 'avatars\\a.webp'],
    ['an address', 'https://evil.example/x'],
    ['a slash at the end', 'avatars/'],
    ['two slashes', 'avatars//a'],
    ['nothing', ''],
    ['a line end', 'avatars/a\n'],
    ['NUL', 'avatars/a\0.webp'],
    ['an encoded way up', 'avatars/%2e%2e/a'],
    ['one character too many', 'x'.repeat(513)],
  ])('%s is none', (_, key) => {
    expect(isStorageKey(key)).toBe(false)
    expect(() => assertStorageKey(key)).toThrow('no key')
  })

  test('a folder ends with a slash, and the whole store has no name', () => {
    for (const folder of ['', 'avatars/', 'avatars/7/']) expect(() => assertStoragePrefix(folder)).not.toThrow()
    for (const folder of ['avatars', '/', '../', 'avatars/../', 'avatars//']) {
      expect(() => assertStoragePrefix(folder), folder).toThrow()
    }
  })

  test('looking at a long key that is none takes no time', async () => {
    const keys = [`${'a/'.repeat(250)}!`, 'a'.repeat(1_000_000)]
    const refused = () => expect(keys.map(isStorageKey)).toEqual([false, false])
    expect(await processorMs(refused)).toBeLessThan(1000)
  })

  test('an address of the site leads to its key and back; any other leads to none', () => {
    expect(keyOfAddress(fileAddress('avatars/7/a1.webp'))).toBe('avatars/7/a1.webp')
    for (const address of [null, '', 'https://evil.example/files/x', '/avatars/7', 'files/x']) {
      expect(keyOfAddress(address)).toBeUndefined()
    }
  })
})

describe('a message as it goes to the mail server', () => {
  const mail: Mail = {
    id: '8f14-e45f',
    to: 'mia@familie.example',
    subject: 'Ihre Frage',
    language: 'de',
    html: '<p>Hallo</p>',
    text: 'Hallo',
  }
  const from = 'Aulario <post@aulario.example>'

  test('says that a program wrote it, and in which language', () => {
    expect(compose(mail, from)).toMatchObject({
      from,
      subject: 'Ihre Frage',
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'de' },
    })
  })

  test('takes the recipient as one address, whatever stands in it', () => {
    const to = 'mia@familie.example, all@firma.example'
    expect(compose({ ...mail, to }, from).to).toEqual({ name: '', address: to })
  })

  test('names an address for answers only where there is one', () => {
    expect(compose(mail, from)).not.toHaveProperty('replyTo')
    expect(compose({ ...mail, replyTo: 'schule@ort.example' }, from).replyTo).toEqual({
      name: '',
      address: 'schule@ort.example',
    })
  })

  test('can be ended by one click only where that is allowed', () => {
    expect(compose(mail, from).headers).not.toHaveProperty('List-Unsubscribe')
    expect(compose({ ...mail, unsubscribeUrl: 'https://aulario.example/u?t=1' }, from).headers).toMatchObject({
      'List-Unsubscribe': '<https://aulario.example/u?t=1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('has an id of our domain, however the sender is written', () => {
    expect(compose(mail, from).messageId).toMatch(/^<8f14-e45f\.[\w-]+@aulario\.example>$/)
    expect(compose(mail, 'post@aulario.example').messageId).toMatch(/@aulario\.example>$/)
  })

  test('reads no files and asks no addresses', () => {
    expect(compose(mail, from)).toMatchObject({ disableFileAccess: true, disableUrlAccess: true })
  })
})

describe('a QR code', () => {
  const squares = (path: string) => path.match(/M\d+ \d+h1v1h-1z/g) ?? []

  test('is made of squares within its border', () => {
    const { path, side } = qrCode('https://aulario.example/schools/1', 4)
    expect(squares(path).join('')).toBe(path)
    const places = squares(path).map((square) => square.match(/\d+/g)!.slice(0, 2).map(Number))
    expect(Math.min(...places.flat())).toBe(4)
    expect(Math.max(...places.flat())).toBe(side - 5)
  })

  test('grows with its text, and a border adds twice its width', () => {
    expect(qrCode('x'.repeat(200), 0).side).toBeGreaterThan(qrCode('x', 0).side)
    expect(qrCode('x', 4).side).toBe(qrCode('x', 0).side + 8)
  })

  test('of another text is another', () => {
    expect(qrCode('https://aulario.example/a', 0).path).not.toBe(qrCode('https://aulario.example/b', 0).path)
  })
})

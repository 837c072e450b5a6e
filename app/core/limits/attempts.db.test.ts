import fs from 'node:fs'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '#db/client.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { MAX_DOCUMENT_BYTES } from '../documents/document-rules.ts'
import { keepDocument } from '../documents/keep-document.server.ts'
import { readDocument } from '../documents/read-document.server.ts'
import { clearAttempts, countAttempt, hash, type LimitedAction, MAX_LIMIT_SECONDS } from './attempts.server.ts'

const store = vi.hoisted(() => {
  process.env.FILES_DIR = `${process.env.TMPDIR ?? '/tmp'}/limits-${process.pid}`
  return process.env.FILES_DIR
})
// What is slowed down is counted, not waited for.
const slept = vi.hoisted(() => vi.fn(async (_ms: number) => {}))
vi.mock('node:timers/promises', () => ({ setTimeout: slept, default: { setTimeout: slept } }))
afterAll(() => fs.rmSync(store, { recursive: true, force: true }))
beforeEach(async () => {
  slept.mockClear()
  await db().deleteFrom('attempt_counts').execute()
})

const HOME = '198.51.100.7'
/** Tries as often as that. @returns how often it was let through */
async function attempt(action: LimitedAction, subject: Parameters<typeof countAttempt>[1], times: number) {
  let taken = 0
  for (let at = 0; at < times; at++) {
    const refused = await countAttempt(action, subject).catch((error) => error)
    if (refused === undefined) taken++
    else expect(refused).toMatchObject({ code: 'too_many_attempts' })
  }
  return taken
}
const network = (at: number) => `203.0.${at >> 8}.${at & 255}`

describe('guessing a password', () => {
  test('is ended after ten tries from one network, and says when to come back', async () => {
    expect(await attempt('sign-in', { account: 'ada@post.example', address: HOME }, 15)).toBe(10)
    const refused = await countAttempt('sign-in', { account: 'ada@post.example', address: HOME }).catch(
      (error) => error,
    )
    expect(refused.retryAfter).toBeGreaterThan(0)
    expect(refused.retryAfter).toBeLessThanOrEqual(15 * 60)
  })

  test('slows down from the fourth try on, each time twice as long', async () => {
    await attempt('sign-in', { account: 'ada@post.example', address: HOME }, 10)
    expect(slept.mock.calls.map(([ms]) => ms)).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000])
  })

  test('takes nothing from the same person in another network, or from another person', async () => {
    await attempt('sign-in', { account: 'ada@post.example', address: HOME }, 12)
    expect(await attempt('sign-in', { account: 'ada@post.example', address: '192.0.2.1' }, 1)).toBe(1)
    expect(await attempt('sign-in', { account: 'mia@familie.example', address: HOME }, 1)).toBe(1)
  })

  test('is one account however its address is written', async () => {
    await attempt('sign-in', { account: 'ada@post.example', address: HOME }, 10)
    expect(await attempt('sign-in', { account: 'ADA@Post.example', address: HOME }, 1)).toBe(0)
  })

  test('is one network for all addresses of a household with IPv6', async () => {
    const at = (end: string) => ({ account: 'ada@post.example', address: `2001:db8:1:2:${end}` })
    expect(await attempt('sign-in', at('0:0:0:1'), 10)).toBe(10)
    expect(await attempt('sign-in', at('ffff:1:2:3'), 1)).toBe(0)
    expect(await attempt('sign-in', { account: 'ada@post.example', address: '2001:db8:1:3::1' }, 1)).toBe(1)
  })

  test('with ever new addresses is ended for the network', async () => {
    let taken = 0
    for (let at = 0; at < 65; at++)
      taken += await attempt('sign-in', { account: `a${at}@post.example`, address: HOME }, 1)
    expect(taken).toBe(60)
  })

  test('from a hundred networks is ended for the account, but not for a browser that it knows', async () => {
    let taken = 0
    for (let at = 0; at < 104; at++)
      taken += await attempt('sign-in', { account: 'ada@post.example', address: network(at) }, 1)
    expect(taken).toBe(100)
    const known = { account: 'ada@post.example', address: HOME, device: 'her browser' }
    expect(await attempt('sign-in', known, 12)).toBe(10)
  })

  test('a success takes back what failed before for this network and leaves the others', async () => {
    const subject = { account: 'ada@post.example', address: HOME }
    await attempt('sign-in', subject, 9)
    await clearAttempts('sign-in', subject)
    expect(await attempt('sign-in', subject, 12)).toBe(10)
  })
})

describe('what strangers send with the address of somebody else', () => {
  test('uses up what their own network has, not what its owner has', async () => {
    const taken = await attempt('contact', { account: 'ada@post.example', address: HOME }, 9)
    expect(taken).toBe(5)
    expect(await attempt('contact', { account: 'ada@post.example', address: '192.0.2.1' }, 1)).toBe(1)
  })

  test('from many networks leaves a reserve to those that have had none', async () => {
    let taken = 0
    for (let at = 0; at < 60; at++)
      taken += await attempt('contact', { account: 'ada@post.example', address: network(at) }, 1)
    expect(taken).toBe(40)
    expect(await attempt('contact', { account: 'mia@familie.example', address: network(1) }, 1)).toBe(1)
  })

  test('is counted before it is done, so that many at once do not slip through', async () => {
    const all = Array.from({ length: 12 }, () => attempt('contact', { account: 'ada@post.example', address: HOME }, 1))
    expect((await Promise.all(all)).reduce((sum, one) => sum + one, 0)).toBe(5)
  })
})

test('without an account only the network counts, and nobody waits', async () => {
  expect(await attempt('sign-up', { address: HOME }, 25)).toBe(20)
  expect(slept).not.toHaveBeenCalled()
})

test('no address, account or network stands in the table of counts', async () => {
  await attempt('contact', { account: 'ada@post.example', address: HOME }, 1)
  const kept = JSON.stringify(await db().selectFrom('attempt_counts').selectAll().execute())
  for (const secret of ['ada', 'post.example', HOME]) expect(kept).not.toContain(secret)
  expect(kept).toContain(hash(HOME))
  expect(MAX_LIMIT_SECONDS).toBe(86_400)
})

describe('files that show something to moderators', () => {
  const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n'
  const visitor = { address: HOME, userAgent: 'test' }
  const keep = (file: unknown, note = async (key: string) => key) =>
    keepDocument(file, { folder: 'proofs', visitor }, note)
  const stored = async () => {
    const keys: string[] = []
    for await (const { key } of storage().list('proofs/')) keys.push(key)
    return keys
  }

  test('are kept under a name that nobody guesses, and read again', async () => {
    const key = await keep(new File([PDF], '../../ausweis.html'))
    expect(key).toMatch(/^proofs\/[0-9a-f]{32}\.pdf$/)
    const read = await readDocument(key)
    expect([read!.content.toString(), read!.type, read!.extension]).toEqual([PDF, 'application/pdf', 'pdf'])
    expect(await readDocument('proofs/none.pdf')).toBeNull()
  })

  test('go again when what they show could not be noted', async () => {
    const before = await stored()
    await expect(
      keep(new File([PDF], 'x.pdf'), async () => {
        throw new Error('refused')
      }),
    ).rejects.toThrow('refused')
    expect(await stored()).toEqual(before)
  })

  test.each<[string, unknown, string]>([
    ['no file', null, 'proof_missing'],
    ['words', 'ausweis.pdf', 'proof_missing'],
    ['an empty field of a form', new File([], ''), 'proof_missing'],
    ['a web page', new File(['<script>alert(1)</script>'], 'ausweis.pdf'), 'proof_type'],
    ['a drawing that is a program', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png'), 'proof_type'],
    ['a PDF that breaks off', new File(['%PDF-1.7\n1 0 obj'], 'x.pdf'), 'proof_damaged'],
    ['more than five megabytes', new File([new Uint8Array(MAX_DOCUMENT_BYTES + 1)], 'x.pdf'), 'proof_too_large'],
  ])('%s is refused and not kept', async (_, file, code) => {
    const before = await stored()
    await expect(keep(file)).rejects.toMatchObject({ code })
    expect(await stored()).toEqual(before)
  })

  test('are bounded for each network', async () => {
    await attempt('upload', { address: HOME }, 60)
    await expect(keep(new File([PDF], 'x.pdf'))).rejects.toMatchObject({ code: 'too_many_attempts' })
  })
})

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrder } from '#app/features/billing/testing/orders.ts'
import { db } from '#db/client.ts'
import { sendJob } from '#db/jobs/send-job.ts'
import { isWholePdf } from '#lib/pdf.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

const MAKER = 'app/core/papers/main.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-papers-'))
let program: Program
beforeAll(async () => {
  program = await runBuiltProgram({
    SAMPLES: 'false',
    PORT: await freePort(),
    OUTBOX_DIR: path.join(folder, 'outbox'),
    FILES_DIR: path.join(folder, 'files'),
  })
})
afterAll(async () => {
  await program.kill()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Pays an order, as far as its papers are concerned. */
async function payOrder(): Promise<string> {
  const { id } = await makeOrder()
  await db()
    .transaction()
    .execute((trx) => sendJob(trx, 'issue_invoice', { orderId: id }))
  return id
}

const invoicesOf = (orderId: string) =>
  db().selectFrom('invoices').select(['number', 'pdf']).where('order_id', '=', orderId).execute()

async function invoiced(orderId: string) {
  await eventually(async () => expect(await invoicesOf(orderId)).toHaveLength(1))
  return (await invoicesOf(orderId))[0]!
}

function processesBelow(pid: number): number[] {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.map(Number).flatMap((child) => [child, ...processesBelow(child)])
}

const makers = (): number[] =>
  processesBelow(program.pid).filter((pid) => fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(MAKER))

test('a paid order gets its invoice from another process, also when that one was killed before', async () => {
  expect(isWholePdf((await invoiced(await payOrder())).pdf)).toBe(true)
  const killed = makers()
  expect(killed).toHaveLength(1)
  process.kill(killed[0]!, 'SIGKILL')
  expect(isWholePdf((await invoiced(await payOrder())).pdf)).toBe(true)
  expect(makers()).not.toEqual(killed)
  expect((await fetch(`${program.origin}/healthz`)).status).toBe(200)
})

test('what answers visitors has no part that makes papers or draws with fonts', () => {
  const bundle = path.join(import.meta.dirname, '../../build/server')
  const scripts = fs.readdirSync(bundle, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  expect(scripts).toContain('index.js')
  const makes = scripts.filter((name) =>
    /["'](pdfkit|fontkit)["']/.test(fs.readFileSync(path.join(bundle, name), 'utf8')),
  )
  expect(makes).toEqual([])
})

import { expect, test } from 'vitest'
import { messageId } from '#lib/mail/message-id.ts'
import { readDeliveryReport, readJson } from './parse-bounce-report.ts'
import { isDeadAddress } from './suppressions.server.ts'

const to = 'mia@familie.example'
const original = messageId({ id: '8f14-e45f', to }, 'aulario.example')

/** Returns a delivery report as mail servers write it. */
const report = ({ action = 'failed', status = '5.1.1', id = original, recipient = to } = {}) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'To: post@aulario.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1',
    ' <mia@familie.example>: user unknown',
    '',
    '--b1',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Aulario <post@aulario.example>',
    `Message-ID: ${id}`,
    'Subject: Hallo',
    '',
    '--b1--',
    '',
  ].join('\r\n')

test('a report of a mail of ours names its address and why it came back', async () => {
  expect(await readDeliveryReport(report())).toEqual([{ address: to, kind: 'bounce', status: '5.1.1' }])
})

test('a whole mail that is returned instead of its headers shows the same', async () => {
  const whole = report().replace('text/rfc822-headers', 'message/rfc822')
  expect(await readDeliveryReport(whole)).toHaveLength(1)
})

test.each([
  ['a mail that only waits', { action: 'delayed', status: '4.4.1' }],
  ['a mail that arrived', { action: 'delivered', status: '2.0.0' }],
  ['somebody else’s address under a mail of ours', { recipient: 'eve@familie.example' }],
  ['a mail that we never sent', { id: '<x.AAAAAAAAAAAAAAAA@aulario.example>' }],
])('%s stops nothing', async (_, change) => {
  expect(await readDeliveryReport(report(change))).toEqual([])
})

test.each(['', 'Subject: Hello\r\n\r\nI am on holiday.', report().slice(0, 400)])(
  'a mail that is no report stops nothing',
  async (raw) => {
    expect(await readDeliveryReport(raw)).toEqual([])
  },
)

/** Returns a mail with parts within parts. */
function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}`,
  )
  return `Subject: x\r\n${open.join('\r\n')}\r\nContent-Type: text/plain\r\n\r\nx\r\n`
}

test.each([
  ['3,000 parts within parts', nested(3000)],
  ['300 parts within parts', nested(300)],
  ['a head of two megabytes', `X-Long: ${'x'.repeat(2_500_000)}\r\n\r\nx`],
  ['mails within mails', 'Content-Type: message/rfc822\r\n\r\n'.repeat(3000)],
  ['an unknown character set', 'Content-Type: text/plain; charset=\0odd\r\n\r\n\xff'],
])('a mail of a stranger with %s stops nothing and is no failure', async (_, raw) => {
  expect(await readDeliveryReport(raw)).toEqual([])
})

test('providers tell one or many as JSON', () => {
  const one = { address: to, kind: 'bounce', status: '5.1.1' }
  expect(readJson(JSON.stringify(one))).toEqual([one])
  const complaint = { address: 'ada@post.example', kind: 'complaint' }
  expect(readJson(JSON.stringify([one, complaint]))).toMatchObject([one, complaint])
  for (const wrong of ['', '{', '[1]', '{"address":"x","kind":"bounce"}', JSON.stringify({ ...one, kind: 'maybe' })])
    expect(readJson(wrong)).toBeUndefined()
})

test.each([
  ['5.1.1', true],
  ['5.0.0', true],
  ['5.2.1', true],
  ['5.4.4', true],
  ['550', true],
  ['5.2.2', false],
  ['5.7.1', false],
  ['4.1.1', false],
  ['552', false],
  ['', false],
])('the code %j says that the address is dead: %s', (status, dead) => {
  expect(isDeadAddress(status)).toBe(dead)
})

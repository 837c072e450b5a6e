import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '#lib/env.ts'
import { isRecentTimestamp } from '#lib/net/recent-timestamp.ts'
import { readDeliveryReport, readJson } from './parse-bounce-report.ts'
import { isDeadAddress, suppressAddress } from './suppressions.server.ts'

type Message = { body: string; type: string; timestamp: string; signature: string }

/**
 * Handles reports about bounced mails and suppresses addresses that never receive any.
 *
 * @param message `signature` is HMAC-SHA-256 in hex of `<timestamp>.<body>` with MAIL_REPORT_SECRET, `timestamp`
 *   seconds since 1970; the body is JSON, or a mail as received (`message/rfc822`)
 * @returns HTTP status of the answer
 */
export async function handleBounceReport({ body, type, timestamp, signature }: Message): Promise<number> {
  const secret = env().MAIL_REPORT_SECRET
  if (!secret) return 404
  const expected = Buffer.from(createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'))
  if (!isEqual(expected, Buffer.from(signature)) || !isRecentTimestamp(timestamp)) return 401
  const reports = type.startsWith('message/rfc822') ? await readDeliveryReport(body) : readJson(body)
  if (!reports) return 400
  for (const { address, kind, status } of reports) {
    if (kind === 'complaint') await suppressAddress(address, 'complaint', '')
    else if (isDeadAddress(status)) await suppressAddress(address, 'bounced', status)
  }
  return 204
}

const isEqual = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)

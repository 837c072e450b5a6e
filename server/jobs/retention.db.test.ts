import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { removeExpired } from '#app/features/legal/retention/remove-expired.server.ts'
import {
  ERASURE_DAYS,
  FAILED_JOB_DAYS,
  RETENTION,
  SENT_MAIL_HOURS,
} from '#app/features/legal/retention/retention.server.ts'
import type { Removal } from '#app/features/legal/retention/retention.ts'
import { PERSONAL_DATA } from '#app/personal-data.server.ts'
import { db } from '#db/client.ts'
import { ERASURES_KEPT_DAYS } from '../backup/erasures.ts'
import { TASKS } from './scheduled-tasks.ts'

// The promises of the privacy page match the program: every hourly task that removes data is in the table, everything
// in the table has a task that ends it, and no kind of personal data is missing.

const entries = Object.values(RETENTION)
const ending = new Set<string>(entries.flatMap((entry) => ('endedBy' in entry ? [...entry.endedBy] : [])))
const removals: Removal[] = entries.flatMap((entry) => ('removes' in entry ? [...entry.removes] : []))
const tasks = Object.keys(TASKS)
const queues = async () =>
  (
    await sql<{ name: string; retention_seconds: number; deletion_seconds: number }>`
      select name, retention_seconds, deletion_seconds from pgboss.queue`.execute(db())
  ).rows

/** Hourly tasks that remove no data, and the one that removes what the table names itself. */
const OTHERS = [
  'removeExpired',
  'closeGone',
  'watchSchedules',
  'reconcilePayments',
  'mailDigests',
  'mailNewMatches',
  'mailSchoolNews',
  'mailReminders',
  'mailTermsChanges',
  'findDuplicates',
  'fillStatistics',
  'refreshSitemaps',
  'settleOwnReviews',
  'collectChanges',
  'writeMonthlyDump',
]

test('every hourly task that removes something is in the table', () => {
  expect(tasks.filter((name) => !OTHERS.includes(name) && !ending.has(name))).toEqual([])
  expect(OTHERS.filter((name) => !tasks.includes(name))).toEqual([])
})

test('everything in the table ends by its age or by something else', () => {
  expect(Object.entries(RETENTION).filter(([, entry]) => !('removes' in entry) && !('endedBy' in entry))).toEqual([])
})

test('what goes by its age can be removed', async () => {
  expect(removals.length).toBeGreaterThan(30)
  for (const { table } of removals) expect(await removeExpired(table)).toBe(0)
})

test('whatever the table says to end something exists', async () => {
  const known = new Set([...tasks, ...(await queues()).map(({ name }) => name)])
  expect([...ending].filter((name) => !known.has(name))).toEqual([])
})

test('the table has every kind of personal data, and no other', () => {
  const kinds = PERSONAL_DATA.map(({ name }) => name)
  const told = new Set<string>(entries.flatMap(({ data }) => [...data]))
  expect(kinds.filter((name) => !told.has(name))).toEqual([])
  expect([...told].filter((name) => !kinds.includes(name))).toEqual([])
})

test('mails, failed jobs and records of erasures are kept as long as the table says', async () => {
  const rows = await queues()
  const mail = rows.find(({ name }) => name === 'send_mail')
  const failed = rows.find(({ name }) => name === 'dead_letters')
  expect(mail?.deletion_seconds).toBe(SENT_MAIL_HOURS * 3600)
  expect(ERASURE_DAYS).toBe(ERASURES_KEPT_DAYS)
  expect(failed?.retention_seconds).toBe(FAILED_JOB_DAYS * 86_400)
})

// Takes away, one after the other, everything on which the built program depends, while visitors read and write, and
// reports what they saw, what the log said and how soon it was over: npm run bench -- outages. Needs a PostgreSQL from
// Debian; as root it also fills the database's disk, and with the package faketime it moves the clock.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeAccount, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { closeDatabase } from '#db/client.ts'
import { freePort } from '#server/testing/run-program.ts'
import { startSite, withSite } from '../cluster/with-site.ts'
import { type Scenario, scenarios } from './scenarios.ts'
import { makeMailServer, makeStore } from './servers.ts'
import { type Answer, type Question, visit } from './visitors.ts'

const WARNING = 40
const ERROR = 50

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const DISK = 'size=1200m,mode=755'
/** Longer than a part must work before it counts as back. */
const CALM_MS = 8000
const RECOVER_MS = 60_000
/** The longest that a visitor may wait, in milliseconds. */
const GOAL_MS = 16_000

type Seen = { scenario: Scenario; during: Answer[]; backMs: number; errors: string[]; warnings: number; told: boolean }

const isRoot = process.getuid?.() === 0
const disk = isRoot ? fs.mkdtempSync(path.join(os.tmpdir(), 'aulario-disk-')) : undefined
if (disk) execFileSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', disk])
try {
  await withSite({ schools: 2000, ...(disk && { folder: disk }) }, async (site) => {
    const clock = path.join(site.folder, 'clock')
    fs.writeFileSync(clock, '+0')
    const store = makeStore(site.folder, Number(await freePort()))
    const mail = makeMailServer(Number(await freePort()))
    await Promise.all([store.start(), mail.start()])
    const metricsPort = await freePort()
    const hasFaketime = fs.existsSync(FAKETIME)
    const program = await startSite(site, {
      METRICS_PORT: metricsPort,
      S3_URL: store.url,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      SMTP_URL: mail.url,
      ...(hasFaketime && {
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: '1',
        DONT_FAKE_MONOTONIC: '1',
      }),
    })
    process.env.DATABASE_URL = site.cluster.url('aulario')
    const { email } = await makeAccount()
    const cookie = await signedIn(email)
    await closeDatabase()
    let fresh = 0
    const questions = (): Question[] => [
      { name: 'home', path: '/' },
      { name: 'kept profile', path: `/schools/${site.schools[0]}` },
      { name: 'new profile', path: `/en/schools/${site.schools[1 + (fresh++ % 190)]}` },
      { name: 'search', path: `/results?q=Grundschule%20${fresh}` },
      { name: 'typing', path: `/api/suggest?q=Sch&lang=de&n=${fresh}` },
      { name: 'api', path: `/api/v1/schools/${site.schools[1 + (fresh % 190)]}` },
      { name: 'signed in', path: '/account', cookie },
      { name: 'picture', path: '/files/avatars/1/none.webp' },
      { name: 'sitemap', path: '/sitemap.xml' },
      { name: 'sign-in page', path: '/auth' },
    ]
    try {
      const wanted = process.argv.slice(2)
      const seen: Seen[] = []
      for (const scenario of scenarios({ cluster: site.cluster, store, mail, disk, clock })) {
        if (wanted.length > 0 && !wanted.some((word) => scenario.name.includes(word))) continue
        if (scenario.name.startsWith('clock') && !hasFaketime) console.log(`not tried: ${scenario.name} (no faketime)`)
        else seen.push(await suffer(scenario, program, questions, metricsPort))
      }
      await sleep(2000)
      const twice = mail.taken.length - new Set(mail.taken).size
      process.exitCode = report(seen) ? 0 : 1
      // A mail whose delivery could not be recorded while the database was away is sent again, with the same
      // Message-ID.
      console.log(`\n${mail.taken.length} mails arrived in all, ${twice} of them a second time`)
    } finally {
      await program.stop()
      await Promise.all([store.stop(), mail.stop()])
    }
  })
} finally {
  if (disk) execFileSync('umount', [disk])
  if (disk) fs.rmdirSync(disk)
}

async function suffer(
  scenario: Scenario,
  program: { origin: string; printed: () => string },
  questions: () => Question[],
  metricsPort: string,
): Promise<Seen> {
  const origin = program.origin
  const before = visit(origin, questions)
  await sleep(2000)
  await before()
  const logged = program.printed().length
  await scenario.begin()
  const end = visit(origin, questions)
  await sleep((scenario.seconds * 1000) / 2)
  const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text())
  const told = new RegExp(`^aulario_outage\\{.*part="${scenario.part}".*\\} 1$`, 'm').test(figures)
  await sleep((scenario.seconds * 1000) / 2)
  const overAt = performance.now()
  await scenario.end()
  const during = (await end()).filter(({ at }) => at < overAt)
  const backMs = await untilBack(origin, questions)
  await sleep(CALM_MS)
  return { scenario, during, backMs, told, ...readLog(program.printed().slice(logged)) }
}

async function untilBack(origin: string, questions: () => Question[]): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < RECOVER_MS) {
    const end = visit(origin, questions)
    const answers = await end()
    if (answers.every(({ status }) => status > 0 && status < 500)) return performance.now() - startedAt
  }
  return Number.POSITIVE_INFINITY
}

function report(seen: Seen[]): boolean {
  let good = true
  for (const { scenario, during, backMs, errors, warnings, told } of seen) {
    const bad = during.filter(
      ({ status, isOurs, retryAfter }) =>
        !isOurs || (status >= 500 && status !== 503) || (status === 503 && retryAfter === null),
    )
    const slowest = Math.max(...during.map(({ ms }) => ms))
    const isGood = bad.length === 0 && slowest < GOAL_MS && errors.length === 1 && told && backMs < RECOVER_MS
    good &&= isGood
    console.log(`\n${scenario.name}, ${scenario.seconds} s: ${isGood ? 'good' : 'NOT GOOD'}`)
    for (const [name, answers = []] of Object.entries(Object.groupBy(during, ({ name }) => name))) {
      const counts = Object.entries(Object.groupBy(answers, ({ status }) => status))
      const shown = counts
        .map(([status, all]) => `${all?.length} × ${status === '0' ? 'no answer' : status}`)
        .join(', ')
      console.log(
        `  ${name.padEnd(13)} ${shown}, slowest ${(Math.max(...answers.map(({ ms }) => ms)) / 1000).toFixed(1)} s`,
      )
    }
    const kinds = new Set(
      bad.map(({ name, status, isOurs, retryAfter }) => `${name} ${status} ours:${isOurs} ${retryAfter}`),
    )
    for (const kind of kinds) console.log(`  not a good answer: ${kind}`)
    console.log(
      `  all answered again ${(backMs / 1000).toFixed(1)} s after it; log: ${errors.length} lines of level 50, ${warnings} of level 40; figure told: ${told}`,
    )
    for (const line of new Set(errors)) console.log(`    ${line}`)
  }
  return good
}

/** Returns a summary of part of the log: the errors without their times, and the number of warnings. */
function readLog(text: string): { errors: string[]; warnings: number } {
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string; part?: string; err?: { message?: string } })
  const errors = lines
    .filter(({ level }) => level >= ERROR)
    .map(({ msg, part, err }) => [msg, part, err?.message].filter(Boolean).join(', '))
  return { errors, warnings: lines.filter(({ level }) => level === WARNING).length }
}

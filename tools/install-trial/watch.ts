// Reads from and writes to a trial's site until a file exists, and reports how each request was answered: pages with
// all their scripts and styles, and a form, each over new connections. Exits with 1 if any failed.
//   node tools/install-trial/watch.ts <origin> <file> [id of a school]
import fs from 'node:fs'

const [origin = '', end = '', school = ''] = process.argv.slice(2)
const answers = new Map<string, number>()
const failed: string[] = []
let slowest = 0

/** @param wanted statuses that do not count as failures */
async function ask(kind: string, path: string, wanted: number[], form?: Record<string, string>): Promise<string> {
  const start = performance.now()
  const options = form && { method: 'POST', body: new URLSearchParams(form), headers: { origin } }
  try {
    const answer = await fetch(origin + path, { ...options, redirect: 'manual' })
    const page = await answer.text()
    slowest = Math.max(slowest, performance.now() - start)
    const name = `${kind} ${answer.status}`
    answers.set(name, (answers.get(name) ?? 0) + 1)
    if (!wanted.includes(answer.status)) failed.push(`${new Date().toISOString()} ${name} ${path}`)
    return page
  } catch (error) {
    failed.push(`${new Date().toISOString()} ${kind} ${path}: ${(error as Error).cause ?? error}`)
    return ''
  }
}

const assets = (page: string) => new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))

async function read(path: string) {
  while (!fs.existsSync(end)) {
    const page = await ask('page', path, [200])
    // Like a browser, which requests them a moment later, from whichever process answers.
    for (const asset of assets(page)) await ask('asset', asset, [200])
  }
}

async function write() {
  while (!fs.existsSync(end)) await ask('form', '/api/views', [204], { school, interest: 'view' })
}

await Promise.all([read('/'), read(`/schools/${school}`), read('/results?q=Schule'), write()])
const counts = [...answers].sort().map(([name, many]) => `${name}: ${many}`)
console.log(`${counts.join(', ')}; slowest ${(slowest / 1000).toFixed(1)} s; failed: ${failed.length}`)
for (const line of failed.slice(0, 20)) console.log(`  ${line}`)
process.exitCode = failed.length > 0 ? 1 : 0

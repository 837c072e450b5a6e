// The actions of people on a trial's site, over HTTPS and by real mail. Each step fails with one sentence.
//   node tools/install-trial/visit.ts <origin> <mailbox> sign-up|staff|upload|find <what>|film <school>|sign-in
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { TOTP } from 'otpauth'
import sharp from 'sharp'
import { Browser } from './browser.ts'
import { sendFilm, sendTooLarge } from './film.ts'

const [origin = '', mailbox = '', step = '', what = ''] = process.argv.slice(2)
const email = `${mailbox}@post.home.arpa`
const password = 'Kreide und Rechenschieber 7'
/** The notes that the visitor would make on paper. */
const notes = `/root/${mailbox}.secret`
const browser = new Browser(origin)

const steps: Record<string, () => Promise<string>> = { 'sign-up': signUp, staff, upload, find, film, 'sign-in': enter }

function assert(holds: unknown, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence)
}

/** Waits for a mail and returns the first link in it. */
async function mailedLink(): Promise<string> {
  for (let tries = 0; tries < 480; tries++) {
    const mails = fs.existsSync(`/var/mail/${mailbox}`) ? fs.readFileSync(`/var/mail/${mailbox}`, 'utf8') : ''
    const plain = mails.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
    const link = /https:\/\/\S+token=[\w-]+/.exec(plain)?.[0]
    if (link) {
      assert(/using TLSv1\.[23]/.test(mails), 'the mail came without TLS')
      return link
    }
    await sleep(500)
  }
  throw new Error('no mail came within four minutes')
}

async function signUp() {
  const { to } = await browser.send('/auth?mode=signup', { intent: 'sign-up', email, password, fullName: '' })
  assert(to.endsWith('/auth/check-email'), `sign-up led to ${to}`)
  const link = new URL(await mailedLink())
  await browser.open(link.pathname + link.search)
  const confirmed = await browser.send(link.pathname + link.search, { token: link.searchParams.get('token') ?? '' })
  assert(confirmed.to.endsWith('/auth'), `the link led to ${confirmed.to}`)
  await enter()
  return `${email} has an account`
}

async function enter() {
  const { to } = await browser.send('/auth', { intent: 'sign-in', email, password })
  if (to.includes('second-factor')) {
    const code = await codeOf(fs.readFileSync(notes, 'utf8'))
    await browser.send('/auth/second-factor', { intent: 'second-factor', code })
  }
  await browser.open('/account')
  return `${email} is signed in${to.includes('second-factor') ? ' with a second factor' : ''}`
}

/** Returns the next code that has not been used yet: the site accepts each only once. */
async function codeOf(secret: string): Promise<string> {
  const used = `${notes}.used`
  for (;;) {
    const code = new TOTP({ secret }).generate()
    if (!fs.existsSync(used) || fs.readFileSync(used, 'utf8') !== code) {
      fs.writeFileSync(used, code)
      return code
    }
    await sleep(1000)
  }
}

async function staff() {
  await browser.send('/auth', { intent: 'sign-in', email, password })
  await browser.send('/account/security', { intent: 'factor-begin' })
  const page = await browser.open('/account/security')
  const secret = /<code[^>]*>([A-Z2-7 ]{16,})<\/code>/.exec(page)?.[1]?.replaceAll(' ', '')
  assert(secret, 'the page shows no secret')
  fs.writeFileSync(notes, secret)
  const { page: confirmed } = await browser.send('/account/security', {
    intent: 'factor-confirm',
    code: await codeOf(secret),
  })
  assert(/<code/.test(confirmed), 'no recovery codes were shown')
  assert((await browser.open('/admin')).includes('<h1'), 'the admin has no page')
  return `${email} set up a second factor and works at /admin`
}

async function upload() {
  await enter()
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: what || 'teal' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('avatar', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png')
  const { to } = await browser.send('/account/avatar', form)
  assert(!to.includes('avatar='), `the picture was refused: ${to}`)
  const address = /\/files\/avatars\/[\w./-]+/.exec(await browser.open('/account'))?.[0]
  assert(address, 'the page shows no picture')
  await browser.open(address)
  return `the picture is at ${address}`
}

async function film() {
  await enter()
  const refused = await sendTooLarge(browser, what, 216)
  return `${await sendFilm(browser, what, 36)}; of 216 MB: ${refused.trim()}`
}

async function find() {
  const page = await browser.open(`/results?q=${encodeURIComponent(what)}`)
  assert(page.includes(what), `${what} is not among the results`)
  return `${what} is found`
}

const run = steps[step]
assert(run, `there is no step ${step}`)
await run().then(
  (sentence) => console.log(sentence),
  (error: Error) => {
    console.error(`${step} failed: ${error.message}`)
    process.exitCode = 1
  },
)

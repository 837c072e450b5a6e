import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount, removeAccounts, signedIn } from '#app/features/accounts/testing/accounts.ts'
import { findFaults, findStructuredData } from '#app/features/school-profile/testing/validate-structured-data.ts'
import { LOCALES, localePath } from '#app/i18n/locales.ts'
import { db } from '#db/client.ts'
import { addSamples } from '#db/samples/samples.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { berlinYear } from '#lib/berlin-day.ts'
import { eventually } from '#lib/testing/eventually.ts'
import { freePort, type Program, runBuiltProgram } from '../testing/run-program.ts'

// The pages of the built program as a browser without JavaScript gets them: what the document itself says.

let program: Program
beforeAll(async () => {
  await addSamples()
  const known = { phone: '0221 000000', website: 'https://www.example.org', source_date: '2026-03-01' }
  const place = { lat: 50.88, lng: 6.82, position_precision: 'exact' }
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'imported', name: 'Städtisches Gymnasium', ...known, ...place }),
      ...['a', 'b', 'c'].map((id) => schoolRow({ id, name: `Schule ${id}` })),
    ])
    .execute()
  program = await runBuiltProgram({ SAMPLES: 'false', PORT: await freePort() })
})
afterAll(async () => {
  await program.kill()
  await removeAccounts()
})

async function open(path: string, cookie = '') {
  const answer = await fetch(program.origin + path, { headers: { cookie }, redirect: 'manual' })
  return {
    status: answer.status,
    headers: answer.headers,
    location: answer.headers.get('location'),
    html: await answer.text(),
  }
}
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ')
    .trim()
/** Returns the contents of all elements of a tag, in their order. */
const insideOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}(?=[\\s>])[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner]) => inner!)
const texts = (html: string, tag: string) => insideOf(html, tag).map(textOf)
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

test.each(
  LOCALES.flatMap((locale) =>
    ['/', '/results', '/schools/1', '/for-schools', '/premium', '/about'].map((path) => ({ locale, path })),
  ),
)('$path stands in the language $locale and names the other ones', async ({ locale, path }) => {
  const { html } = await open(localePath(locale, path))
  expect(/<html[^>]* lang="(\w+)"/.exec(html)?.[1]).toBe(locale)
  expect(count(html, /<h1[\s>]/g)).toBe(1)
  expect(count(html, /<link[^>]* hreflang="/gi)).toBe(6)
  // The page is not drawn before its styles are there, so browsers learn of them before the scripts.
  expect(/rel="(stylesheet|modulepreload)"/.exec(html)?.[1]).toBe('stylesheet')
  expect(texts(html, 'title')[0]).not.toBe('')
})

test('the legal pages are complete, in each language', async () => {
  const figures = (await open('/fr/dsa')).html
  expect(texts(figures, 'h1')).toEqual(['Points de contact et chiffres'])
  expect(texts(figures, 'tr').find((row) => row.startsWith('Signalements d’avis'))).toMatch(
    /^Signalements d’avis.*? \d+( |$)/,
  )
  expect(textOf((await open('/it/data-sources')).html)).toContain('Licence Ouverte 2.0')
  expect(textOf((await open('/es/terms')).html)).toContain('Tiene usted derecho a desistir del presente contrato')
  const { html } = await open('/en/imprint')
  expect(html).toMatch(/<link[^>]* rel="canonical"[^>]* href="[^"]*\/en\/imprint"/)
  expect(count(html, /<link[^>]* rel="alternate"/gi)).toBe(6)
})

test('an explanation that does not exist is not found', async () => {
  expect((await open('/help/nothing')).status).toBe(404)
  expect((await open('/help/finding')).status).toBe(200)
})

test('missing pages say so', async () => {
  const school = await open('/en/schools/999999')
  expect([school.status, texts(school.html, 'h1')]).toEqual([404, ['School not found']])
  expect(textOf(school.html)).toContain('The requested school could not be found.')
})

test('an address that nothing has shows the frame of the person who asks', async () => {
  const { email } = await makeAccount()
  const cookie = await signedIn(email)
  for (const path of ['/nope', '/nope/further', '/%64e/nope', '/schools/999999/nope']) {
    const { status, html } = await open(path, cookie)
    expect([path, status, texts(html, 'h1')]).toEqual([path, 404, ['Oops! Seite nicht gefunden']])
    expect(textOf(html)).toContain(`© ${berlinYear()}`)
    expect(html).not.toMatch(/href="\/auth"/)
    expect((await open(path)).html).toMatch(/href="\/auth"/)
  }
})

test('the dashboard redirects to premium, the admin to the sign-in or to a 404', async () => {
  expect((await open('/dashboard')).location).toMatch(/^\/premium(\?|$)/)
  expect((await open('/admin/reviews')).location).toBe('/auth?next=%2Fadmin%2Freviews')
  const { email } = await makeAccount()
  const cookie = await signedIn(email)
  for (const path of ['/admin', '/admin/reviews', '/admin/figures', '/admin/jobs', '/admin/log', '/admin/log.csv'])
    expect([path, (await open(path, cookie)).status]).toEqual([path, 404])
})

test.each(['/schools/nowhere/events.ics', '/schools/a/events/x.ics', `/schools/a/events/${crypto.randomUUID()}.ics`])(
  'the calendar %s of no event or without premium is not there',
  async (path) => expect((await open(path)).status).toBe(404),
)

test('a shared comparison opens for anyone, can show only differences, and is not indexed', async () => {
  const { html } = await open('/compare?ids=1,4')
  expect(texts(html, 'h1')).toEqual(['2 Schulen im Vergleich'])
  expect(html).toMatch(/<meta name="robots" content="noindex"/)
  expect(count(html, /<th[^>]* scope="col"/g)).toBe(3)
  const headers = (page: string) => count(page, /<th[^>]* scope="row"/g)
  const linkOf = (page: string, text: string) =>
    new RegExp(`<a[^>]* href="([^"]+)"[^>]*>${text}<`).exec(page.replace(/<svg.*?<\/svg>/gs, ''))?.[1] ?? 'none'
  const different = await open(linkOf(html, 'Nur Unterschiede').replaceAll('&amp;', '&'))
  const whole = await open(linkOf(different.html, 'Alle Angaben').replaceAll('&amp;', '&'))
  expect(headers(whole.html)).toBe(headers(html))
  expect(headers(different.html)).toBeLessThan(headers(html))
  // What is known of one school alone is no difference, but it is worth a row.
  expect(texts(different.html, 'tr').filter((row) => /unterschiedlich|nicht bekannt/.test(row))).toHaveLength(
    headers(different.html),
  )
})

test('in a comparison missing data are unknown, never a no', async () => {
  const rows = texts((await open('/compare?ids=imported,1')).html, 'tr')
  expect(rows.find((row) => row.startsWith('Musik'))).toMatch(/^Musik.*? nicht bekannt/)
  expect(rows.filter((row) => / nein( |$)/.test(row))).toEqual([])
})

test('a comparison names unknown schools and shows five', async () => {
  const text = textOf((await open('/compare?ids=1,%3Cb%3Enix,2,3,4,5')).html)
  expect(text).toContain('Nicht gefunden: <b>nix')
  expect(text).toContain('Zu sehen sind die ersten fünf')
})

test('the comparison is a file', async () => {
  const answer = await fetch(`${program.origin}/compare.csv?ids=1,4`)
  expect(answer.headers.get('content-disposition')).toContain('comparison.csv')
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8')
  expect(text.startsWith('\uFEFFAngabe,')).toBe(true)
  expect(text).toContain('nicht bekannt')
})

test.each(['/schools/1', '/schools/imported', '/fr/schools/1', '/en/schools/imported'])(
  'the structured data of %s are valid and name what the page shows',
  async (path) => {
    const { html } = await open(path)
    const found = findStructuredData(html)
    expect(await findFaults(found)).toEqual([])
    const [school, trail] = found
    const main = mainOf(html)
    expect(texts(main, 'h1')).toEqual([String(school?.name)])
    const steps = trail?.itemListElement as { name: string }[] | undefined
    expect(texts(insideOf(main, 'nav')[0] ?? '', 'a')).toEqual(steps?.map(({ name }) => name) ?? [])
  },
)

test('the text of the server is ASCII but for the words of the screening, so that V8 has it in half the memory', () => {
  const folder = path.resolve('build/server')
  const texts = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const wide = texts.filter((file) => /[^\0-\x7f]/.test(fs.readFileSync(path.join(folder, file), 'utf8')))
  expect(texts.length).toBeGreaterThan(wide.length)
  expect(wide.filter((file) => !file.startsWith('assets/screening-'))).toEqual([])
})

test('a search that found nothing is counted when its process ends at the latest', async () => {
  for (const text of ['Meeresgymnasium', 'Anna Müller']) expect((await open(`/results?q=${text}`)).status).toBe(200)
  process.kill(program.pid, 'SIGHUP')
  const counted = () => db().selectFrom('zero_results').select(['text', 'count']).execute()
  await eventually(async () => expect(await counted()).toEqual([{ text: 'meeresgymnasium', count: 1 }]))
})

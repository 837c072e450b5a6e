import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderMail } from '#app/mail/render-mail.server.tsx'
import { Outbox } from '#lib/mail/outbox.ts'
import { securityHeaders } from '../middleware/security-headers.ts'
import { outbox } from './outbox.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'outbox-'))
afterAll(() => fs.rm(folder, { recursive: true }))

function serve(APP_MODE: 'local' | 'production', OUTBOX_DIR = folder) {
  const app = new Hono()
  app.use(securityHeaders({ https: false, development: false }))
  app.route('/', outbox({ APP_MODE, OUTBOX_DIR }))
  return app
}
const url = 'http://localhost:3000/confirm?token=a&next=%2F'

beforeAll(async () => {
  const order = { template: 'confirm-email', to: 'mia@familie.example', locale: 'de', props: { url } }
  const mail = { ...(await renderMail(order)), to: order.to, language: 'de' }
  const from = 'Aulario <post@aulario.example>'
  await new Outbox(folder).keep({ ...mail, id: 'first' }, from)
  const evil = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'
  await new Outbox(folder).keep({ ...mail, id: 'evil', subject: evil, html: evil, text: evil }, from)
})

test('the list leads to each mail', async () => {
  const page = await (await serve('local').request('/outbox')).text()
  expect(page).toContain('<a href="/outbox/first">Bestätige deine E-Mail-Adresse</a>')
  expect(page).toContain('mia@familie.example')
})

test('a mail is shown with links that can be clicked, in a frame without rights', async () => {
  const answer = await serve('local').request('/outbox/first')
  const page = await answer.text()
  expect(page).toContain(`<a href="${url.replace('&', '&amp;')}">`)
  expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;!DOCTYPE/)
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(answer.headers.get('content-security-policy')).not.toContain('script')
})

test('the contents of a mail never become part of the page', async () => {
  for (const path of ['/outbox', '/outbox/evil']) {
    const page = await (await serve('local').request(path)).text()
    expect(page).not.toContain('<script')
    expect(page).not.toContain('<img')
  }
})

test('an empty outbox says what would be here', async () => {
  const answer = await serve('local', path.join(folder, 'none')).request('/outbox')
  expect(await answer.text()).toContain('Noch keine Mails')
})

test.each(['/outbox/none', '/outbox/..%2ffirst', '/outbox/first.eml'])('%s is not there', async (address) => {
  expect((await serve('local').request(address)).status).toBe(404)
})

test.each(['/outbox', '/outbox/first'])('in production %s does not exist', async (address) => {
  expect((await serve('production').request(address)).status).toBe(404)
})

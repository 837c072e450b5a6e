import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Email } from 'postal-mime'
import type { Env } from '#lib/env.ts'
import { Outbox } from '#lib/mail/outbox.ts'

/** The mail's HTML is in a sandboxed frame, which inherits this policy: no script, nothing loaded. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const FRAME_RIGHTS = 'allow-popups allow-popups-to-escape-sandbox'

/**
 * `/outbox`: in local mode, the mails that were kept instead of being sent. In production the address does not exist.
 */
export function outbox({ APP_MODE, OUTBOX_DIR }: Pick<Env, 'APP_MODE' | 'OUTBOX_DIR'>): Hono {
  const app = new Hono()
  if (APP_MODE !== 'local') return app
  const kept = new Outbox(OUTBOX_DIR)
  app.use('/outbox/*', async (c, next) => {
    await next()
    c.header('content-security-policy', POLICY)
    c.header('cache-control', 'no-store')
  })
  app.get('/outbox', async (c) => c.html(page('Postausgang', list(await kept.list()))))
  app.get('/outbox/:name', async (c) => {
    const email = await kept.read(c.req.param('name'))
    return email ? c.html(page(email.subject ?? '', letter(email))) : c.notFound()
  })
  return app
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

function list(mails: { name: string; email: Email }[]): Html {
  if (mails.length === 0)
    return html`<h1>Postausgang</h1><p>Noch keine Mails. Hier liegt alles, was Aulario verschickt h&auml;tte.</p>`
  return html`<h1>Postausgang</h1>
    <p>Nichts hiervon wurde verschickt: Aulario l&auml;uft auf diesem Rechner ohne Mailserver.</p>
    <ul>${mails.map(({ name, email }) => html`<li><a href="/outbox/${name}">${email.subject}</a><br />${head(email)}</li>`)}</ul>`
}

function letter(email: Email): Html {
  return html`<p><a href="/outbox">Postausgang</a></p>
    <h1>${email.subject}</h1>
    <p>${head(email)}</p>
    <iframe title="Mail" sandbox="${FRAME_RIGHTS}" srcdoc="${email.html ?? ''}"></iframe>
    <h2>Als reiner Text</h2>
    <pre>${withLinks(email.text ?? '')}</pre>`
}

function head({ to = [], date }: Email): Html {
  const when = date ? new Date(date).toLocaleString('de-DE') : ''
  return html`<small>an ${to.map(({ address }) => address).join(', ')}, ${when}</small>`
}

/** Returns the text with its addresses as links. */
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}

function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
}

const STYLE = `
  body { margin: 0; background: #faf8f2; color: #17211d; font: 17px/1.55 'Source Sans 3', system-ui, sans-serif }
  main { max-width: 48rem; margin: auto; padding: 1.5rem 1rem }
  h1, h2 { font-family: Literata, Georgia, serif; line-height: 1.2 }
  a { color: #1d5a45 } small { color: #47534d } li { margin-bottom: .75rem }
  iframe { width: 100%; height: 38rem; border: 1px solid #e0dccf; border-radius: 12px; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid #e0dccf; border-radius: 12px; padding: 1rem }`

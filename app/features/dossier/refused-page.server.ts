import '#app/i18n/all.server.ts'
import type { Failure } from '#app/core/failure.ts'
import { type Locale, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { dossierPath, SCHOOLS } from './dossier-address.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * Answers a form that cannot be taken now with the reason, and with a form that sends the same again: the browser has
 * left the page to load the file.
 *
 * @param asked the fields that are kept; the point stands in no address
 */
export function refusedPage(
  failure: Failure,
  { ids, point, path }: { ids: readonly string[]; point: string; path: string },
  locale: Locale,
): Response {
  const t = translator(locale)
  const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escaped(value)}">`
  const body = [
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${t('dossier.busy.title')} · Aulario</title><style>:root{color-scheme:light dark}body{font:1.1rem/1.5 `,
    'system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem}button{font:inherit;min-height:2.75rem;',
    `padding:0 1rem}</style><h1>${t('dossier.busy.title')}</h1><p>${escaped(textOf(failure, locale))}</p>`,
    `<form method="post" action="${escaped(localePath(locale, path))}">${field(SCHOOLS, ids.join())}`,
    point === '' ? '' : field('point', point),
    `<p><button>${t('dossier.busy.again')}</button></p></form>`,
    `<p><a href="${escaped(localePath(locale, dossierPath(ids)))}">${t('dossier.busy.page')}</a></p></html>`,
  ].join('')
  return new Response(body, {
    status: failure.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      ...(failure.retryAfter && { 'retry-after': String(failure.retryAfter) }),
    },
  })
}

function textOf({ code }: Failure, locale: Locale): string {
  const t = translator(locale)
  switch (code) {
    case 'dossier_busy':
    case 'dossier_failed':
    case 'dossier_point':
    case 'too_many_attempts':
      return t(`failure.${code}`)
    default:
      return t('failure.unexpected')
  }
}

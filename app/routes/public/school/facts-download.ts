import type { LoaderFunctionArgs } from 'react-router'
import { downloadFacts, factsCsv } from '#app/features/facts/download-facts.server.ts'
import { localeOf } from '#app/i18n/locales.ts'

/** The official facts of a school as a file: `/schools/:id/facts.csv` or `/schools/:id/facts.json`. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const found = await downloadFacts(params.id ?? '', localeOf(pathname))
  if (!found) return new Response(null, { status: 404 })
  return pathname.endsWith('.csv')
    ? file('csv', 'text/csv; charset=utf-8', `\uFEFF${factsCsv(found)}`)
    : file('json', 'application/json', JSON.stringify(found))
}

function file(extension: string, type: string, body: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="facts.${extension}"`,
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    },
  })
}

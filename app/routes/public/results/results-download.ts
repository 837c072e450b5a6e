import type { LoaderFunctionArgs } from 'react-router'
import { downloadSchools, toCsv } from '#app/features/search/results/download-schools.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import { localeOf } from '#app/i18n/locales.ts'

/** The list of a search as a file: `/results.csv` or `/results.json`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const found = await downloadSchools(readSearchAddress(url.searchParams), localeOf(url.pathname))
  return url.pathname.endsWith('.csv')
    ? file('csv', 'text/csv; charset=utf-8', `\uFEFF${toCsv(found)}`)
    : file('json', 'application/json', JSON.stringify({ licences: found.licences, schools: found.rows }))
}

function file(extension: string, type: string, body: string): Response {
  const disposition = `attachment; filename="schools.${extension}"`
  return new Response(body, { headers: { 'content-type': type, 'content-disposition': disposition } })
}

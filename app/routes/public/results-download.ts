import { data } from 'react-router'
import { downloadSchools, toCsv } from '#app/features/search/download-schools.server.ts'
import { readSearchAddress } from '#app/features/search/search-address.ts'
import type { Route } from './+types/results-download.ts'

/** The list of a search as a file: `/results.csv` or `/results.json`. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { format } = params
  if (format !== 'csv' && format !== 'json') throw data(null, { status: 404 })
  const found = await downloadSchools(readSearchAddress(new URL(request.url).searchParams))
  const [type, body] =
    format === 'csv'
      ? ['text/csv; charset=utf-8', `\uFEFF${toCsv(found)}`]
      : ['application/json', JSON.stringify({ licences: found.licences, schools: found.rows })]
  return new Response(body, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="schools.${format}"` },
  })
}

import { countByYear } from '#app/features/legal/transparency/count-decisions.server.ts'

/** Moderation figures by year as a file: `/moderation-figures.json`, described in docs/moderation.md. */
export async function loader() {
  const { years } = await countByYear()
  const body = {
    counted_at: new Date().toISOString(),
    years: years.map(({ year, figures, reasons, postReasons }) => ({ year, ...figures, reasons, postReasons })),
  }
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' } })
}

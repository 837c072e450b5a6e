import { redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { Failure } from '#app/core/failure.ts'
import { formOf } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { networkOf } from '#app/core/visitor.ts'
import { type DossierPoint, pointSchema } from '#app/features/dossier/dossier.schema.ts'
import { dossierPath, namedIds, readDossierIds } from '#app/features/dossier/dossier-address.ts'
import { dossierCsv } from '#app/features/dossier/dossier-csv.server.ts'
import { loadDossier } from '#app/features/dossier/load-dossier.server.ts'
import { makeDossierPdf } from '#app/features/dossier/make-dossier-pdf.server.ts'
import { composePicture } from '#app/features/dossier/map/dossier-map.server.ts'
import { composePaper } from '#app/features/dossier/paper/compose-paper.server.ts'
import { DOSSIER_POLICY } from '#app/features/dossier/policy.ts'
import { refusedPage } from '#app/features/dossier/refused-page.server.ts'
import { type Locale, localeOf, localePath } from '#app/i18n/locales.ts'
import { currentSession } from '../../session.server.ts'
import type { Route } from './+types/dossier-download.ts'

/** An address that was opened instead of sent as a form leads to the page of the dossier. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  throw redirect(localePath(localeOf(pathname), dossierPath(namedIds(searchParams))))
}

/**
 * `POST /dossier.pdf` or `/dossier.csv` with `schools` (`1,4`) and perhaps `point` (`50.94,6.96`): the dossier as a
 * file. The point is neither stored nor logged. What the page explains better, such as schools that are not found,
 * leads there.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { pathname } = new URL(request.url)
  const locale = localeOf(pathname)
  const form = await formOf(request)
  const fields = { getAll: (name: string) => form.getAll(name).map(String) }
  const { ids, tooMany } = readDossierIds(fields)
  const page = () => redirect(localePath(locale, dossierPath(namedIds(fields))), 303)
  if (ids.length === 0 || tooMany) return page()
  const isPdf = pathname.endsWith('.pdf')
  const sent = String(form.get('point') ?? '')
  const point = pointSchema.safeParse(sent)
  const kept = { ids, point: point.success ? sent : '', path: isPdf ? '/dossier.pdf' : '/dossier.csv' }
  if (!point.success) return refusedPage(new Failure('invalid', 'dossier_point'), kept, locale)
  try {
    const { address } = context.get(visitorContext)
    await countAttempt('dossier', { address })
    const session = await currentSession({ context }, DOSSIER_POLICY.make)
    const from = point.data && { point: point.data, address }
    const loaded = await loadDossier(ids, { locale, userId: session?.userId, from })
    if (loaded.missing.length > 0) return page()
    if (!isPdf) return file('csv', 'text/csv; charset=utf-8', `\uFEFF${dossierCsv(loaded.dossier, locale)}`)
    return file(
      'pdf',
      'application/pdf',
      await pdfOf(loaded, { locale, point: point.data, network: networkOf(address) }),
    )
  } catch (error) {
    if (error instanceof Failure) return refusedPage(error, kept, locale)
    throw error
  }
}

type Loaded = Awaited<ReturnType<typeof loadDossier>>

async function pdfOf(
  { dossier, places }: Loaded,
  { locale, point, network }: { locale: Locale; point: DossierPoint | undefined; network: string },
) {
  const picture = await composePicture(places, point, locale)
  return new Uint8Array(await makeDossierPdf(composePaper(dossier, picture, locale), locale, network))
}

const file = (extension: string, type: string, body: string | Uint8Array<ArrayBuffer>) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="dossier.${extension}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })

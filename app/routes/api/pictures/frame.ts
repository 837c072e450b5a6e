import { FOR_A_MINUTE, shownContext } from '#app/core/page-cache/shown.ts'
import { findFrameSchool, findFrameTown } from '#app/features/frames/find-subject.server.ts'
import { readFrameStyle } from '#app/features/frames/frame-address.ts'
import {
  renderSchoolCard,
  renderSchoolMap,
  renderTownCard,
  renderTownMap,
} from '#app/features/frames/render-frame.server.tsx'
import { siteOf } from '#app/site.server.ts'
import type { Route } from './+types/frame.ts'

/** Frames load nothing and may be shown on any site: the server's headers rely on `frame-ancestors *`. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *"

/**
 * `GET /embed/card/schools/:id`, `/embed/map/schools/:id` and the same for `/places/:country/:region/:town`, with
 * `?lang=de&theme=dark`.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const shown = { style: readFrameStyle(searchParams), origin: siteOf(request).origin }
  const isMap = pathname.startsWith('/embed/map/')
  const page = 'id' in params ? await schoolFrame(params.id, isMap, shown) : await ofTown(params, isMap, shown)
  if (page === undefined) return new Response(null, { status: 404 })
  context.get(shownContext)({ schools: 'id' in params && params.id ? [params.id] : 'all' })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': FOR_A_MINUTE,
    'content-security-policy': POLICY,
  }
  return new Response(page, { headers })
}

type Shown = Parameters<typeof renderSchoolCard>[1]

async function schoolFrame(id: string | undefined, isMap: boolean, shown: Shown): Promise<string | undefined> {
  const school = id === undefined ? undefined : await findFrameSchool(id, shown.style.lang)
  return school && (isMap ? renderSchoolMap : renderSchoolCard)(school, shown)
}

type TownParams = { country?: string | undefined; region?: string | undefined; town?: string | undefined }

async function ofTown(params: TownParams, isMap: boolean, shown: Shown): Promise<string | undefined> {
  const { country = '', region = '', town: name = '' } = params
  const town = await findFrameTown({ country, region, town: name }, shown.style.lang)
  return town && (isMap ? renderTownMap : renderTownCard)(town, shown)
}

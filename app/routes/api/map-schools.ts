import { findSentences, withRegisterWords } from '#app/features/facts/cards/find-card-facts.server.ts'
import { listSchools } from '#app/features/schools/list-schools.server.ts'
import { DEFAULT_LOCALE } from '#app/i18n/locales.ts'
import type { Route } from './+types/map-schools.ts'
import { bounded, localeIn } from './bounded.server.ts'

const MAX_SCHOOLS = 50
const MAX_ID = 100

/**
 * `GET /api/map/schools?id=…&id=…&lang=de`: the contents of the cards of these pins, in JSON; unknown ids are left out.
 */
export const loader = (asked: Route.LoaderArgs) =>
  bounded(asked, async () => {
    const { searchParams } = new URL(asked.request.url)
    const ids = searchParams.getAll('id').filter((id) => id.length <= MAX_ID && !id.includes('\0'))
    const locale = localeIn(searchParams) ?? DEFAULT_LOCALE
    const schools = await listSchools(ids.slice(0, MAX_SCHOOLS), locale)
    return Response.json(await withRegisterWords(schools, locale, findSentences), {
      headers: { 'cache-control': 'public, max-age=60' },
    })
  })

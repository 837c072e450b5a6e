import { findShareWords as findPlaceWords } from '#app/features/places/find-share-words.server.ts'
import type { PlaceParts } from '#app/features/places/found-place.ts'
import { findShareWords } from '#app/features/school-profile/find-share-words.server.ts'
import { DEFAULT_LOCALE, localeIn } from '#app/i18n/locales.ts'
import { sharePicture } from '#app/ui/share-picture/share-picture.server.ts'

type Args = { params: { id: string } | PlaceParts; request: Request }

/**
 * `GET /schools/:id/picture.png?lang=de` and `GET /places/:country/:region/:town/picture.png?lang=de&type=primary`: the
 * picture that social networks show with a shared link.
 */
export async function loader({ params, request }: Args) {
  const { searchParams } = new URL(request.url)
  const locale = localeIn(searchParams) ?? DEFAULT_LOCALE
  const words =
    'id' in params
      ? await findShareWords(params.id, locale)
      : await findPlaceWords({ ...params, type: searchParams.get('type') ?? undefined }, locale)
  if (!words) return new Response(null, { status: 404 })
  const picture = await sharePicture(words)
  if (!picture) return new Response(null, { status: 503, headers: { 'retry-after': '10' } })
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }
  return new Response(new Uint8Array(picture), { headers })
}

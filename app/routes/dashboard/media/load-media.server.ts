import { isFailureCode } from '#app/core/failure.ts'
import { countSchoolMedia, findDeleted, listSchoolMedia } from '#app/features/school-media/gallery/list-media.server.ts'
import { type MediaView, readMediaQuery } from '#app/features/school-media/media-view.ts'
import { MEDIA_PAGE } from '#app/features/school-media/school-media.ts'
import { listBegunUploads } from '#app/features/school-media/uploads/list-begun-uploads.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'

type Member = { userId: string; schoolId: string }
type School = { country: CountryCode; premium: boolean }

/**
 * Reads the data for the screen of a school's pictures and videos according to its address: `view=upload`,
 * `type=videos`, `order=name`, `offset`, and after a change `deleted=<id>` or `refused=<code>`.
 *
 * @throws Error with the message for the log
 */
export async function loadMedia(request: Request, member: Member, { country, premium }: School): Promise<MediaView> {
  const { pathname, searchParams: asked } = new URL(request.url)
  const { kind: askedKind, mode } = readMediaQuery(asked)
  const kind = premium ? askedKind : 'image'
  const order = asked.get('order') === 'name' ? 'name' : 'own'
  const offset = Math.min(Math.max(Math.trunc(Number(asked.get('offset'))) || 0, 0), 100_000)
  const { schoolId } = member
  const deletedId = asked.get('deleted')
  const refused = asked.get('refused') ?? ''
  const [items, counts, begun, deleted] = await Promise.all([
    listSchoolMedia(schoolId, { kind, order, offset }),
    countSchoolMedia(schoolId, premium),
    listBegunUploads(member, kind),
    deletedId ? findDeleted(schoolId, deletedId) : undefined,
  ]).catch((cause) => {
    throw new Error(kind === 'image' ? 'Error fetching images' : 'Error fetching media', { cause })
  })
  return {
    schoolId,
    language: COUNTRY_LANGUAGE[country],
    premium,
    kind,
    mode,
    order,
    offset,
    more: items.length === MEDIA_PAGE,
    items,
    counts,
    begun,
    deleted: deletedId && deleted !== undefined ? { id: deletedId, title: deleted } : null,
    refused: isFailureCode(refused, localeOf(pathname)) ? `failure.${refused}` : null,
  }
}

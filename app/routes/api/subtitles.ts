import { z } from 'zod'
import { findSubtitles } from '#app/features/school-profile/media/find-subtitles.server.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import type { Route } from './+types/subtitles.ts'

const addressSchema = z.object({
  id: z.string(),
  video: z.uuid(),
  file: z
    .string()
    .transform((name) => name.replace(/\.vtt$/, ''))
    .pipe(z.enum(LOCALES)),
})

/** `GET /schools/:id/videos/:video/:file`: subtitles in one language, such as `de.vtt`. */
export async function loader({ params }: Route.LoaderArgs) {
  const asked = addressSchema.safeParse(params).data
  const vtt = asked && (await findSubtitles(asked.id, asked.video, asked.file))
  if (vtt === undefined) return new Response(null, { status: 404 })
  return new Response(vtt, {
    headers: { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}

import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import type { ProfileVideo } from '../media/list-media.server.ts'
import { PROVIDER_NAMES } from '../media/video-link.ts'

/** Classes of a player, and of what stands in for it. */
export const FRAME = 'aspect-video w-full rounded-card bg-[#17211d] object-contain'

/** A drawing that stands in for the player; its link opens the only page that may load the player. */
export function LinkedVideo({ schoolId, video }: { schoolId: string; video: ProfileVideo }) {
  const t = useTranslation()
  const address = localePath(useLocale(), `/schools/${schoolId}/videos/${video.id}`)
  const provider = PROVIDER_NAMES[video.link?.provider ?? 'youtube']
  return (
    <form method="post" action={address} className="grid gap-2">
      <div className={`${FRAME} relative grid place-items-center overflow-hidden`}>
        {video.poster && (
          <img src={video.poster} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
        )}
        <button type="submit" className={`${button('white')} relative`}>
          {t('school.video.play')}
          <span className="sr-only">{video.title}</span>
        </button>
      </div>
      <p className="text-ink-soft text-sm">{t('school.video.notice', { provider })}</p>
    </form>
  )
}

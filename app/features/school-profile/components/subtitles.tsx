import { languageName } from '#app/i18n/language-name.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import type { ProfileVideo } from '../media/list-media.server.ts'

/** The subtitles that a video of a school has, to switch on in the player. */
export function Subtitles({ schoolId, video }: { schoolId: string; video: Pick<ProfileVideo, 'id' | 'subtitles'> }) {
  const locale = useLocale()
  return video.subtitles.map((language) => (
    <track
      key={language}
      kind="captions"
      srcLang={language}
      label={languageName(locale, language)}
      src={`/schools/${schoolId}/videos/${video.id}/${language}.vtt`}
      default={language === locale}
    />
  ))
}

import { languageName } from '#app/i18n/language-name.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import type { SchoolProfile } from '../find-school.server.ts'
import type { ProfileVideo } from '../media/list-media.server.ts'
import { FRAME, LinkedVideo } from './linked-video.tsx'
import { Picture } from './picture.tsx'

/** The pictures and videos of a school, each with its space reserved until it is loaded. */
export function ProfileGallery({ school }: { school: Pick<SchoolProfile, 'id' | 'images' | 'videos'> }) {
  const t = useTranslation()
  const { id, images, videos } = school
  return (
    <>
      {images.length > 0 && <Images images={images} />}
      {videos.length > 0 && (
        <section aria-labelledby="videos" className="no-print mt-8">
          <h2 id="videos">{t('school.videos')}</h2>
          <ul className="mt-3 grid gap-5 md:grid-cols-2">
            {videos.map((video) => (
              <li key={video.id} className="min-w-0">
                {video.file ? (
                  <OwnVideo schoolId={id} video={video} file={video.file} />
                ) : (
                  <LinkedVideo schoolId={id} video={video} />
                )}
                <p className="mt-2 break-words font-semibold">{video.title}</p>
                <Caption lang={video.lang}>{video.caption || video.alt}</Caption>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const Caption = ({ lang, children }: { lang: Locale | undefined; children: string }) =>
  children && (
    <p lang={lang} className="wrap-anywhere mt-1 hyphens-auto text-ink-soft text-xs md:text-sm">
      {children}
    </p>
  )

/** One large picture and three small ones; the others are folded. */
const MAX_UNFOLDED = 4

function Images({ images }: Pick<SchoolProfile, 'images'>) {
  const t = useTranslation()
  const [large, ...others] = images
  const small = others.slice(0, MAX_UNFOLDED - 1)
  const folded = others.slice(small.length)
  return (
    <div className="mt-4">
      <ul className="grid grid-cols-3 gap-x-2 gap-y-3 md:gap-x-3">
        {large && (
          <li className="col-span-3">
            <Picture
              item={large}
              sizes="(min-width: 64rem) 50rem, 100vw"
              first
              className="aspect-5/2 h-auto w-full rounded-card object-cover md:aspect-2/1"
            />
            <Caption lang={large.lang}>{large.caption}</Caption>
          </li>
        )}
        {small.map((image) => (
          <SmallImage key={image.id} image={image} />
        ))}
      </ul>
      {folded.length > 0 && (
        <details className="group mt-1">
          <summary className="inline-flex min-h-11 list-none items-center font-semibold text-board text-sm underline underline-offset-2">
            {t('school.moreImages', { count: folded.length })}
          </summary>
          <ul className="mt-2 grid grid-cols-3 gap-x-2 gap-y-3 md:gap-x-3">
            {folded.map((image) => (
              <SmallImage key={image.id} image={image} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const SmallImage = ({ image }: { image: SchoolProfile['images'][number] }) => (
  <li className="min-w-0">
    <Picture
      item={image}
      sizes="(min-width: 64rem) 16rem, 33vw"
      className="aspect-3/2 h-auto w-full rounded-control object-cover"
    />
    <div className="max-md:sr-only">
      <Caption lang={image.lang}>{image.caption}</Caption>
    </div>
  </li>
)

type Own = { schoolId: string; video: ProfileVideo; file: NonNullable<ProfileVideo['file']> }

function OwnVideo({ schoolId, video, file }: Own) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the tracks are in Subtitles, as many as the school has given
    <video
      src={file.url}
      poster={video.poster ?? undefined}
      width={file.width}
      height={file.height}
      controls
      preload="none"
      aria-label={video.alt || video.title}
      lang={video.lang}
      className={FRAME}
    >
      <Subtitles schoolId={schoolId} video={video} />
    </video>
  )
}

/** The subtitles that a video of a school has, to switch on in the player. */
function Subtitles({ schoolId, video }: { schoolId: string; video: Pick<ProfileVideo, 'id' | 'subtitles'> }) {
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

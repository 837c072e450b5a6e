import { data } from 'react-router'
import { LinkedVideo } from '#app/features/school-profile/components/linked-video.tsx'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { PROVIDER_NAMES, playerAddress, watchAddress } from '#app/features/school-profile/media/video-link.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Route } from './+types/video.ts'

/** A video of a school, hosted by a provider. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const found = await findSchool(params.id, localeOf(new URL(request.url).pathname))
  const school = found && 'school' in found ? found.school : undefined
  const video = school?.videos.find(({ id }) => id === params.video)
  if (!school || !video?.link) throw data(null, { status: 404 })
  return { school: { id: school.id, name: school.name }, video, link: video.link }
}

/** The visitor asked for the player: it is loaded with this response only. */
export const action = () => ({ play: true })

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.video.title ?? ''} · Aulario` },
  { name: 'robots', content: 'noindex' },
]

export default function Video({ loaderData: { school, video, link }, actionData }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page max-w-4xl pt-8">
      <h1 className="break-words">{video.title}</h1>
      <div className="mt-5">
        {actionData?.play ? (
          <iframe
            src={playerAddress(link)}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            className="aspect-video w-full rounded-card bg-[#17211d]"
          />
        ) : (
          <LinkedVideo schoolId={school.id} video={video} />
        )}
      </div>
      {video.alt && (
        <p lang={video.lang} className="mt-4">
          {video.alt}
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <Link to={`/schools/${school.id}`}>{t('school.video.back', { name: school.name })}</Link>
        <a href={watchAddress(link)} rel="noreferrer">
          {t('school.video.watch', { provider: PROVIDER_NAMES[link.provider] })}
        </a>
      </p>
    </div>
  )
}

import { data } from 'react-router'
import { readBadgeStyle } from '#app/features/reviews/badge/badge-address.ts'
import { BadgeChoice } from '#app/features/reviews/badge/components/badge-choice.tsx'
import { BadgeCode } from '#app/features/reviews/badge/components/badge-code.tsx'
import { ProfileCode } from '#app/features/reviews/badge/components/profile-code.tsx'
import { findBadgeSchool } from '#app/features/reviews/badge/find-badge-school.server.ts'
import { renderQrCode } from '#app/features/reviews/invitations/render-qr-code.server.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { SCHOOLS_POLICY } from '#app/features/schools/policy.ts'
import { Link } from '#app/i18n/link.tsx'
import { localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireSession } from '#app/routes/session.server.ts'
import { siteOf } from '#app/site.server.ts'
import type { Route } from './+types/badge.ts'

/** For the members of the school, on any plan; everyone else gets a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, SCHOOLS_POLICY.readBadge)
  const own = await findOwnSchool(userId, args.params.id)
  const school = own && (await findBadgeSchool(own.id))
  if (!school) throw data(null, { status: 404 })
  const style = readBadgeStyle(new URL(args.request.url).searchParams, school.language)
  // In the language of the badge, because it is read on the school's website.
  const title = translator(style.lang)('badge.caption', { name: school.name })
  const { origin } = siteOf(args.request)
  const address = origin + localePath(school.language, `/schools/${school.id}`)
  const profile = { address, svg: renderQrCode(address) }
  return { school: { id: school.id, name: school.name }, style, title, origin, profile }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'badge.title')

export default function Badge({ loaderData: { school, style, title, origin, profile } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <h1>{t('badge.title')}</h1>
        <p className="mt-1">
          <Link to={`/schools/${school.id}`}>{school.name}</Link>
        </p>
        <p className="mt-2 max-w-measure text-ink-soft">{t('badge.intro')}</p>
        <p className="mt-2 max-w-measure">{t('badge.fair')}</p>
      </header>
      <ProfileCode {...profile} />
      <BadgeChoice style={style} />
      <BadgeCode schoolId={school.id} title={title} style={style} origin={origin} />
      <p>
        <Link to={`/frames?school=${encodeURIComponent(school.id)}`} className="inline-flex min-h-11 items-center">
          {t('badge.frames')}
        </Link>
      </p>
    </>
  )
}

import { redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { RestoreForm } from '#app/features/profile-editing/components/restore-form.tsx'
import { VersionDifferences } from '#app/features/profile-editing/components/version-differences.tsx'
import { VersionList } from '#app/features/profile-editing/components/version-list.tsx'
import { findVersion, listVersions } from '#app/features/profile-editing/versions/read-versions.server.ts'
import { restoreSchema } from '#app/features/profile-editing/versions/restore.schema.ts'
import { restoreVersion } from '#app/features/profile-editing/versions/restore-version.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import type { Route } from './+types/versions.ts'
import { requireDashboard } from './dashboard-school.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { session, school } = await requireDashboard(args)
  const member = { userId: session.userId, schoolId: school.id }
  const number = Number(new URL(args.request.url).searchParams.get('number'))
  const [versions, version] = await Promise.all([listVersions(member), findVersion(member, number)])
  return { schoolId: school.id, versions, version }
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = localePath(localeOf(new URL(request.url).pathname), '/dashboard/versions')
  return await submit(await formOf(request), { schema: restoreSchema }, async ({ schoolId, ...chosen }) => {
    const { userId } = await sessionForChange({ context })
    await restoreVersion({ userId, schoolId }, chosen)
    return redirect(here, { headers: { 'set-cookie': messageCookie('message.versionRestored') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'ownTexts.versions')

/** Reloads even after a refusal, because there may be a newer version. */
export const shouldRevalidate = evenAfterRefusal

export default function Versions({ loaderData: { schoolId, versions, version } }: Route.ComponentProps) {
  const t = useTranslation()
  const newest = versions[0]?.number ?? 0
  return (
    <>
      <h1>{t('ownTexts.versions')}</h1>
      <p className="max-w-measure">{t('ownTexts.versions.text')}</p>
      {version && (
        <section aria-labelledby="version" className="sheet grid max-w-[48rem] gap-5 p-5 sm:p-6">
          <h2 id="version" className="text-xl">
            {t('ownTexts.version', { number: version.number })}
          </h2>
          {version.differences.length > 0 ? (
            <VersionDifferences differences={version.differences} />
          ) : (
            <p className="text-ink-soft">{t('ownTexts.version.oldest')}</p>
          )}
          {version.number !== newest && (
            <RestoreForm key={version.number} schoolId={schoolId} version={version} newest={newest} />
          )}
        </section>
      )}
      <div className="sheet max-w-[48rem] p-5 sm:p-6">
        {versions.length > 0 ? (
          <VersionList versions={versions} chosen={version?.number} />
        ) : (
          <p className="text-ink-soft">{t('ownTexts.versions.none')}</p>
        )}
      </div>
    </>
  )
}

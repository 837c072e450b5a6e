import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { Failure } from '#app/core/failure.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { nextPath } from '#app/core/next-path.ts'
import { OwnClaims } from '#app/features/claims/components/own-claims.tsx'
import { listOwnClaims } from '#app/features/claims/submit/read-own-claims.server.ts'
import { SchoolSwitcher } from '#app/features/schools/components/school-switcher.tsx'
import {
  chooseOwnSchool,
  listSchoolsInOwnRight,
  type OwnSchool,
} from '#app/features/schools/membership/own-schools.server.ts'
import { SCHOOLS_POLICY } from '#app/features/schools/policy.ts'
import { countryName } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/schools.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, SCHOOLS_POLICY.listOwn)
  const [schools, claims] = await Promise.all([listSchoolsInOwnRight(userId), listOwnClaims(userId)])
  return { schools, claims }
}

const choiceSchema = z.object({ schoolId: z.string().default(''), next: z.string().default('') })

/** Switches the person to another of their schools. */
export async function action({ request, context }: Route.ActionArgs) {
  const here = localePath(localeOf(new URL(request.url).pathname), '/account/schools')
  return await submit(await formOf(request), { schema: choiceSchema }, async ({ schoolId, next }) => {
    const { userId } = await sessionForChange({ context }, SCHOOLS_POLICY.chooseOwn)
    if (!(await chooseOwnSchool(userId, schoolId))) throw new Failure('not_found', 'school_not_yours')
    return redirect(nextPath(next, here), { headers: { 'set-cookie': messageCookie('message.schoolChosen') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'ownSchools.title')

export default function OwnSchools({ loaderData: { schools, claims } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('ownSchools.title')}</h1>
      {schools.length === 0 ? (
        <EmptyState drawing="empty" title={<h2 className="text-xl">{t('ownSchools.empty')}</h2>}>
          <p>{t('ownSchools.emptyText')}</p>
          <Link to="/claim" className={button('quiet')}>
            {t('ownSchools.find')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <p>{t('ownSchools.intro')}</p>
          <div className="max-w-160">
            <SchoolSwitcher schools={schools} current={schools[0]!.id} next="/account/schools" />
          </div>
          <ul className="grid gap-4">
            {schools.map((school) => (
              <li key={school.id}>
                <OwnSchoolCard school={school} />
              </li>
            ))}
          </ul>
        </>
      )}
      <OwnClaims claims={claims} />
      <section aria-labelledby="groups" className="sheet grid gap-3 p-5 sm:p-6">
        <h2 id="groups" className="text-xl">
          {t('groups.title')}
        </h2>
        <p className="max-w-measure text-ink-soft">{t('groups.intro')}</p>
        <Link to="/account/groups" className={`${button('quiet')} justify-self-start`}>
          {t('groups.open')}
        </Link>
      </section>
    </>
  )
}

function OwnSchoolCard({ school }: { school: OwnSchool }) {
  const t = useTranslation()
  const locale = useLocale()
  const { id, name, city, country, role, premium } = school
  return (
    <article className="sheet grid gap-3 p-5 sm:p-6">
      <div>
        <h2 className="text-xl">{name}</h2>
        <p className="text-ink-soft">{[city, countryName(locale, country)].filter(Boolean).join(', ')}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge variant="edge">{t(`ownSchools.role.${role}`)}</Badge>
        {premium ? (
          <Badge variant="premium" icon={<Icon name="gem" size={13} />}>
            {t('school.premium')}
          </Badge>
        ) : (
          <Badge variant="edge">{t('ownSchools.plan.free')}</Badge>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link
          to={`/account/schools/${id}`}
          className={button('main')}
          aria-label={t('ownSchools.manageOf', { school: name })}
        >
          {t('ownSchools.manage')}
        </Link>
        {premium && (
          <Form method="post">
            <input type="hidden" name="schoolId" value={id} />
            <input type="hidden" name="next" value={localePath(locale, '/dashboard')} />
            <button type="submit" name="intent" value="choose" className={button('quiet')}>
              {t('ownSchools.dashboard')}
            </button>
          </Form>
        )}
      </div>
    </article>
  )
}

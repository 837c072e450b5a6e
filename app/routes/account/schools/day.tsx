import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { DayForm } from '#app/features/school-day/components/day-form.tsx'
import { statedDaySchema } from '#app/features/school-day/day.schema.ts'
import { findStatedDay } from '#app/features/school-day/find-day.server.ts'
import { SCHOOL_DAY_POLICY } from '#app/features/school-day/policy.ts'
import { stateDay } from '#app/features/school-day/state-day.server.ts'
import { schoolYearOf } from '#app/features/school-day/topics.ts'
import { feeCurrency } from '#app/features/schools/fees.ts'
import { findOwnSchool } from '#app/features/schools/membership/own-schools.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/day.ts'
import { BackToSchool } from './back-to-school.tsx'

/** For the members of the school, on any plan; everyone else gets a 404. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, SCHOOL_DAY_POLICY.state)
  const school = await findOwnSchool(userId, args.params.id)
  if (!school) throw data(null, { status: 404 })
  const { id, name, country } = school
  const statement = await findStatedDay(id)
  return { school: { id, name }, statement, currency: feeCurrency(country), year: schoolYearOf(new Date()) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return await submit(await formOf(request), { schema: statedDaySchema }, async (statement) => {
    const { userId } = await sessionForChange({ context }, SCHOOL_DAY_POLICY.state)
    await stateDay({ userId, schoolId: params.id }, statement)
    const here = localePath(localeOf(new URL(request.url).pathname), `/account/schools/${params.id}/day`)
    return redirect(here, { headers: { 'set-cookie': messageCookie('message.dayStated') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'schoolDay.own.title')

/** Reloads even after a refusal, because another person may have changed something in the meantime. */
export const shouldRevalidate = evenAfterRefusal

export default function OwnSchoolDay({ loaderData: { school, statement, currency, year } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <BackToSchool school={school} title={t('schoolDay.own.title')} />
      <Section id="day-title" title={t('schoolDay.title')} gap={5}>
        <p className="max-w-measure text-ink-soft">{t('schoolDay.own.intro')}</p>
        <p className="max-w-measure text-ink-soft">
          {t('schoolDay.own.languages')}{' '}
          <Link to={`/account/schools/${school.id}#fees-title`}>{t('schoolDay.own.fees')}</Link>
        </p>
        <DayForm key={statement.seen} day={statement.day} currency={currency} year={year} statement={statement} />
      </Section>
    </>
  )
}

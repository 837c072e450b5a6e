import { data, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, refuseUnknownForm, submit } from '#app/core/forms/submit.server.ts'
import { DayForm } from '#app/features/school-day/components/day-form.tsx'
import { KnownDay } from '#app/features/school-day/components/known-day.tsx'
import { confirmSchema, saidDaySchema } from '#app/features/school-day/day.schema.ts'
import { findDay, findOwnSayings } from '#app/features/school-day/find-day.server.ts'
import { SCHOOL_DAY_POLICY } from '#app/features/school-day/policy.ts'
import { topicName } from '#app/features/school-day/present-day.ts'
import { confirmDay, sayDay } from '#app/features/school-day/say-day.server.ts'
import { schoolYearOf } from '#app/features/school-day/topics.ts'
import { findSchool } from '#app/features/school-profile/find-school.server.ts'
import { feeCurrency } from '#app/features/schools/fees.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { button } from '#app/ui/button.ts'
import { Section } from '#app/ui/section.tsx'
import { schoolYear } from '#lib/text/school-year.ts'
import { currentSession, sessionForChange } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/day.ts'

/** What is said of the day at an open school, and what the reader says of it. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const [found, session] = await Promise.all([
    findSchool(params.id, locale),
    currentSession({ context }, SCHOOL_DAY_POLICY.read),
  ])
  if (!found || !('school' in found) || found.school.closed) throw data(null, { status: 404 })
  const { id, name, city, country } = found.school
  const year = schoolYearOf(new Date())
  const [said, own] = await Promise.all([
    findDay({ id, country }, locale),
    session ? findOwnSayings(session.userId, id, year) : null,
  ])
  const answer = {
    school: { id, name, city },
    said,
    day: own?.day ?? null,
    removed: (own?.removed ?? []).map((topic) => topicName(topic, locale)).join(', '),
    currency: feeCurrency(country),
    year,
  }
  return data(answer, { headers: { 'cache-control': 'private, no-store' } })
}

/** Takes what a family says, and confirmations of what the school says. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const intent = String(form.get('intent'))
  const speaker = async () => ({
    userId: (await sessionForChange({ context }, SCHOOL_DAY_POLICY.say)).userId,
    schoolId: params.id,
    schoolYear: schoolYearOf(new Date()),
    visitor: context.get(visitorContext),
  })
  const saved = () => {
    const here = localePath(localeOf(new URL(request.url).pathname), `/schools/${params.id}/day`)
    return redirect(here, { headers: { 'set-cookie': messageCookie('message.daySaid') } })
  }
  if (intent.startsWith('confirm-'))
    return await submit(form, { schema: confirmSchema }, async (confirmed) => {
      await confirmDay(await speaker(), confirmed)
      return saved()
    })
  if (intent !== 'say') return refuseUnknownForm(form)
  return await submit(form, { schema: saidDaySchema }, async ({ day }) => {
    await sayDay(await speaker(), day)
    return saved()
  })
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const [title, description] = [t('schoolDay.page.title'), t('schoolDay.page.intro')]
  return pageMeta({ location, matches, title, description, noindex: true })
}

export default function SchoolDay({ loaderData }: Route.ComponentProps) {
  const { school, said, day, removed, currency, year } = loaderData
  const t = useTranslation()
  return (
    <div className="page grid gap-8 pt-8">
      <div>
        <h1>{t('schoolDay.page.title')}</h1>
        <p className="mt-2 text-lg">
          <Link to={`/schools/${school.id}`}>{[school.name, school.city].filter(Boolean).join(', ')}</Link>
        </p>
        <p className="mt-4 max-w-measure">{t('schoolDay.page.intro')}</p>
      </div>
      {said.length > 0 && (
        <section aria-labelledby="known" className="grid gap-4">
          <h2 id="known" className="text-xl">
            {t('schoolDay.page.known')}
          </h2>
          <KnownDay said={said} own={day} />
        </section>
      )}
      {day ? (
        <Section id="yours" title={t('schoolDay.page.yours', { year: schoolYear(year) })} gap={5}>
          <p className="max-w-measure text-ink-soft">{t('schoolDay.page.hint')}</p>
          {removed !== '' && <p className="max-w-measure">{t('schoolDay.page.removed', { topics: removed })}</p>}
          <DayForm key={JSON.stringify(day)} day={day} currency={currency} year={year} />
        </Section>
      ) : (
        <p>
          <Link to={`/auth?next=${encodeURIComponent(`/schools/${school.id}/day`)}`} className={button('main')}>
            {t('schoolDay.page.signIn')}
          </Link>
        </p>
      )}
    </div>
  )
}

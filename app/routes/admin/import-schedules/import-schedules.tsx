import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { ScheduleForm } from '#app/features/import-runs/schedules/components/schedule-form.tsx'
import { ScheduleProblems } from '#app/features/import-runs/schedules/components/schedule-problems.tsx'
import { ScheduleTable } from '#app/features/import-runs/schedules/components/schedule-table.tsx'
import { createSchedule } from '#app/features/import-runs/schedules/create-schedule.server.ts'
import { listSchedules } from '#app/features/import-runs/schedules/list-schedules.server.ts'
import { scheduleSchema } from '#app/features/import-runs/schedules/schedule.schema.ts'
import { listSources } from '#app/features/schools/sources/find-sources.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/import-schedules.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, IMPORTS_POLICY.read)
  const [schedules, sources] = await Promise.all([listSchedules(), listSources()])
  return data({ schedules, sources }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  return await submit(
    await formOf(request),
    { schema: scheduleSchema, field: { schedule_known: 'addresses', import_source: 'source' } },
    async (order) => {
      const { userId } = await sessionForChange({ context }, IMPORTS_POLICY.schedule)
      const id = await createSchedule(userId, order)
      const there = localePath(localeOf(new URL(request.url).pathname), `/admin/import-schedules/${id}`)
      return redirect(there, { headers: { 'set-cookie': messageCookie('message.scheduleCreated') } })
    },
  )
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'schedules.title')

export default function ImportSchedules({ loaderData: { schedules, sources } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <p>
        <BackLink to="/admin/imports">{t('imports.back')}</BackLink>
      </p>
      <header>
        <h1>{t('schedules.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('schedules.intro')}</p>
      </header>
      <ScheduleProblems schedules={schedules.filter(({ problem }) => problem)} />
      {schedules.length === 0 ? <p>{t('schedules.none')}</p> : <ScheduleTable schedules={schedules} />}
      <Section id="new-schedule" title={t('schedules.new')}>
        <ScheduleForm sources={sources} />
      </Section>
    </>
  )
}

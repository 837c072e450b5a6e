import { data, redirect, useActionData } from 'react-router'
import { z } from 'zod'
import { formOf, type Refusal, submit } from '#app/core/forms/submit.server.ts'
import { IMPORTS_POLICY } from '#app/features/import-runs/policy.ts'
import { applyScheduleAction } from '#app/features/import-runs/schedules/apply-schedule-action.server.ts'
import { CheckTable } from '#app/features/import-runs/schedules/components/check-table.tsx'
import { ScheduleActionForm } from '#app/features/import-runs/schedules/components/schedule-actions.tsx'
import { Problem } from '#app/features/import-runs/schedules/components/schedule-problems.tsx'
import { ScheduleBadge } from '#app/features/import-runs/schedules/components/schedule-table.tsx'
import { SCHEDULE_ACTIONS } from '#app/features/import-runs/schedules/schedule.ts'
import { type ViewedSchedule, viewSchedule } from '#app/features/import-runs/schedules/view-schedule.server.ts'
import { formatInstant } from '#app/i18n/format.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { FactList } from '#app/ui/lists/fact-list.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/import-schedule.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, IMPORTS_POLICY.read)
  const schedule = await viewSchedule(args.params.id)
  if (!schedule) throw new Response(null, { status: 404 })
  return data({ schedule }, { headers: { 'cache-control': 'private, no-store' } })
}

const MESSAGES = {
  check: 'message.scheduleChecked',
  pause: 'message.schedulePaused',
  resume: 'message.scheduleResumed',
  delete: 'message.scheduleDeleted',
} as const

export async function action({ request, context, params }: Route.ActionArgs) {
  return await submit(
    await formOf(request),
    { schema: z.object({ intent: z.enum(SCHEDULE_ACTIONS) }) },
    async ({ intent }) => {
      const { userId } = await sessionForChange({ context }, IMPORTS_POLICY.schedule)
      await applyScheduleAction(userId, params.id, intent)
      const path = intent === 'delete' ? '/admin/import-schedules' : `/admin/import-schedules/${params.id}`
      const there = localePath(localeOf(new URL(request.url).pathname), path)
      return redirect(there, { headers: { 'set-cookie': messageCookie(MESSAGES[intent]) } })
    },
  )
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'schedules.title')

export default function ImportSchedule({ loaderData: { schedule } }: Route.ComponentProps) {
  const t = useTranslation()
  const refusal = useActionData<Refusal>()
  // The refused form is gone if another person acted first.
  const missed = refusal && !schedule.actions.some((action) => action === refusal.intent)
  return (
    <>
      <p>
        <BackLink to="/admin/import-schedules">{t('schedules.back')}</BackLink>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <h1>{schedule.dataset}</h1>
        <ScheduleBadge schedule={schedule} />
      </div>
      {missed && <FormFailure failure={`failure.${refusal.code}`} />}
      {schedule.problem && (
        <div className="rounded-control border-[1.5px] border-danger bg-danger-wash px-4 py-3 text-danger">
          <Problem schedule={schedule} />
        </div>
      )}
      <Section id="about-title" title={t('schedules.about')}>
        <About schedule={schedule} />
      </Section>
      <Section id="checks-title" title={t('schedules.checks')}>
        <CheckTable checks={schedule.checks} />
      </Section>
      <Section id="actions-title" title={t('schedules.actions')} gap={5}>
        {schedule.actions.map((action) => (
          <ScheduleActionForm key={action} action={action} />
        ))}
      </Section>
    </>
  )
}

function About({ schedule }: { schedule: ViewedSchedule }) {
  const t = useTranslation()
  const locale = useLocale()
  const instant = (at: Date | null) => (at ? formatInstant(locale, new Date(at).toISOString()) : t('schedules.never'))
  const facts = [
    [t('imports.source'), schedule.source],
    [t('schedules.addresses'), schedule.addresses.join('\n')],
    [t('schedules.rhythm'), t(`schedules.rhythm.${schedule.rhythm}`)],
    [t('imports.complete'), schedule.complete && t('imports.complete.yes')],
    [t('schedules.maxLoss'), `${schedule.maxLoss} %`],
    [t('schedules.checked'), instant(schedule.checkedAt)],
    [t('schedules.changed'), instant(schedule.changedAt)],
    [t('schedules.next'), schedule.paused ? null : instant(schedule.nextAt)],
    [t('schedules.createdBy'), schedule.createdBy],
  ] as const
  return <FactList facts={facts} />
}

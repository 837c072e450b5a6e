import { data } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { findLock } from '#app/features/admin/case-locks/find-lock.server.ts'
import { Workbench } from '#app/features/admin/components/workbench.tsx'
import { AnswerForm } from '#app/features/moderation/cases/components/appeal-list.tsx'
import {
  type PieceReport,
  type SchoolAppeal,
  viewPieceReport,
  viewSchoolAppeal,
} from '#app/features/moderation/cases/view-piece-case.server.ts'
import { answerAppeal } from '#app/features/moderation/decisions/answer-appeal.server.ts'
import { PieceDecisionForm } from '#app/features/moderation/decisions/components/piece-decision-form.tsx'
import { decidePieceReport } from '#app/features/moderation/decisions/decide-reports.server.ts'
import { answerSchema } from '#app/features/moderation/decisions/decision-form.schema.ts'
import { pieceDecisionSchema } from '#app/features/moderation/decisions/piece-decision.schema.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { PieceView } from '#app/features/moderation/reports/components/piece-view.tsx'
import type { IllegalKind } from '#app/features/moderation/reports/report-rules.ts'
import { PIECE_RULES, type PieceRule } from '#app/features/moderation/subject.ts'
import { formatSpan } from '#app/i18n/format-span.ts'
import { Link } from '#app/i18n/link.tsx'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { evenAfterRefusal } from '#app/routes/connection/even-after-refusal.ts'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import { afterDecision } from '../queue/after-decision.server.ts'
import type { Route } from './+types/content.ts'

/** A report about what a school shows, by its id, or the appeal of a school, by the id of the decision. */
export async function loader(args: Route.LoaderArgs) {
  const session = await requireSession(args, MODERATION_POLICY.decideContent)
  const { id } = args.params
  const [report, appeal] = await Promise.all([
    viewPieceReport(id, session.userId),
    viewSchoolAppeal(id, session.userId),
  ])
  if (!report && !appeal) throw data(null, { status: 404 })
  const lock = await findLock(session, { kind: 'content', id })
  return data({ report, appeal, lock, now: new Date() }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  const { id } = args.params
  const done = () => afterDecision(args.request, '/admin?kind=content', 'message.decided')
  if (form.get('intent') === 'objection')
    return await submit(form, { schema: answerSchema }, async ({ answer, facts }) => {
      const session = await sessionForChange(args, MODERATION_POLICY.decideContent)
      const appeal = await viewSchoolAppeal(id, session.userId)
      if (!appeal) throw new Response(null, { status: 404 })
      await answerAppeal(session, appeal.id, { upheld: answer === 'upheld', facts })
      return done()
    })
  return await submit(form, { schema: pieceDecisionSchema }, async (ruling) => {
    const session = await sessionForChange(args, MODERATION_POLICY.decideContent)
    if (!(await viewPieceReport(id, session.userId))) throw new Response(null, { status: 404 })
    await decidePieceReport(session, id, ruling)
    return done()
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'moderation.title')

/** Reloads even after a refusal: another moderator may already have decided. */
export const shouldRevalidate = evenAfterRefusal

export default function Content({ params: { id }, loaderData: { report, appeal, lock, now } }: Route.ComponentProps) {
  const found = report ?? appeal
  return (
    <Workbench key={id} caseRef={{ kind: 'content', id }} lock={lock} open={found?.state === 'open'}>
      {report && <Report report={report} now={now} />}
      {appeal && <Appeal appeal={appeal} now={now} />}
    </Workbench>
  )
}

function Head({ of, now }: { of: Pick<PieceReport, 'school' | 'city' | 'schoolId' | 'createdAt'>; now: Date }) {
  const t = useTranslation()
  const locale = useLocale()
  const time = formatSpan(locale, now.getTime() - of.createdAt.getTime())
  return (
    <header>
      <h1 className="text-xl">
        <Link to={`/schools/${of.schoolId}`} className="text-ink">
          {[of.school ?? t('moderation.unknownSchool'), of.city].filter(Boolean).join(', ')}
        </Link>
      </h1>
      <p className="text-ink-soft text-sm">{t('moderation.written', { time })}</p>
    </header>
  )
}

function Report({ report, now }: { report: PieceReport; now: Date }) {
  const t = useTranslation()
  const { kind, rule, reason, number, content, others, mayDecide, state } = report
  const ground = kind === 'illegal' ? t(`report.law.${rule as IllegalKind}`) : t(`itemRule.${rule as PieceRule}`)
  const suggested = kind === 'illegal' ? 'illegal' : (PIECE_RULES.find((one) => one === rule) ?? '')
  return (
    <>
      <article className="sheet grid gap-4 p-5 sm:p-6">
        <Head of={report} now={now} />
        <PieceView piece={content} />
        <div className="rounded-card bg-sunken px-4 py-3">
          <p className="font-semibold">{t('item.report', { number, ground })}</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{reason}</p>
          {others > 0 && <p className="mt-2 text-ink-soft text-sm">{t('item.report.others', { count: others })}</p>}
        </div>
        {!report.now && <p className="rounded-card bg-notice-wash px-4 py-3 text-notice-ink">{t('item.gone')}</p>}
        {!mayDecide && <p className="rounded-card bg-sunken px-4 py-3">{t('item.ownCase')}</p>}
      </article>
      {mayDecide && state === 'open' && (
        <Section id="decide-title" title={t('moderation.decide')} gap={4}>
          <PieceDecisionForm item={report.now} rule={suggested} inQueue />
        </Section>
      )}
    </>
  )
}

function Appeal({ appeal, now }: { appeal: SchoolAppeal; now: Date }) {
  const t = useTranslation()
  const { outcome, rule, law, facts, text, answer, content, mayDecide, state } = appeal
  return (
    <>
      <article className="sheet grid gap-4 p-5 sm:p-6">
        <Head of={appeal} now={now} />
        {content && <PieceView piece={content} />}
        <div className="rounded-card bg-sunken px-4 py-3">
          <p className="font-semibold">
            {t(`item.outcome.${outcome as 'removed' | 'edited'}`)}: {rule && t(`itemRule.${rule}`)} {law}
          </p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{facts}</p>
        </div>
        <div className="rounded-card bg-sunken px-4 py-3">
          <p className="font-semibold">{t('item.appeal')}</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p>
        </div>
        {state !== 'open' && <p className="whitespace-pre-line">{answer}</p>}
        {!mayDecide && state === 'open' && (
          <p className="rounded-card bg-sunken px-4 py-3">{t('moderation.appeal.other')}</p>
        )}
      </article>
      {mayDecide && state === 'open' && (
        <Section id="decide-title" title={t('moderation.decide')} gap={4}>
          <AnswerForm textOf={(answer) => t(`item.appeal.${answer}`)} />
        </Section>
      )}
    </>
  )
}

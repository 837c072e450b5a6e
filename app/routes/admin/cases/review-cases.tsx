import { AppealList } from '#app/features/moderation/cases/components/appeal-list.tsx'
import { DecisionList } from '#app/features/moderation/cases/components/decision-list.tsx'
import type { ViewedCase } from '#app/features/moderation/cases/view-case.server.ts'
import { EvidenceCase } from '#app/features/moderation/decisions/components/evidence-case.tsx'
import { ReportCase } from '#app/features/moderation/decisions/components/report-case.tsx'
import { WarningSection } from '#app/features/moderation/decisions/warnings/components/warning-section.tsx'
import { DisputeCase } from '#app/features/moderation/disputes/components/dispute-case.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'

/** Appeals, earlier decisions, and warnings about the school. */
export function CaseRecord({ review, cases: { appeals, decisions } }: ViewedCase) {
  const t = useTranslation()
  return (
    <>
      {appeals.length > 0 && (
        <Section id="objections-title" title={t('moderation.appeals')}>
          <AppealList appeals={appeals} language={review?.language} />
        </Section>
      )}
      <Section id="decisions-title" title={t('moderation.decisions')}>
        <DecisionList decisions={decisions} />
      </Section>
      {review?.mayDecide && <WarningSection warnings={review.warnings} />}
    </>
  )
}

type Open = Pick<ViewedCase['cases'], 'reports' | 'disputes' | 'evidence'>
const isOpen = ({ state }: { state: string }) => state === 'open'

type Review = NonNullable<ViewedCase['review']>

/** Reports, disputes and evidence about the review, each with the form that decides it. */
export function OpenCases(props: { review: Review; cases: Open; now: Date }) {
  const { review, cases, now } = props
  const { reports, disputes, evidence } = cases
  const dispute = disputes.find(isOpen)
  const waiting = evidence.find(isOpen)
  const proven = evidence.some(({ state }) => state === 'accepted')
  const open = reports.filter(isOpen)
  return (
    <>
      {(['review', 'answer'] as const).map((subject) => {
        const about = open.filter((report) => report.subject_kind === subject)
        return (
          about.length > 0 && (
            <div key={subject} className="sheet p-5 sm:p-6">
              <ReportCase subject={subject} reports={about} blocks={review.blocks} grounds={review.grounds} />
            </div>
          )
        )
      })}
      {dispute && (
        <div className="sheet p-5 sm:p-6">
          <DisputeCase dispute={dispute} proven={proven} now={now} blocks={review.blocks} />
        </div>
      )}
      {waiting && (
        <div className="sheet p-5 sm:p-6">
          <EvidenceCase evidence={waiting} />
        </div>
      )}
    </>
  )
}

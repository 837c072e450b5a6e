import { AppealList } from '#app/features/moderation/appeals/components/appeal-section.tsx'
import type { ViewedCase } from '#app/features/moderation/cases/view-case.server.ts'
import { DecisionList } from '#app/features/moderation/components/decision-list.tsx'
import { DisputeCase } from '#app/features/moderation/disputes/components/dispute-case.tsx'
import { EvidenceCase } from '#app/features/moderation/evidence/components/evidence-case.tsx'
import { ReportCase } from '#app/features/moderation/reports/components/report-case.tsx'
import { WarningSection } from '#app/features/moderation/warnings/components/warning-section.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'

/** Objections, earlier decisions, and warnings about the school. */
export function CaseRecord({ review, matters: { objections, decisions } }: ViewedCase) {
  const t = useTranslation()
  return (
    <>
      {objections.length > 0 && (
        <Section id="objections-title" title={t('desk.objections')}>
          <AppealList objections={objections} language={review?.language} />
        </Section>
      )}
      <Section id="decisions-title" title={t('desk.decisions')}>
        <DecisionList decisions={decisions} />
      </Section>
      {review?.mayDecide && <WarningSection warnings={review.warnings} />}
    </>
  )
}

type Open = Pick<ViewedCase['matters'], 'reports' | 'disputes' | 'proofs'>
const isOpen = ({ state }: { state: string }) => state === 'open'

/** What is held against the review or says that it is right, each with the form that decides it. */
export function OpenCases({ matters: { reports, disputes, proofs }, now }: { matters: Open; now: Date }) {
  const dispute = disputes.find(isOpen)
  const proof = proofs.find(isOpen)
  const proven = proofs.some(({ state }) => state === 'accepted')
  const open = reports.filter(isOpen)
  return (
    <>
      {(['review', 'answer'] as const).map((subject) => {
        const about = open.filter((report) => report.subject === subject)
        return (
          about.length > 0 && (
            <div key={subject} className="sheet p-5 sm:p-6">
              <ReportCase subject={subject} reports={about} />
            </div>
          )
        )
      })}
      {dispute && (
        <div className="sheet p-5 sm:p-6">
          <DisputeCase dispute={dispute} proven={proven} now={now} />
        </div>
      )}
      {proof && (
        <div className="sheet p-5 sm:p-6">
          <EvidenceCase proof={proof} />
        </div>
      )}
    </>
  )
}

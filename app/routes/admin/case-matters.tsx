import { Section } from '#app/features/accounts/components/account/section.tsx'
import { DecisionList } from '#app/features/moderation/components/decision-list.tsx'
import { ObjectionList } from '#app/features/moderation/components/objection-section.tsx'
import { ProofMatter } from '#app/features/moderation/components/proof-matter.tsx'
import { WarningSection } from '#app/features/moderation/components/warning-section.tsx'
import type { ViewedCase } from '#app/features/moderation/view/view-case.server.ts'
import { DisputeMatter } from '#app/features/notices/components/dispute-matter.tsx'
import { ReportMatter } from '#app/features/notices/components/report-matter.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Objections, earlier decisions, and warnings about the school. */
export function CaseRecord({ review, matters: { objections, decisions } }: ViewedCase) {
  const t = useTranslation()
  return (
    <>
      {objections.length > 0 && (
        <Section id="objections-title" title={t('desk.objections')}>
          <ObjectionList objections={objections} language={review?.language} />
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
export function OpenMatters({ matters: { reports, disputes, proofs }, now }: { matters: Open; now: Date }) {
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
              <ReportMatter subject={subject} reports={about} />
            </div>
          )
        )
      })}
      {dispute && (
        <div className="sheet p-5 sm:p-6">
          <DisputeMatter dispute={dispute} proven={proven} now={now} />
        </div>
      )}
      {proof && (
        <div className="sheet p-5 sm:p-6">
          <ProofMatter proof={proof} />
        </div>
      )}
    </>
  )
}

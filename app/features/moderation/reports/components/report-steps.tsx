import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { ReportKind } from '../report-rules.ts'
import { ReportChoice } from './report-choice.tsx'
import { ReportForm } from './report-form.tsx'

type Props = Omit<Parameters<typeof ReportForm>[0], 'kind'> & {
  /** The chosen kind, once there is one. */
  kind: ReportKind | null
  /** Address of the page with a kind chosen, or with none. */
  addressOf: (kind?: ReportKind) => string
}

/** Below what is reported: first the choice of a kind, then its form. */
export function ReportSteps({ kind, addressOf, ...form }: Props) {
  const t = useTranslation()
  return (
    <>
      <p className="mt-4 mb-8 max-w-2xl text-ink-soft">{t('report.free')}</p>
      {kind ? (
        <>
          <p className="mb-6">
            <strong>{t(`report.kind.${kind}`)}.</strong> <Link to={addressOf()}>{t('report.change')}</Link>
          </p>
          <ReportForm key={kind} kind={kind} {...form} />
        </>
      ) : (
        <ReportChoice addressOf={addressOf} />
      )}
    </>
  )
}

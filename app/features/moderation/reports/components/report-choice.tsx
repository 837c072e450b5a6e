import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { REPORT_KINDS, type ReportKind } from '../report-rules.ts'

/**
 * The first step of a report: a breach of our rules or of the law. It uses links, so that it works without JavaScript.
 */
export function ReportChoice({ addressOf }: { addressOf: (kind: ReportKind) => string }) {
  const t = useTranslation()
  return (
    <section aria-labelledby="choose" className="max-w-2xl">
      <h2 id="choose" className="text-xl">
        {t('report.choose')}
      </h2>
      <ul className="mt-4 grid gap-4">
        {REPORT_KINDS.map((kind) => (
          <li key={kind} className="sheet relative flex items-start gap-3 p-5">
            <div className="min-w-0 flex-1">
              <Link to={addressOf(kind)} className="font-semibold after:absolute after:inset-0">
                {t(`report.kind.${kind}`)}
              </Link>
              <p className="mt-1 text-ink-soft">{t(`report.kind.${kind}.text`)}</p>
            </div>
            <Icon name="chevron-right" size={20} className="mt-1 flex-none" />
          </li>
        ))}
      </ul>
    </section>
  )
}

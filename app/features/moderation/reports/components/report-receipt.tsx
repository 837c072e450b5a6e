import { useEffect, useRef } from 'react'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { APPEAL_MONTHS } from '#lib/promises.ts'

/** Confirms a report with its number and says what happens next. */
export function ReportReceipt(props: { number: string; mailed: boolean; schoolId: string }) {
  const { number, mailed, schoolId } = props
  const t = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="max-w-2xl">
      <h1 ref={heading} tabIndex={-1}>
        {t('report.received')}
      </h1>
      <p className="mt-4 text-lg">{t('report.received.number', { number })}</p>
      <p className="mt-4">{t(mailed ? 'report.received.mail' : 'report.received.noMail')}</p>
      <p className="mt-4 text-ink-soft">{t('report.received.redress', { months: APPEAL_MONTHS })}</p>
      <Link to={`/schools/${schoolId}`} className={`${button('quiet')} mt-6`}>
        {t('report.toSchool')}
      </Link>
    </div>
  )
}

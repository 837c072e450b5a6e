import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { AdminStatus } from '../schools-address.ts'

type Props = { status: string; mergedInto: string | null; premium: boolean; verified: boolean; duplicates?: boolean }

/** The state of a school in a few words. */
export function SchoolMarks({ status, mergedInto, premium, verified, duplicates = false }: Props) {
  const t = useTranslation()
  const state = (mergedInto ? 'merged' : status) as AdminStatus
  return (
    <span className="inline-flex flex-wrap gap-1">
      {state !== 'active' && (
        <Badge variant={state === 'closed' ? 'edge' : 'notice'}>{t(`schoolAdmin.is.${state}`)}</Badge>
      )}
      {premium && <Badge variant="premium">{t('schoolAdmin.mark.premium')}</Badge>}
      {verified && <Badge variant="success">{t('schoolAdmin.mark.verified')}</Badge>}
      {duplicates && <Badge variant="notice">{t('schoolAdmin.is.twins')}</Badge>}
    </span>
  )
}

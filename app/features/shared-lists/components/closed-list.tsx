import { LISTS_PATH } from '#app/features/shared-lists/link.ts'
import { Link } from '#app/i18n/link.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LIST_DAYS } from '../shared-list.ts'

/** Why a list cannot be shown, instead of it. */
export type ClosedReason = 'incomplete' | 'wrongKey' | 'unreachable' | 'unknown' | 'revoked'

/** Says why a list cannot be shown. */
export function ClosedList({ reason }: { reason: ClosedReason }) {
  const t = useTranslation()
  return (
    <EmptyState drawing="not-found" title={<h1 className="text-2xl">{t(`list.${reason}`)}</h1>}>
      <p>{reason === 'unknown' ? t('list.unknown.text', { days: LIST_DAYS }) : t(`list.${reason}.text`)}</p>
      <Link to={LISTS_PATH} reloadDocument className={button('quiet')}>
        {t('list.all')}
      </Link>
    </EmptyState>
  )
}

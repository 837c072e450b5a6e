import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { TicketState } from '../../ticket-rules.ts'

const VARIANTS = { open: 'notice', answered: 'success', closed: 'edge' } as const

/** Where a case stands. */
export function StateBadge({ state }: { state: TicketState }) {
  const t = useTranslation()
  return <Badge variant={VARIANTS[state]}>{t(`ticket.state.${state}`)}</Badge>
}

import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { TicketState } from '../ticket.ts'

const VARIANTS = { open: 'notice', answered: 'success', closed: 'edge' } as const

/** The state of a ticket in a word. */
export function StateBadge({ state }: { state: TicketState }) {
  const t = useTranslation()
  return <Badge variant={VARIANTS[state]}>{t(`ticket.state.${state}`)}</Badge>
}

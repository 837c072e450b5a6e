import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { ShownState } from '../order.ts'

const VARIANTS = {
  pending: 'notice',
  invoiced: 'notice',
  paid: 'success',
  refunding: 'notice',
  refunded: 'edge',
  disputed: 'notice',
  revoked: 'edge',
  failed: 'edge',
} as const satisfies Record<ShownState, string>

/** The state of an order in a word. */
export function OrderStateBadge({ state }: { state: ShownState }) {
  const t = useTranslation()
  return <Badge variant={VARIANTS[state]}>{t(`orders.state.${state}` satisfies PlainKey)}</Badge>
}

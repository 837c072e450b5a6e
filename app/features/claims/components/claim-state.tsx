import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { ClaimState } from '../claim.ts'

const VARIANTS = { open: 'notice', approved: 'success', refused: 'edge', withdrawn: 'edge' } as const

export function ClaimStateBadge({ state }: { state: ClaimState }) {
  const t = useTranslation()
  return <Badge variant={VARIANTS[state]}>{t(`claim.state.${state}` satisfies PlainKey)}</Badge>
}

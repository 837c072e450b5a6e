import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { ListedUser } from '../list-users.server.ts'

const VARIANTS = { active: 'success', suspended: 'notice', deleted: 'edge', unconfirmed: 'edge' } as const

export function UserState({ state, bannedUntil }: Pick<ListedUser, 'state' | 'bannedUntil'>) {
  const t = useTranslation()
  const locale = useLocale()
  const text =
    state === 'suspended' && bannedUntil
      ? t('people.state.suspendedUntil', { time: formatInstant(locale, bannedUntil.toISOString()) })
      : t(`people.state.${state}`)
  return <Badge variant={VARIANTS[state]}>{text}</Badge>
}

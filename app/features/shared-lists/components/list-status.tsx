import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ListState } from '../device/list-state.ts'

/** Says whether what the page shows is stored, and what is to be done if it is not. */
export function ListStatus({ state, mayWrite }: { state: ListState; mayWrite: boolean }) {
  const t = useTranslation()
  const isFine = state.sync === 'saved' || state.sync === 'waiting'
  return (
    <p
      role="status"
      className={
        isFine
          ? 'flex items-center gap-2 text-ink-soft text-sm'
          : 'flex items-start gap-2 rounded-card bg-notice-wash px-4 py-3 text-notice-ink'
      }
    >
      <Icon name={isFine ? 'shield-check' : 'info'} size={18} className={isFine ? 'flex-none' : 'mt-1 flex-none'} />
      {t(textOf(state, mayWrite))}
    </p>
  )
}

function textOf({ sync, code, isKept }: ListState, mayWrite: boolean): PlainKey {
  switch (sync) {
    case 'offline':
    case 'away':
      if (!isKept) return `list.sync.${sync}Unkept`
      return mayWrite ? `list.sync.${sync}` : `list.sync.${sync}Read`
    case 'refused':
      if (code === 'list_write_key') return 'list.sync.writeKey'
      return code === 'too_many_attempts' || code === 'too_many_requests' ? 'list.sync.busy' : 'list.sync.unexpected'
    default:
      return `list.sync.${sync}`
  }
}

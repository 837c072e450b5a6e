import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'

/**
 * Why a form as a whole was not accepted (key of the catalogue); stays after the toast and works without JavaScript.
 */
export function FormFailure({ failure }: { failure: string | undefined }) {
  const t = useTranslation()
  if (!failure) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-control border-[1.5px] border-danger bg-danger-wash px-4 py-3 font-semibold text-base text-danger"
    >
      <Icon name="circle-alert" size={18} className="mt-1 flex-none" />
      {t(failure as PlainKey)}
    </p>
  )
}

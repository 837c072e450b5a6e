import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'

type Props = {
  /** Key of the catalogue. */
  failure: string | undefined
  /** The subject of the failure, in the visitor's words. */
  about?: string | undefined
}

/** Why a form as a whole was not accepted; stays after the toast has gone and works without JavaScript. */
export function FormFailure({ failure, about }: Props) {
  const t = useTranslation()
  if (!failure) return null
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-control border-[1.5px] border-danger bg-danger-wash px-4 py-3 font-semibold text-base text-danger"
    >
      <Icon name="circle-alert" size={18} className="mt-1 flex-none" />
      <span className="min-w-0 break-words">
        {about && <bdi>{about}: </bdi>}
        {t(failure as PlainKey)}
      </span>
    </p>
  )
}

import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Kept } from '../recovery/keepable.ts'

type Props = {
  /** Field `keep` of the form. */
  field: FieldMetadata<string | undefined, Record<string, unknown>, string[]>
  kept: readonly Kept[]
  /** Whether the form comes back as it was sent. */
  refused: boolean
  /** Whether everything is kept unless the person decides otherwise. */
  ticked: boolean
  /** What happens to whatever is not ticked. */
  text: string
}

/** What gives access to the account besides the password: the owner ticks what is theirs, the rest ends. */
export function KeepFields({ field, kept, refused, ticked, text }: Props) {
  const t = useTranslation()
  if (kept.length === 0) return null
  const sent: unknown[] = [field.initialValue].flat()
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t('recovery.keep')}</legend>
      <p className="text-ink-soft text-sm">{text}</p>
      {kept.map(({ kind, value, name }) => (
        <label key={value} className="flex min-h-11 items-start gap-3 py-1">
          <input
            type="checkbox"
            name={field.name}
            value={value}
            defaultChecked={refused ? sent.includes(value) : ticked}
            className="mt-1 size-5 flex-none accent-board"
          />
          <span className="min-w-0 break-words">
            {t(`recovery.keep.${kind}`)}
            {name && <span className="block text-ink-soft text-sm">{name}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

import type { ComponentProps } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'hint'> & {
  /** The saved value. */
  saved: string
  /** The register's value, if it is a different one. */
  official?: string
  /** Whether somebody else has saved the form meanwhile. */
  changed: boolean
}

/** A field for a self-reported value; below it is the register's value, or what somebody else has meanwhile saved. */
export function ReportedField({ saved, official = '', changed, ...field }: Props) {
  const t = useTranslation()
  const isOther = changed && saved !== (field.field.value ?? '')
  const meanwhile = isOther && t('own.meanwhile', { value: saved || t('own.meanwhile.nothing') })
  const register = official !== '' && official !== saved && t('own.official', { value: official })
  return <TextField {...field} hint={meanwhile || register || undefined} />
}

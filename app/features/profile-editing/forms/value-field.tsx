import type { ComponentProps } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'hint'> & {
  /** What is saved now. */
  saved: string
  /** The register's word, if it is another one. */
  official?: string
  /** Somebody else saved the form meanwhile. */
  changed: boolean
}

/** A line of the school's own word: below it what the register says, or what somebody else has saved meanwhile. */
export function ReportedField({ saved, official = '', changed, ...field }: Props) {
  const t = useTranslation()
  const isOther = changed && saved !== (field.field.value ?? '')
  const meanwhile = isOther && t('own.meanwhile', { value: saved || t('own.meanwhile.nothing') })
  const register = official !== '' && official !== saved && t('own.official', { value: official })
  return <TextField {...field} hint={meanwhile || register || undefined} />
}

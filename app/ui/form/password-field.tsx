import { type ComponentProps, useEffect, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '#app/ui/icon.tsx'
import { classes } from '../classes.ts'
import { FieldFrame, inputOf, type TextField } from './field.tsx'
import { INPUT } from './input.ts'

/** A password with a button that shows it; pasting and password managers work (WCAG 3.3.8). */
export function PasswordField({ field, label, hint, aside, ...input }: ComponentProps<typeof TextField>) {
  const t = useTranslation()
  const [shown, setShown] = useState(false)
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <FieldFrame field={field} label={label} hint={hint} aside={aside}>
      <div className="relative">
        <input
          {...inputOf(field, 'password', hint !== undefined)}
          {...input}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={classes(INPUT, 'pr-12')}
        />
        {ready && (
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={t(shown ? 'auth.password.hide' : 'auth.password.show')}
            aria-controls={field.id}
            className="absolute top-0 right-0 flex size-12 items-center justify-center rounded-control text-ink-soft"
          >
            <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
          </button>
        )}
      </div>
    </FieldFrame>
  )
}

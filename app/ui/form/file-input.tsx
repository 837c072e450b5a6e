import { type ChangeEvent, type InputHTMLAttributes, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { classes } from '../classes.ts'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { FILE_BUTTON } from './input.ts'

/**
 * Chooses files. With JavaScript its label is in the language of the page, where a browser would use its own; the
 * browser's field, now invisible, still takes clicks, focus and dropped files.
 */
export function FileInput({ onChange, ...input }: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>) {
  const t = useTranslation()
  const hydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState('')
  const read = () => setNames([...(field.current?.files ?? [])].map(({ name }) => name).join(', '))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as a file may be chosen before script runs
  useEffect(() => {
    read()
    const form = field.current?.form
    const emptied = () => setNames('')
    form?.addEventListener('reset', emptied)
    return () => form?.removeEventListener('reset', emptied)
  }, [])
  const shown = names || t('file.none')
  return (
    <span className="relative flex min-h-11 min-w-0 items-center flex-wrap gap-x-3 gap-y-1 rounded-control outline-board outline-offset-2 has-focus-visible:outline-2">
      <input
        {...input}
        ref={field}
        type="file"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          read()
          onChange?.(event)
        }}
        title={hydrated ? shown : undefined}
        className={hydrated ? 'peer absolute inset-0 z-1 size-full cursor-pointer opacity-0' : FILE_BUTTON}
      />
      {hydrated && (
        <>
          <span aria-hidden="true" className={classes(button('quiet'), 'flex-none peer-aria-invalid:border-danger')}>
            {t(input.multiple ? 'file.chooseSeveral' : 'file.choose')}
          </span>
          <span aria-hidden="true" className="wrap-anywhere line-clamp-3 min-w-0 flex-1 basis-40">
            {shown}
          </span>
        </>
      )}
    </span>
  )
}

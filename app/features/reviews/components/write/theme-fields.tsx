import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldErrors } from '#app/ui/form/field.tsx'
import { SIDES, type Theme, TOPICS } from '../../themes.ts'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** Fixed phrases to tick, praise and wish beside each other. */
export function ThemeFields({ fields }: { fields: Readonly<Record<Theme, Field>> }) {
  const t = useTranslation()
  return (
    <fieldset className="grid gap-x-6 sm:grid-cols-2">
      <legend className="font-semibold">{t('write.themes')}</legend>
      <p className="mb-2 text-ink-soft text-sm sm:col-span-2">{t('write.themes.about')}</p>
      {TOPICS.flatMap((topic) =>
        SIDES.map((side): Theme => `${side}_${topic}`).map((theme) => (
          <ThemeTick key={theme} field={fields[theme]} text={t(`theme.${theme}`)} />
        )),
      )}
    </fieldset>
  )
}

function ThemeTick({ field, text }: { field: Field; text: string }) {
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          id={field.id}
          name={field.name}
          value="on"
          defaultChecked={field.initialValue === 'on'}
          aria-invalid={field.errors ? true : undefined}
          aria-describedby={field.errors ? field.errorId : undefined}
          className="size-5 flex-none accent-board"
        />
        <span>{text}</span>
      </label>
      <FieldErrors id={field.errorId} errors={field.errors} />
    </div>
  )
}

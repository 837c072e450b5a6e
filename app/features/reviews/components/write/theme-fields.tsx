import { useTranslation } from '#app/i18n/use-translation.ts'
import { Fold } from '#app/ui/fold.tsx'
import { FieldErrors } from '#app/ui/form/field.tsx'
import { SIDES, THEMES, type Theme, TOPICS } from '../../themes.ts'
import type { Fields } from './review-details.tsx'

/** Fixed phrases to tick, praise and wish beside each other; unfolded once one of them is ticked. */
export function ThemeFields({ fields }: { fields: Fields }) {
  const t = useTranslation()
  const isOpen = THEMES.some((theme) => fields[theme].initialValue || fields[theme].errors)
  return (
    <Fold open={isOpen} title={t('write.themes')} note={t('write.themes.hint')}>
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
        <legend className="mb-2 text-ink-soft text-sm">{t('write.themes.about')}</legend>
        {TOPICS.flatMap((topic) =>
          SIDES.map((side): Theme => `${side}_${topic}`).map((theme) => (
            <ThemeTick key={theme} field={fields[theme]} text={t(`theme.${theme}`)} />
          )),
        )}
      </fieldset>
    </Fold>
  )
}

function ThemeTick({ field, text }: { field: Fields[Theme]; text: string }) {
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

import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldErrors } from '#app/ui/form/field.tsx'
import { Stars } from '#app/ui/stars.tsx'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** One to five stars as a group of radio buttons: works with arrow keys and without script. */
export function StarField({ field }: { field: Field }) {
  const t = useTranslation()
  return (
    <fieldset aria-describedby={field.errors ? field.errorId : undefined}>
      <legend className="mb-1.5 font-semibold">{t('write.rating')}</legend>
      <div className="flex flex-wrap gap-2">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            className="flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-edge bg-sheet px-3 has-checked:border-board has-checked:bg-board-wash"
          >
            <input
              type="radio"
              name={field.name}
              value={star}
              defaultChecked={field.initialValue === String(star)}
              required
              className="size-5 accent-board"
            />
            <Stars value={star} label={t('reviews.starRow', { count: star })} />
          </label>
        ))}
      </div>
      <FieldErrors id={field.errorId} errors={field.errors} />
    </fieldset>
  )
}

import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldErrors } from '#app/ui/form/field.tsx'
import { STAR } from '#app/ui/stars/star.ts'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** Every star up to the selected one is filled: that one, and those with a selected later sibling. */
const FILLED =
  'has-checked:fill-star has-checked:stroke-star has-[~label_:checked]:fill-star has-[~label_:checked]:stroke-star'

/** One to five stars as a group of radio buttons: works with arrow keys and without JavaScript. */
export function StarField({ field }: { field: Field }) {
  const t = useTranslation()
  return (
    <fieldset aria-describedby={field.errors ? field.errorId : undefined}>
      <legend className="mb-1 font-semibold">{t('write.rating')}</legend>
      <div className="-ms-1.5 flex flex-wrap items-center">
        {([1, 2, 3, 4, 5] as const).map((star) => (
          <label key={star} className={`group contents fill-transparent stroke-edge ${FILLED}`}>
            <span className="relative grid size-11 place-items-center rounded-control outline-board has-focus-visible:outline-2">
              <input
                type="radio"
                id={star === 1 ? field.id : undefined}
                name={field.name}
                value={star}
                defaultChecked={field.initialValue === String(star)}
                required
                aria-label={`${t('reviews.starRow', { count: star })}: ${t(`write.star.${star}`)}`}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <svg viewBox="0 0 24 24" width={32} height={32} strokeWidth={1.2} aria-hidden="true">
                <path d={STAR} />
              </svg>
            </span>
            <span
              aria-hidden="true"
              className="order-1 ms-2 hidden font-semibold text-ink-soft group-has-checked:block"
            >
              {t(`write.star.${star}`)}
            </span>
          </label>
        ))}
      </div>
      <FieldErrors id={field.errorId} errors={field.errors} />
    </fieldset>
  )
}

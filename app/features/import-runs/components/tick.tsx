import { useTranslation } from '#app/i18n/use-translation.ts'

/** A box to tick in the form of an import, with what follows from it. */
export function Tick({ name, isTicked }: { name: 'complete' | 'confirmed' | 'unknown'; isTicked: boolean }) {
  const t = useTranslation()
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        name={name}
        defaultChecked={isTicked}
        aria-describedby={`${name}-hint`}
        className="mt-1 size-5 flex-none accent-board"
      />
      <span>
        <span className="font-semibold">{t(`imports.${name}`)}</span>
        <span id={`${name}-hint`} className="block text-ink-soft text-sm">
          {t(`imports.${name}.hint`)}
        </span>
      </span>
    </label>
  )
}

import { INPUT } from '#app/ui/form/input.ts'

/** One line of text in a form whose problems are listed together above it. */
export function PlainText({ name, label, hint, value }: { name: string; label: string; hint?: string; value: string }) {
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        defaultValue={value}
        maxLength={2000}
        aria-describedby={hint ? `${name}-hint` : undefined}
        className={INPUT}
      />
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

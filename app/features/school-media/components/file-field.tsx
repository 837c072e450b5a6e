import { FileInput } from '#app/ui/form/file-input.tsx'

type Props = { id: string; name: string; accept: string; label: string; hint: string }

/** Chooses a file that belongs to a picture or video, with a note on what may be chosen. */
export function FileField({ id, name, accept, label, hint }: Props) {
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <FileInput id={id} name={name} required accept={accept} aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`} className="text-ink-soft">
        {hint}
      </p>
    </>
  )
}

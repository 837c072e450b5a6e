import { FILE_BUTTON } from '#app/ui/form/input.ts'

type Props = { id: string; name: string; accept: string; label: string; hint: string }

/** Chooses a file that belongs to a picture or video, with what may be chosen. */
export function FileField({ id, name, accept, label, hint }: Props) {
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        required
        accept={accept}
        aria-describedby={`${id}-hint`}
        className={FILE_BUTTON}
      />
      <p id={`${id}-hint`} className="text-ink-soft">
        {hint}
      </p>
    </>
  )
}

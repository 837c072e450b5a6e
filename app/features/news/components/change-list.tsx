import type { Change } from '../change.ts'

/** Changes of a school in words. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="list-disc ps-5">
      {changes.map(({ kind, text }) => (
        <li key={`${kind} ${text}`} className="wrap-anywhere mt-1">
          {text}
        </li>
      ))}
    </ul>
  )
}

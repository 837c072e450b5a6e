import type { Span } from '#app/features/screening/finding.ts'

/** A text with highlighted passages. */
export function MarkedText({ text, language, places }: { text: string; language: string; places: readonly Span[] }) {
  return (
    <blockquote lang={language} className="whitespace-pre-line text-lg">
      {partsOf(text, places).map(({ start, end, marked }) =>
        marked ? (
          <mark key={start} className="bg-notice-wash font-semibold text-notice-ink underline decoration-2">
            {text.slice(start, end)}
          </mark>
        ) : (
          text.slice(start, end)
        ),
      )}
    </blockquote>
  )
}

/** Cuts a text at its highlights; those that overlap an earlier one or lie outside the text are left out. */
function partsOf(text: string, places: readonly Span[]) {
  const parts: { start: number; end: number; marked: boolean }[] = []
  let reached = 0
  for (const { start, end } of places.toSorted((one, other) => one.start - other.start)) {
    if (start < reached || end > text.length) continue
    parts.push({ start: reached, end: start, marked: false }, { start, end, marked: true })
    reached = end
  }
  return [...parts, { start: reached, end: text.length, marked: false }]
}

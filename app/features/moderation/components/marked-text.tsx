import { isPlace, type ViewedSignal } from '../view/signal.ts'

/** A text in which the places of its signals are marked. */
export function MarkedText({ text, language, signals }: { text: string; language: string; signals: ViewedSignal[] }) {
  return (
    <blockquote lang={language} className="whitespace-pre-line text-lg">
      {partsOf(text, signals).map(({ start, end, marked }) =>
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

/** The text cut at its marks; what overlaps an earlier mark or lies outside is left out. */
function partsOf(text: string, signals: ViewedSignal[]) {
  const places = signals.filter(isPlace).sort((one, other) => one.start - other.start)
  const parts: { start: number; end: number; marked: boolean }[] = []
  let reached = 0
  for (const { start, end } of places) {
    if (start < reached || end > text.length) continue
    parts.push({ start: reached, end: start, marked: false }, { start, end, marked: true })
    reached = end
  }
  return [...parts, { start: reached, end: text.length, marked: false }]
}

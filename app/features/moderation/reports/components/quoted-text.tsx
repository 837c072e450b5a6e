/** The text that a report or dispute is about, in its own language. */
export function QuotedText({ text, language }: { text: string; language?: string | undefined }) {
  return (
    <blockquote lang={language} className="max-w-2xl whitespace-pre-line rounded-card bg-sunken px-4 py-3">
      {text}
    </blockquote>
  )
}

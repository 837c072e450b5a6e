import type { SaidOfSupport as Said } from '../present-support.ts'

/** What the register, the school and its reviews say about support, side by side; all texts come from the server. */
export function SaidOfSupport({ support: { title, said } }: { support: Said }) {
  return (
    <section aria-labelledby="support" className="sheet mt-4 p-5 md:p-6">
      <h3 id="support">{title}</h3>
      <dl className="mt-3 grid gap-3 text-sm">
        {said.map(({ who, parts, to }) => (
          <div key={who}>
            <dt className="text-ink-faint">{who}</dt>
            {parts.map(({ text, lang }) => (
              <dd key={text} lang={lang} className="wrap-anywhere">
                {to ? (
                  <a href={to} className="text-inherit">
                    {text}
                  </a>
                ) : (
                  text
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

import { useTranslation } from '#app/i18n/use-translation.ts'
import type { Said } from '../say.server.ts'

/** Sentences, each with the facts that it was built from and the number of its source. */
export function Sentences({ said }: { said: readonly Said[] }) {
  const t = useTranslation()
  return (
    <ul className="grid gap-1">
      {said.map(({ text, facts, source }) => (
        <li key={text} data-facts={facts.join(' ')}>
          {text}
          {source > 0 && (
            <>
              {' '}
              <a
                href={`#source-${source}`}
                aria-label={t('choosing.source', { number: source })}
                className="inline-block min-w-6 text-center align-super text-xs leading-none"
              >
                {source}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

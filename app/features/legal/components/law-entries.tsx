import { FactList } from '#app/ui/lists/fact-list.tsx'
import type { Entry } from '../pages/legal-text.ts'
import { LegalText } from './legal-text.tsx'

/** Items with their properties, grouped. */
export function LawEntries({ entries }: { entries: Entry[] }) {
  return [...Map.groupBy(entries, ({ group }) => group)].map(([group, members]) => (
    <div key={group} className="mt-6">
      <h3 className="text-lg">{group}</h3>
      <ul className="mt-2 grid gap-3">
        {members.map(({ title, facts }) => (
          <li key={title} className="sheet p-4">
            <h4 className="font-semibold text-base">
              <LegalText text={title} />
            </h4>
            <FactList
              className="mt-2 text-sm"
              facts={facts.map(([name, text]) => [name, <LegalText key={name} text={text} />] as const)}
            />
          </li>
        ))}
      </ul>
    </div>
  ))
}

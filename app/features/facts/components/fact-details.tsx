import type { SchoolFacts } from '../find-school-facts.server.ts'
import { FactLineChart } from './fact-line.tsx'
import { FactSections } from './fact-sections.tsx'

/** Shows facts over the years, and all facts by section. */
export function FactDetails({ schoolId, facts: { lines, sections } }: { schoolId: string; facts: SchoolFacts }) {
  if (sections.length === 0) return null
  return (
    <div>
      {lines.map((line) => (
        <FactLineChart key={line.title} line={line} />
      ))}
      <FactSections schoolId={schoolId} sections={sections} />
    </div>
  )
}

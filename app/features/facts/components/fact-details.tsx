import type { SchoolFacts } from '../find-school-facts.server.ts'
import { FactLineChart } from './fact-line.tsx'
import { FactSections } from './fact-sections.tsx'

/** Shows how facts went over the years, and all of them by section. */
export function FactDetails({ facts: { lines, sections } }: { facts: SchoolFacts }) {
  if (sections.length === 0) return null
  return (
    <div className="mt-10">
      {lines.map((line) => (
        <FactLineChart key={line.title} line={line} />
      ))}
      <FactSections sections={sections} />
    </div>
  )
}

import { LegalText } from '#app/features/legal/components/legal-text.tsx'
import type { HelpBlock } from '../texts/help-text.ts'

/** The paragraphs and steps of a help article. */
export function HelpArticle({ blocks }: { blocks: HelpBlock[] }) {
  return blocks.map((block) => {
    if (typeof block === 'string')
      return (
        <p key={block} className="mt-4">
          <LegalText text={block} />
        </p>
      )
    return (
      <ol key={block.steps[0]} className="mt-4 flex list-decimal flex-col gap-2 pl-6">
        {block.steps.map((step) => (
          <li key={step}>
            <LegalText text={step} />
          </li>
        ))}
      </ol>
    )
  })
}

import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TickField } from '#app/ui/form/tick-field.tsx'
import { TOPICS, type Topics } from '../saved-search.ts'

type Field = FieldMetadata<string | undefined, Record<string, unknown>, string[]>

/** The choice of what mails report about schools that already matched. */
export function TopicTicks({ legend, fields }: { legend: string; fields: Record<keyof Topics, Field> }) {
  const t = useTranslation()
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {TOPICS.map((topic) => (
        <TickField key={topic} field={fields[topic]}>
          {t(`follows.topic.${topic}`)}
        </TickField>
      ))}
    </fieldset>
  )
}

/** Returns the ticked boxes as a form has them. */
export const ticksOf = (topics: Topics) =>
  Object.fromEntries(TOPICS.filter((topic) => topics[topic]).map((topic) => [topic, 'on']))

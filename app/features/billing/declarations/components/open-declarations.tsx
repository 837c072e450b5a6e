import type { ReactNode } from 'react'
import { formatInstant } from '#app/i18n/format.ts'
import { useLocale } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'

type Props = { id: string; title: string; text: string; items: ReactNode[]; children: ReactNode }

/**
 * Declarations that wait for an admin; nothing where none waits.
 *
 * @param props.children links to further pages
 */
export function OpenDeclarations({ id, title, text, items, children }: Props) {
  if (items.length === 0) return null
  return (
    <Section id={id} title={title}>
      <p className="mb-4 text-ink-soft">{text}</p>
      <ul className="grid grid-cols-1 gap-6">{items}</ul>
      {children}
    </Section>
  )
}

type Declared = { name: string; email: string; contract: string; receivedAt: Date }

/** One of them: its title, when it was received, and its content. @param props.children the rest of the content */
export function DeclaredText({
  title,
  declared,
  children,
}: {
  title: string
  declared: Declared
  children?: ReactNode
}) {
  const locale = useLocale()
  const { name, email, contract, receivedAt } = declared
  return (
    <p className="wrap-anywhere">
      <strong>{title}</strong>
      <span className="block text-ink-soft text-sm tabular-nums">
        {formatInstant(locale, receivedAt.toISOString())}
      </span>
      {[name, email, contract].join(' · ')}
      {children}
    </p>
  )
}

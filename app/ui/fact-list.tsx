/** Names with their values; empty values are left out. */
export function FactList({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 whitespace-pre-line break-words">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

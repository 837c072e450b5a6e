import { Fragment } from 'react'
import type { TypePart } from '../stages/type-parts.server.ts'

/** The type of a school in the words of its register, with what it is called in the reader's language. */
export function SchoolType({ school: { typeParts } }: { school: { typeParts: readonly TypePart[] } }) {
  return typeParts.map(({ text, lang }, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      <span lang={lang} className={index > 0 ? 'text-ink-soft in-[.on-dark]:text-inherit' : undefined}>
        {text}
      </span>
    </Fragment>
  ))
}

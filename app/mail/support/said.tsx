import { Fragment } from 'react'
import { Paragraph } from '../mail-parts.tsx'

/** The text of a message with its line breaks, which the plain-text part of the mail keeps as well. */
export function Lines({ text }: { text: string }) {
  return (
    <Paragraph>
      <Broken text={text} />
    </Paragraph>
  )
}

/** The text of a message under a heading. */
export function Said({ label, text }: { label: string; text: string }) {
  if (!text) return null
  return (
    <Paragraph>
      <strong>{label}</strong>
      <br />
      <Broken text={text} />
    </Paragraph>
  )
}

function Broken({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

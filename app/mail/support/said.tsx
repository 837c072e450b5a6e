import { Fragment } from 'react'
import { Paragraph } from '../mail-parts.tsx'

/** What somebody wrote, with its lines, which the plain part of the mail keeps as well. */
export function Lines({ text }: { text: string }) {
  return (
    <Paragraph>
      <Broken text={text} />
    </Paragraph>
  )
}

/** The same under a heading. */
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

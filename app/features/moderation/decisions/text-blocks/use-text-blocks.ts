import { type ChangeEvent, type RefObject, useCallback } from 'react'
import { type Block, fillBlock, type TextBlocks } from './text-block.ts'

const typedIn = (form: HTMLFormElement, name: string): string =>
  (form.elements.namedItem(name) as HTMLTextAreaElement | RadioNodeList | null)?.value ?? ''

/**
 * Keeps the reasons in a form in step with its rule, passage and outcome, as long as they are those of a text block:
 * what a moderator wrote is never replaced.
 *
 * @returns the handler of the form's changes
 */
export function useTextBlocks(ref: RefObject<HTMLFormElement | null>, blocks: TextBlocks) {
  return useCallback(
    ({ target }: ChangeEvent<HTMLFormElement>) => {
      const form = ref.current
      const name = (target as unknown as { name: string }).name
      const facts = form?.elements.namedItem('facts')
      if (!form || !(facts instanceof HTMLTextAreaElement) || !['rule', 'sentence', 'outcome'].includes(name)) return
      const isOwn = facts.value.trim() !== '' && facts.dataset.block !== facts.value && !isBlock(facts.value, blocks)
      if (isOwn) return
      const isDismissed = ['dismissed', 'kept'].includes(typedIn(form, 'outcome'))
      const block = isDismissed ? 'dismissed' : (typedIn(form, 'rule') as Block | '')
      facts.value = block ? fillBlock(blocks[block], typedIn(form, 'sentence').trim()) : ''
      facts.dataset.block = facts.value
    },
    [ref, blocks],
  )
}

/** Whether a text is one of the blocks, whatever passage it is about. */
const isBlock = (text: string, blocks: TextBlocks): boolean =>
  Object.values(blocks).some((block) => {
    const [before = '', ...rest] = block.split('{passage}')
    return rest.length === 0 ? text === block : text.startsWith(before) && text.endsWith(rest.at(-1) ?? '')
  })

import { type AriaAttributes, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { nextRow } from './next-row.ts'
import type { Row } from './rows.ts'
import type { Rows } from './use-rows.ts'

/** Returns the id of a row in the page, by which the field refers to the active one. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`

/**
 * Opens the list, moves in it and closes it, following the events of the field (WAI-ARIA authoring practices,
 * combobox).
 */
export function useComboboxEvents(input: HTMLInputElement, list: Rows, choose: (row: Row) => void): void {
  const onFocus = () => {
    const isUntouched = input.value !== '' && input.value === input.defaultValue
    if (!isUntouched) list.show(input.value)
  }
  useListener(input, 'focus', onFocus)
  useListener(input, 'input', () => list.show(input.value))
  useListener(input, 'blur', list.dismiss)
  useListener(input, 'keydown', (event) => {
    const isForOthers = event.isComposing || event.ctrlKey || event.metaKey
    if (!isForOthers && press(event, input, list, choose)) event.preventDefault()
  })
  // The field may have had the focus, and some text, before this was loaded.
  const onArrival = useEffectEvent((field: HTMLInputElement) => field === document.activeElement && onFocus())
  useEffect(() => void onArrival(input), [input])
}

/** Applies a key to the list. @returns true when the field must not handle it as well */
function press({ key, altKey }: KeyboardEvent, input: HTMLInputElement, list: Rows, choose: (row: Row) => void) {
  const { rows, at } = list
  const active = rows[at]
  const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
  if (rows.length === 0) {
    if (key === 'ArrowDown') list.show(input.value, altKey ? undefined : 'first')
    return isArrow
  }
  if (key === 'Escape' || (key === 'ArrowUp' && altKey)) list.dismiss()
  else if (key === 'Enter' && active) choose(active)
  else if (key === 'Delete' && active?.group === 'recent') list.forget(active.text)
  else {
    const next = nextRow(key, at, rows.length)
    if (next !== undefined) list.activate(next)
    return isArrow
  }
  return true
}

/** Tells the field which list is open and which of its rows is active; nothing while there is none. */
export function useComboboxAttributes(
  setAttributes: (attributes: AriaAttributes) => void,
  { rows, at }: Rows,
  listId: string,
): void {
  const isOpen = rows.length > 0
  const active = rows[at] && optionId(listId, at)
  useLayoutEffect(() => {
    if (!isOpen) return
    setAttributes({ 'aria-expanded': true, 'aria-controls': listId, 'aria-activedescendant': active })
    return () => setAttributes({})
  }, [setAttributes, isOpen, listId, active])
}

/** Listens to an element that another component renders; the listener always sees the state of the last render. */
export function useListener<Type extends keyof HTMLElementEventMap>(
  target: HTMLElement | null,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: HTMLElementEventMap[Type]) => onEvent(event)
    target?.addEventListener(type, listen)
    return () => target?.removeEventListener(type, listen)
  }, [target, type])
}

import { type AriaAttributes, useEffect, useId } from 'react'
import type { Row } from './rows.ts'
import { SuggestionPanel } from './suggestion-panel.tsx'
import { SuggestionStatus } from './suggestion-status.tsx'
import { useChoose } from './use-choose.ts'
import { optionId, useComboboxAttributes, useComboboxEvents } from './use-combobox.ts'
import { useListener } from './use-listener.ts'
import { useRows } from './use-rows.ts'

const PHONE = '(width < 768px)'

type Properties = { input: HTMLInputElement; setAttributes: (attributes: AriaAttributes) => void }

/**
 * Makes the search field a combobox: suggestions while typing, the last searches while it is empty. The form renders
 * the field, which works before this is loaded; this component listens to it and passes its attributes back.
 */
export function Suggestions({ input, setAttributes }: Properties) {
  const listId = useId()
  const list = useRows()
  const follow = useChoose(input)
  const choose = (row: Row) => {
    follow(row)
    list.dismiss()
  }
  useComboboxEvents(input, list, choose)
  useComboboxAttributes(setAttributes, list, listId)
  useListener(input.form, 'submit', list.dismiss)

  const isOpen = list.rows.length > 0
  useEffect(() => {
    // The keyboard of a phone leaves little space below the field.
    if (isOpen && matchMedia(PHONE).matches) input.form?.scrollIntoView({ block: 'start' })
  }, [input, isOpen])
  useEffect(() => {
    document.getElementById(optionId(listId, list.at))?.scrollIntoView({ block: 'nearest' })
  }, [listId, list.at])

  return (
    <>
      <SuggestionStatus list={list} />
      {isOpen && <SuggestionPanel listId={listId} list={list} choose={choose} />}
    </>
  )
}

import type { AriaAttributes, AriaRole } from 'react'

/** What tells assistive technology that the field has a list and which of its rows is active. */
export type ComboboxAttributes = AriaAttributes & { role: AriaRole }

/** The field while its list is closed. */
export const COLLAPSED: ComboboxAttributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false }

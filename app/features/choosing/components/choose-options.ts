/** A choice of the form with its words. */
export type Option = { value: string; label: string }

/** The choices of the form whose words only the server has. */
export type ChooseOptions = { types: Option[]; ways: Option[]; needs: Option[]; languages: Option[] }

/** Returns the first of the fields, in their order on the page, that is invalid. */
export const firstInvalidField = <Name extends string>(
  names: readonly Name[],
  fields: Record<Name, { errors?: string[] | undefined }>,
): Name | undefined => names.find((name) => fields[name].errors)

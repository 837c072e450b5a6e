const FRAME = 'rounded-control border-[1.5px] border-edge bg-sheet text-ink'

/** Look of a field of a form. */
export const INPUT = `block min-h-12 w-full px-3.5 aria-invalid:border-danger ${FRAME}`

/** Look of a field beside others in little room. */
export const SMALL_INPUT = `min-h-11 px-3 ${FRAME}`

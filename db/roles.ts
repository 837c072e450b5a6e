/** The role whose rights the program has: reads and writes rows, alters nothing. */
export const PROGRAM_ROLE = 'aulario_program'

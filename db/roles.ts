/** The role whose rights the program has: it reads and writes rows, and cannot alter tables. */
export const PROGRAM_ROLE = 'aulario_program'

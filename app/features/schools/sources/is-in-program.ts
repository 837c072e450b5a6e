import { REGISTER_SOURCES, type RegisterSourceId } from './register-sources.ts'

/** Whether a source belongs to the program; any other is declared by a mapping. */
export const isInProgram = (id: string): id is RegisterSourceId => Object.hasOwn(REGISTER_SOURCES, id)

import { renderDossier } from './render-dossier.ts'

/** The tasks of the process that renders dossiers. Outside it, only types may be imported from here. */
export const tasks = { dossier: renderDossier }
export type Tasks = typeof tasks

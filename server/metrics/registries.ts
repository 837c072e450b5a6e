import { Registry } from 'prom-client'
import { processNumber } from '#lib/process-number.ts'

/** The figures of this process; its number is a label of each, so that a counter never falls but at a new start. */
export const ofProcess = new Registry()
ofProcess.setDefaultLabels({ process: String(processNumber() ?? 1) })

/** The figures of the database, which are the same whichever process reads them. */
export const ofSite = new Registry()

import { Registry } from 'prom-client'
import { processNumber } from '#lib/process-number.ts'

/** Metrics of this process, each labelled with its number, so that a counter only falls after a restart. */
export const ofProcess = new Registry()
ofProcess.setDefaultLabels({ process: String(processNumber() ?? 1) })

/** Metrics of the database, which are the same whichever process reads them. */
export const ofSite = new Registry()

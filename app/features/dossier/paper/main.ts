// The process that renders dossiers; `make-dossier-pdf.server.ts` starts it.
import { paperFonts } from '#app/core/papers/paper-fonts.ts'
import { serveTasks } from '#lib/decoders/serve-tasks.ts'
import { tasks } from './tasks.ts'

// Read before it is ready, so that no family waits for the fonts and their time is not counted as that of a dossier.
paperFonts()

await serveTasks(tasks)

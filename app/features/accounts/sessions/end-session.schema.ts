import { z } from 'zod'

/** One's own session to end; anything but an id is refused. */
export const endSessionSchema = z.object({ sessionId: z.uuid() })

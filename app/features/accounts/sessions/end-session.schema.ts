import { z } from 'zod'

/** The session of one's own that ends; anything but an id is refused. */
export const endSessionSchema = z.object({ sessionId: z.uuid() })

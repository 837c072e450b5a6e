import { z } from 'zod'

/** Which of one's own sessions ends; anything that is no id ends none. */
export const endSessionSchema = z.object({ sessionId: z.uuid() })

/** Whether an argument of a command names the program itself, as `server/start.js` or from its sources. */
export const isEntryPoint = (argument: string): boolean => /(^|\/)server\/(start\.js|main\.ts)$/.test(argument)

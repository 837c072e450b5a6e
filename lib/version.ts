import packageJson from '../package.json' with { type: 'json' }

/** The version of the program, also where the build has put it into a bundle in another folder. */
export const VERSION: string = packageJson.version

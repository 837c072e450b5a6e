/** Where the sitemaps are in the store. */
export const FOLDER = 'sitemaps/'
/** Name of their index there. */
export const INDEX = 'index.xml'

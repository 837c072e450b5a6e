import type { FontFacesSpecification } from 'maplibre-gl'

/** Name under which the layers request our reading font. */
export const MAP_FONT = ['Source Sans 3']

/** Addresses of the font's files, as Vite gives them for `…woff2?url`. */
export type MapFontFiles = { latin: string; latinExt: string }

/**
 * Declares the font's files to MapLibre, which draws the letters itself from the same files that the page uses: it
 * requests no glyph server. The ranges are those of app/styles/fonts.css needed for place names.
 */
export function fontFaces(files: MapFontFiles, origin: string): FontFacesSpecification {
  return {
    [MAP_FONT[0]!]: [
      {
        url: new URL(files.latin, origin).href,
        'unicode-range': ['U+0000-00FF', 'U+0131', 'U+0152-0153', 'U+2000-206F'],
      },
      { url: new URL(files.latinExt, origin).href, 'unicode-range': ['U+0100-02FF', 'U+1E00-1EFF'] },
    ],
  }
}

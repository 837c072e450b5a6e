import type { Category } from '#db/vocabulary.ts'

export type Theme = 'light' | 'dark'

/**
 * Colours of the map. A canvas and a server-rendered image cannot read custom properties, so the values of
 * app/styles/tokens.css are repeated here. Rivers are lines, which need more contrast than areas; the covers in the
 * dark theme are muted like the exercise book in signs.css.
 */
export const MAP_COLORS = {
  light: {
    water: '#b9d7e6',
    river: '#b9d7e6',
    land: '#e9e8dc',
    home: '#f6f4ec',
    line: '#c5c3b2',
    text: '#47534d',
    waterText: '#335d77',
    green: '#e3ead6',
    built: '#edeae0',
    school: '#fdf3dc',
    building: '#dedacb',
    road: '#ffffff',
    roadEdge: '#d3cfbf',
    mainRoad: '#fdf3dc',
    board: '#1d5a45',
    onBoard: '#ffffff',
    pinEdge: '#ffffff',
    label: '#fffef9',
    labelText: '#17211d',
    labelRule: '#c9d9e6',
    covers: {
      primary: '#2b7bb0',
      secondary: '#14807a',
      high_school: '#a8452c',
      vocational: '#55606b',
      special_needs: '#a83a68',
      other: '#75702c',
    },
  },
  dark: {
    water: '#12303f',
    river: '#1d4a61',
    land: '#1d2f27',
    home: '#25392f',
    line: '#3d5549',
    text: '#c5cec8',
    waterText: '#8fb4c8',
    green: '#20382a',
    built: '#2a3d34',
    school: '#3d4430',
    building: '#33483e',
    road: '#43594e',
    roadEdge: '#1d2f27',
    mainRoad: '#56695c',
    board: '#8ed2b3',
    onBoard: '#0c1f17',
    pinEdge: '#101d18',
    label: '#d1d0cd',
    labelText: '#141b18',
    labelRule: '#a6b2bb',
    covers: {
      primary: '#6290ae',
      secondary: '#519590',
      high_school: '#ac7363',
      vocational: '#878f97',
      special_needs: '#ad708a',
      other: '#96915e',
    },
  },
} as const satisfies Record<Theme, { covers: Record<Category, string> } & Record<string, unknown>>

export type MapColors = (typeof MAP_COLORS)[Theme]

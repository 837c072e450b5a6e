/** Suggestions and recent searches under the search field; loaded when it is first focused. */
export const suggest = {
  'suggest.label': 'Suggestions',
  'suggest.recent': 'Recent searches',
  'suggest.places': 'Places',
  'suggest.schools': 'Schools',
  'suggest.types': 'Types of school',
  'suggest.count': {
    one: '{count} suggestion, use the arrow keys to reach it',
    other: '{count} suggestions, use the arrow keys to reach them',
  },
  'suggest.recentCount': {
    one: '{count} recent search, use the arrow keys to reach it and Delete to remove it',
    other: '{count} recent searches, use the arrow keys to reach them and Delete to remove one',
  },
  'suggest.forget': 'Remove the search “{text}”',
  'suggest.forgetAll': 'Clear recent searches',
} as const

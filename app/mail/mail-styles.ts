import type { CSSProperties } from 'react'

// The site's light theme in a form that mail programs understand: values written out, and styles on each element.
const INK = '#17211d'
const SOFT = '#47534d'
const BOARD_GREEN = '#1d5a45'
const SERIF = 'Literata, Georgia, "Times New Roman", serif'

export const styles = {
  page: {
    margin: 0,
    padding: '24px 12px',
    backgroundColor: '#faf8f2',
    color: INK,
    fontFamily: '"Source Sans 3", "Segoe UI", Helvetica, Arial, sans-serif',
  },
  sheet: {
    maxWidth: '560px',
    backgroundColor: '#ffffff',
    border: '1px solid #e0dccf',
    // The red margin line of an exercise book.
    borderLeft: '3px solid #e8a9a4',
    borderRadius: '12px',
    padding: '28px 28px 12px',
  },
  mark: { margin: '0 0 20px', fontFamily: SERIF, fontSize: '20px', fontWeight: 700, color: BOARD_GREEN },
  title: { margin: '0 0 12px', fontFamily: SERIF, fontSize: '24px', lineHeight: '30px', fontWeight: 600, color: INK },
  text: { margin: '0 0 16px', fontSize: '17px', lineHeight: '26px', color: INK },
  code: { margin: '0 0 16px', fontSize: '28px', lineHeight: '36px', letterSpacing: '6px', fontWeight: 600, color: INK },
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: '8px',
    backgroundColor: BOARD_GREEN,
    color: '#ffffff',
    fontSize: '17px',
    fontWeight: 600,
  },
  small: { margin: '0 0 12px', fontSize: '14px', lineHeight: '21px', color: SOFT },
  link: { color: BOARD_GREEN, textDecoration: 'underline', wordBreak: 'break-all' },
  line: { margin: '20px 0 16px', borderTop: '1px solid #e0dccf' },
} satisfies Record<string, CSSProperties>

/** Names a school year from the calendar year in which it starts: `2024/25`. */
export const schoolYear = (start: number): string => `${start}/${String((start + 1) % 100).padStart(2, '0')}`

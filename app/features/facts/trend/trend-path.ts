/** Returns the path of the page of a fact over the years, without language. */
export const trendPath = (schoolId: string, fact: string): string => `/schools/${schoolId}/facts/${fact}`

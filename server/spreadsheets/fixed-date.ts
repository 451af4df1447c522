/** In place of the time of the build in spreadsheets and Word files, so that the bytes stay the same. */
export const fixedDate = new Date('2025-01-01T00:00:00Z')

/** The address of a chart with a file of its own; it stays the same when the chart changes. */
export function chartFilePath(file: string): string {
  return `/charts/${file}.svg`
}

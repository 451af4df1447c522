type GoneSettings = { readonly names: readonly string[]; readonly remedy: string }

/** Settings of earlier releases that no longer do anything. */
const goneSettings: readonly GoneSettings[] = [
  {
    names: ['ASSETS_DIR', 'KEEP_ASSETS_DAYS'],
    remedy:
      'a page of another release loads the next page as a whole; delete the folder, and remove what is set for it',
  },
  {
    names: [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_SERVICE_NAME',
      'OTEL_RESOURCE_ATTRIBUTES',
      'OTEL_TRACES_SAMPLER',
      'OTEL_TRACES_SAMPLER_ARG',
      'OTEL_SDK_DISABLED',
    ],
    remedy: 'the site sends no traces; watch /metrics and the log, and remove what is set for traces',
  },
]

/** Names what the operator still sets although it is gone, and says what to do. */
export function toGoneNotes(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  return goneSettings.flatMap(({ names, remedy }) => {
    const found = names.filter(name => (environment[name]?.trim() ?? '') !== '')
    if (found.length === 0) return []
    return [`${found.join(', ')} ${found.length === 1 ? 'has' : 'have'} no effect: ${remedy}`]
  })
}

import { expect, test } from 'vitest'
import { settingNames } from '../../../server/settings/config.ts'
import { toGoneNotes } from '../../../server/settings/gone-settings.ts'
import { startSite } from '../../support/site-process.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

test('a setting that is gone is none, and whoever sets it learns what to do', () => {
  for (const name of ['ASSETS_DIR', 'KEEP_ASSETS_DAYS', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_SDK_DISABLED']) {
    expect(settingNames).not.toContain(name)
    expect(toGoneNotes({ [name]: 'x' })).toEqual([expect.stringMatching(`^${name} has no effect: .* remove `)])
    expect(toGoneNotes({ [name]: ' ' })).toEqual([])
  }
})

test('a site with settings that are gone starts and names them in one warning, without their values', async () => {
  const { logLines } = await startSite({
    DATA_DIR: makeTempFolder(),
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_HEADERS: 'key=s3cret',
  })
  const warnings = logLines.map(line => JSON.parse(line)).filter(({ msg }) => /OTEL/.test(msg))
  const msg = expect.stringMatching(/^OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS have no effect: /)
  expect(warnings).toEqual([expect.objectContaining({ level: 40, msg })])
  expect(logLines.join()).not.toContain('s3cret')
})

import { join } from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type * as BuiltSite from '../../server/built-site.ts'
import { contactForm, type Form } from '../../shared/contact/forms.ts'
import { applicationForm } from './application-form.ts'
import { serve } from './raw-request.ts'

const distFolder = join(process.cwd(), 'dist')
const { createSite, openStorage, parseConfig, readBuild }: typeof BuiltSite = await import(
  join(distFolder, 'server/built-site.js')
)

const phone = { name: 'phone', label: 'Phone', maxLength: 40, since: 3 }
/** What a next version may have: a field more, and another form. */
const forms: readonly Form[] = [{ ...contactForm, fields: [...contactForm.fields, phone] }, applicationForm]

/** The build of this version with the forms of a made-up next one; a build of its own would take minutes. */
export async function startNextVersion(settings: Readonly<Record<string, string>>) {
  const config = parseConfig(settings)
  const log = pino({ level: 'silent' })
  const now = () => new Date()
  const { requestHandler, delivery } = createSite(config, {
    ...{ log, now, forms, isReady: () => true },
    ...readBuild(distFolder, config),
    ...openStorage({ config, log, now, distFolder, forms }),
  })
  const { server, port } = await serve(requestHandler)
  delivery.start()
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    server.close()
    await delivery.finish()
    await delivery.close()
  }
  onTestFinished(stop)
  return { url: `http://127.0.0.1:${port}`, stop }
}

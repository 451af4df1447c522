import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { content } from '../client/entry-server.tsx'
import { resolveAddress } from '../shared/addresses/resolve-address.ts'
import { listPages } from '../shared/site-pages/page-list.ts'
import { readBuild } from './built-site.ts'
import { findSampleRemains } from './check-sample.ts'
import { toAddresses, toOperatorEmail } from './mail/contact-email.ts'
import { toMailFault } from './mail/mail-fault.ts'
import { createMailer } from './mail/mailer.ts'
import { fitConnections, readOpenFileLimit } from './open-files.ts'
import { toOutboxPath } from './outbox/data-folder.ts'
import { checkSoundness, readLayout } from './outbox/sqlite-file.ts'
import type { Services } from './routes/services.ts'
import { type Config, ConfigError, readConfig, readGoneNotes, toStartNotes } from './settings/config.ts'
import { createSite } from './site.ts'
import { isStoragePrepared, openStorage } from './storage.ts'

type Result = { readonly mark: 'ok' | 'note' | 'fault'; readonly text: string }

type Options = {
  readonly distFolder: string
  /** `--send-test-mail` sends an email. */
  readonly argv: readonly string[]
  readonly print: (line: string) => void
}

/** Checks whether the site can run with its settings and prints one line per result. Resolves to false after a fault. */
export async function checkSite({ distFolder, argv, print }: Options): Promise<boolean> {
  let isOk = true
  const report = ({ mark, text }: Result) => {
    if (mark === 'fault') isOk = false
    print(`${mark.padEnd(5)} ${text}`)
  }
  const config = checkSettings(report)
  if (config === undefined) return false
  for (const text of [...toStartNotes(config), ...readGoneNotes()]) report({ mark: 'note', text })
  try {
    const { note } = fitConnections(config, readOpenFileLimit())
    if (note !== undefined) report({ mark: 'note', text: note })
    const log = pino({ level: 'silent' })
    const now = () => new Date()
    const isPrepared = await isStoragePrepared(config, log)
    // Without a cache, nothing is compressed for visitors who never come.
    const { services, delivery } = createSite(
      { ...config, PAGE_CACHE_MIB: 0 },
      {
        ...{ log, now, isReady: () => true },
        ...readBuild(distFolder, config),
        ...openStorage({ config, log, distFolder }),
      },
    )
    try {
      report(isPrepared ? await checkStorage(services) : unprepared)
      report(await checkPages(services))
      for (const result of await checkSample(services, distFolder)) report(result)
    } finally {
      await delivery.finish()
      await delivery.close()
    }
  } catch (error) {
    report({ mark: 'fault', text: toText(error) })
  }
  report(await checkMail(config, argv.includes('--send-test-mail')))
  return isOk
}

function checkSettings(report: (result: Result) => void): Config | undefined {
  try {
    const config = readConfig()
    report({ mark: 'ok', text: 'settings: all are valid' })
    return config
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const text of error.faults) report({ mark: 'fault', text: `settings: ${text}` })
    return undefined
  }
}

const unprepared: Result = {
  mark: 'note',
  text: 'database: its tables are missing or of an earlier release; the next start creates or updates them',
}

async function checkStorage({ config, outbox }: Services): Promise<Result> {
  try {
    const path = config.DATABASE_URL === undefined ? toOutboxPath(config.DATA_DIR) : undefined
    if (path !== undefined && existsSync(path) && readLayout(path) === 'first') {
      checkSoundness(path)
      return {
        mark: 'note',
        text: `data folder: ${path} is of release 1.0.0; the next start takes it over and keeps a copy`,
      }
    }
    await outbox.verify()
    if (path !== undefined) checkSoundness(path)
    const { waiting, dead } = (await outbox.summary()).counts
    const place = config.DATABASE_URL === undefined ? `data folder: ${config.DATA_DIR}` : 'database: DATABASE_URL'
    return { mark: 'ok', text: `${place} is writable; ${waiting} messages are waiting, ${dead} are dead` }
  } catch (error) {
    return { mark: 'fault', text: toText(error) }
  }
}

async function checkPages({ library, pages }: Services): Promise<Result> {
  const list = await listPages(library)
  for (const { path } of list) {
    try {
      await pages.load(resolveAddress({ pathname: path, search: '' }))
    } catch (error) {
      return { mark: 'fault', text: `content: cannot render ${path}: ${toText(error)}` }
    }
  }
  return { mark: 'ok', text: `content: all ${list.length} pages can be rendered` }
}

/** An invented company is no fault, but an operator who has made it real wants to know what is left. */
async function checkSample({ library }: Services, distFolder: string): Promise<readonly Result[]> {
  if (library.siteData.sample !== undefined) {
    return [
      {
        mark: 'note',
        text: 'content: the company is invented, and every page says so ("sample" in content/site.json)',
      },
    ]
  }
  const remains = await findSampleRemains(library, join(distFolder, 'client'))
  return remains.map(text => ({ mark: 'note', text: `content: ${text}` }))
}

const testMail = {
  kind: 'test',
  subject: 'Test email from the website',
  text: 'This is a test: the website can send email to this mailbox.',
} as const

async function checkMail(config: Config, isTestMailWanted: boolean): Promise<Result> {
  const mailer = createMailer(config)
  if (mailer === undefined) {
    const place = config.WEBHOOK_URL === undefined ? 'stay in the outbox' : 'go to the webhook alone'
    return { mark: 'note', text: `mail: SMTP_URL is not set; messages ${place}` }
  }
  const addresses = toAddresses(config, content.siteData.site)
  try {
    await mailer.verify()
    if (!isTestMailWanted) {
      return { mark: 'ok', text: 'mail: the server accepts the login; add --send-test-mail to send an email' }
    }
    await mailer.send(toOperatorEmail({ ...testMail, date: new Date() }, addresses))
    return { mark: 'ok', text: `mail: the server accepted a test email to ${addresses.to}` }
  } catch (error) {
    return { mark: 'fault', text: `mail: ${toMailFault(error).text}; check SMTP_URL and SMTP_TLS` }
  } finally {
    mailer.close()
  }
}

function toText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

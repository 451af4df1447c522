import { pino } from 'pino'
import { content } from '../../client/entry-server.tsx'
import { listPages } from '../../shared/page-list.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { toAddresses } from '../mail/contact-email.ts'
import { toMailFault } from '../mail/delivery-attempt.ts'
import { createMailer } from '../mail/mailer.ts'
import { openServices } from '../open-services.ts'
import type { Services } from '../services.ts'
import { toStartNotes } from '../start-notes.ts'
import { toTestEmail } from './test-email.ts'

type Verdict = { readonly mark: 'ok' | 'note' | 'fault'; readonly text: string }

type Check = {
  readonly clientFolder: string
  /** `--send-test-mail` sends one. */
  readonly argv: readonly string[]
  /** Takes one line for each verdict. */
  readonly print: (line: string) => void
}

/** Looks whether the site could run as it is set up, says so in plain words, without serving anything. False when it could not. */
export async function checkSite({ clientFolder, argv, print }: Check): Promise<boolean> {
  let isFine = true
  const tell = ({ mark, text }: Verdict) => {
    if (mark === 'fault') isFine = false
    print(`${mark.padEnd(5)} ${text}`)
  }
  const config = readSettings(tell)
  if (config === undefined) return false
  for (const text of toStartNotes(config)) tell({ mark: 'note', text })
  try {
    const log = pino({ level: 'silent' })
    const now = () => new Date()
    const { services, delivery } = openServices({ config, log, now, clientFolder, isReady: () => true })
    tell(checkStorage(services))
    tell(await checkPages(services))
    await delivery.finish()
    delivery.close()
  } catch (error) {
    tell({ mark: 'fault', text: error instanceof Error ? error.message : String(error) })
  }
  tell(await checkMail(config, argv.includes('--send-test-mail')))
  return isFine
}

function readSettings(tell: (verdict: Verdict) => void): Config | undefined {
  try {
    const config = readConfig()
    tell({ mark: 'ok', text: 'settings: all can be read' })
    return config
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const text of error.faults) tell({ mark: 'fault', text: `settings: ${text}` })
    return undefined
  }
}

function checkStorage({ config, outbox }: Services): Verdict {
  if (!outbox.isWritable())
    return { mark: 'fault', text: `data folder: nothing can be stored in ${config.DATA_DIR}; is the disk full?` }
  const { waiting, dead } = outbox.summary().counts
  return {
    mark: 'ok',
    text: `data folder: ${config.DATA_DIR} can be written; ${waiting} messages wait, ${dead} were given up`,
  }
}

async function checkPages({ library, pages }: Services): Promise<Verdict> {
  const list = await listPages(library)
  for (const { path } of list) {
    try {
      await pages.get({ pathname: path, search: '' })
    } catch (error) {
      return {
        mark: 'fault',
        text: `content: ${path} cannot be shown: ${error instanceof Error ? error.message : error}`,
      }
    }
  }
  return { mark: 'ok', text: `content: all ${list.length} pages can be shown` }
}

async function checkMail(config: Config, isTestMailWanted: boolean): Promise<Verdict> {
  const mailer = createMailer(config)
  if (mailer === undefined) return { mark: 'note', text: 'mail: SMTP_URL is not set; messages are kept until it is' }
  const addresses = toAddresses(config, content.siteData.site)
  try {
    await mailer.verify()
    if (!isTestMailWanted)
      return { mark: 'ok', text: 'mail: the server takes the login; --send-test-mail sends a mail, too' }
    await mailer.send(toTestEmail(addresses, new Date()))
    return { mark: 'ok', text: `mail: the server took a test mail to ${addresses.to}` }
  } catch (error) {
    return { mark: 'fault', text: `mail: ${toMailFault(error).text}; look at SMTP_URL and SMTP_TLS` }
  } finally {
    mailer.close()
  }
}

import type { Site } from '../../shared/content/schemas/site.ts'
import type { Config } from '../config.ts'
import type { Addresses } from './contact-email.ts'

/** From where and to where contact messages are mailed: as set, else as the content has it. */
export function toAddresses(config: Pick<Config, 'MAIL_FROM' | 'MAIL_TO'>, { email }: Pick<Site, 'email'>): Addresses {
  return { from: config.MAIL_FROM ?? email.sender, to: config.MAIL_TO ?? email.info }
}

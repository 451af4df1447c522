import { ConfigError, parseConfig } from '../../server/settings/config.ts'

/** What the start says of settings that are wrong. */
export function messageOf(settings: Readonly<Record<string, string>>): string {
  try {
    parseConfig(settings)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
  }
  throw new Error('the settings were accepted')
}

import { type Config, isPreview } from './config.ts'

/** What an operator should know at start of how others will find the site: one sentence each, none when all is set. */
export function toStartNotes(config: Config): readonly string[] {
  if (config.PUBLIC_URL === undefined) {
    return ['PUBLIC_URL is not set: there is no sitemap and no feed, and shared links show no picture']
  }
  if (isPreview(config)) {
    return [`search engines are told to keep away: APP_ENV is ${config.APP_ENV}; set it to production to be found`]
  }
  return []
}

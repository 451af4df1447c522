import type { Page } from '@playwright/test'

/** By how much the program in the iframe is higher than the iframe. */
export async function hiddenHeight(page: Page): Promise<number> {
  const program = page.frames().find(candidate => candidate.url().includes('/demo-apps/'))
  return (await program?.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)) ?? Number.NaN
}

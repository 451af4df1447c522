import type { Page } from '@playwright/test'
import { z } from 'zod'

const posts = z.array(z.looseObject({ id: z.string() })).min(1)

/** Takes its date from the newest post that the page fetches. Returns what then says its id. */
export async function undateNewestPost(page: Page): Promise<() => string> {
  let id = ''
  await page.route('**/posts.json', async route => {
    const [first, ...others] = posts.parse(await (await fetch(route.request().url())).json())
    id = first?.id ?? ''
    await route.fulfill({ json: [{ ...first, publishedOn: 'someday' }, ...others] })
  })
  return () => id
}

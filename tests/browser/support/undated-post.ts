import type { Page } from '@playwright/test'
import { z } from 'zod'

const posts = z.array(z.looseObject({}))

/** Takes its date from the newest post that the page fetches. */
export async function undateNewestPost(page: Page): Promise<void> {
  await page.route('**/posts.json', async route => {
    const [first, ...others] = posts.parse(await (await fetch(route.request().url())).json())
    await route.fulfill({ json: [{ ...first, publishedOn: 'someday' }, ...others] })
  })
}

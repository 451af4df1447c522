import request from 'supertest'
import { getSharedApp } from './test-app.ts'

/** A list of posts as a site with an address serves it, with its metadata. */
export async function readPostList(address: string) {
  const { text, headers } = await request(
    getSharedApp({ PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' }),
  )
    .get(address)
    .expect(200)
  const main = /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
  return {
    main,
    headers,
    title: /<title>([^<]*)/.exec(text)?.[1],
    ogTitle: /property="og:title" content="([^"]*)/.exec(text)?.[1],
    ogUrl: /property="og:url" content="([^"]*)/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)/.exec(text)?.[1]?.replaceAll('&amp;', '&'),
  }
}

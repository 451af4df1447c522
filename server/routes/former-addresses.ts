import { type RequestHandler, Router } from 'express'
import { defaultSocialPicture } from '../../shared/values/pictures.ts'

/** What sites before this one often called their service workers. Such a worker goes on answering with the old pages. */
const paths = ['/sw.js', '/service-worker.js']

/** Browsers ask for the script of a worker again: this one takes its place, deletes its copies and itself, and reloads the tabs. */
const script = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  const tabs = await self.clients.matchAll({ type: 'window' })
  await Promise.all(tabs.map(tab => tab.navigate(tab.url)))
}
`

/** Release 1.0 drew a preview picture for each page, for which social networks may still ask. */
const drawnPicture = /^\/og\/[\w-]+\.jpg$/

/** What other sites or releases had at this host. */
export function formerAddresses(): RequestHandler {
  const router = Router()
  router.get(paths, (_request, response) => {
    response.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }).type('text/javascript').send(script)
  })
  return router.get(drawnPicture, (_request, response) => response.redirect(301, defaultSocialPicture))
}

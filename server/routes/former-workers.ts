import { type RequestHandler, Router } from 'express'

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

export function formerWorkers(): RequestHandler {
  return Router().get(paths, (_request, response) => {
    response.set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }).type('text/javascript').send(script)
  })
}

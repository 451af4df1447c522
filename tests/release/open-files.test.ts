import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { siteRoutes } from '../support/page-paths.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { waitFor } from '../support/wait-for.ts'

const maxOpenFiles = 256
const paths = [
  ...siteRoutes.filter(({ path }) => !path.includes(':')).map(({ path }) => path),
  '/about.md',
  '/llms.txt',
  '/favicon.ico',
]

/** Connects, asks for a large file and stops reading, so that the file stays open, too. Resolves when it is or the site hangs up. */
function holdFile(port: number): Promise<Socket> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /media/vision.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'))
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    socket.on('close', () => resolve(socket))
    socket.once('data', () => resolve(socket.pause()))
  })
}

test('more connections than the process may open files take no page away: all are there when they have ended', async () => {
  const site = await startSite({ DATA_DIR: makeTempFolder() }, { maxOpenFiles })
  expect(site.logLines.join()).toContain(`the process may open ${maxOpenFiles} files`)
  const sockets = await Promise.all(Array.from({ length: 2 * maxOpenFiles }, () => holdFile(site.port)))
  const asked = await Promise.all(
    paths.map(path =>
      // A connection that is not taken may wait without an answer.
      fetch(site.url + path, { signal: AbortSignal.timeout(10_000) }).then(
        ({ status }) => status,
        () => 'closed',
      ),
    ),
  )
  expect(asked.filter(answer => answer === 500)).toEqual([])
  for (const socket of sockets) socket.destroy()
  await waitFor(async () => expect((await fetch(site.url)).status).toBe(200))
  for (const path of paths) {
    const { status } = await fetch(site.url + path)
    expect([path, status]).toEqual([path, 200])
  }
  expect(site.logLines.filter(line => /EMFILE|"level":[56]0/.test(line))).toEqual([])
})

import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { onTestFinished } from 'vitest'

/** A development server of a project with one plugin, without a port, until the test ends. */
export async function openDevServer(root: string, plugin: Plugin): Promise<ViteDevServer> {
  const mode = { configFile: false, appType: 'custom', logLevel: 'error' } as const
  const server = await createServer({ root, ...mode, server: { middlewareMode: true, ws: false }, plugins: [plugin] })
  onTestFinished(() => server.close())
  return server
}
